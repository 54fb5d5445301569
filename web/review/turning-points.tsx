import type { Decision } from '@grove/bots';
import { Link } from 'wouter';
import { useLanguage } from '../language.tsx';
import { useReplayWords } from '../replay/words/index.ts';
import { hrefOf, type Source } from '../replay/link.ts';
import type { DecisionWords } from './decision-words.ts';

interface TurningPointsProps {
  readonly points: readonly Decision<unknown>[];
  readonly inWords: DecisionWords;
  readonly source: Source;
  readonly isDone: boolean;
}

/** The decisions that cost most; each leads to its position in the replay. */
export function TurningPoints({ points, inWords, source, isDone }: TurningPointsProps) {
  const replay = useReplayWords();
  const language = useLanguage();
  return (
    <section className="turning" aria-labelledby="turning">
      <h2 id="turning">{replay.turningPoints}</h2>
      {points.length === 0 && isDone && <p className="second">{replay.noTurningPoints}</p>}
      <ol>
        {points.map((point) => {
          const cost = point.cost.toLocaleString(language, { maximumFractionDigits: 1 });
          const number = inWords.numberOf(point);
          return (
            <li key={point.at} className="turning-point">
              <h3>{replay.costOf(number, cost)}</h3>
              <p>{replay.wasPlayed(inWords.turnText(point, point.played))}</p>
              <p>{replay.wasBetter(inWords.turnText(point, point.better))}</p>
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
