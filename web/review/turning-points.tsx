import type { Decision } from '@grove/bots';
import { Link } from 'wouter';
import { useLanguage } from '../language.tsx';
import { useReplayWords } from '../replay/words/index.ts';
import { hrefOf, type Source } from '../replay/link.ts';
import type { Told } from './told.ts';

interface TurningPointsProps {
  readonly points: readonly Decision<unknown>[];
  readonly told: Told;
  readonly source: Source;
  readonly isDone: boolean;
}

/** The decisions that cost most; each leads to its moment in the replay. */
export function TurningPoints({ points, told, source, isDone }: TurningPointsProps) {
  const replay = useReplayWords();
  const language = useLanguage();
  return (
    <section className="turning" aria-labelledby="turning">
      <h2 id="turning">{replay.turningPoints}</h2>
      {points.length === 0 && isDone && <p className="second">{replay.noTurningPoints}</p>}
      <ol>
        {points.map((point) => {
          const cost = point.cost.toLocaleString(language, { maximumFractionDigits: 1 });
          const number = told.numberOf(point);
          return (
            <li key={point.at} className="turning-point">
              <h3>{replay.costOf(number, cost)}</h3>
              <p>{replay.wasPlayed(told.turnText(point, point.played))}</p>
              <p>{replay.wasBetter(told.turnText(point, point.better))}</p>
              <Link className="button" href={hrefOf('replay', source, { step: point.at, viewer: point.seat })}>
                {replay.watchFrom(number)}
              </Link>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
