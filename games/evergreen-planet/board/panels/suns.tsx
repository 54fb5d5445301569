import { memo } from 'react';
import { SEASONS } from '../../material/facts.ts';
import type { Forecast } from '../../rules/forecast.ts';
import { onCircle } from '../planet/geometry.ts';
import type { Calendar } from '../planet/calendar.ts';
import { seasonName, type Speech } from '../model/speech.ts';
import { useTap } from '@grove/game-kit/board/use-tap';
import { Panel } from '@grove/game-kit/board/panel';
import styles from './suns.module.css';

interface SunsProps {
  readonly forecast: Forecast;
  readonly gain: Forecast | undefined;
  readonly calendar: Calendar;
  readonly speech: Speech;
  /** The season whose light the planet shows. */
  readonly shown: number;
  readonly show: (season: number) => void;
  /** Whose light it is, where it is not the viewer's. */
  readonly owner: string | undefined;
  readonly className?: string | undefined;
}

/** The light under each sun to come; pressing one shows its shade on the planet. */
export const Suns = memo(function Suns({ forecast, gain, calendar, speech, shown, show, owner, className }: SunsProps) {
  const tap = useTap(show);
  return (
    <Panel title={speech.board.sunsToCome} note={owner} className={className}>
      <div className={styles.suns}>
        {SEASONS.map((season, i) => {
          const points = forecast.light[i];
          if (points === null) return null;
          return (
            <button
              key={season}
              type="button"
              className={styles.sun}
              aria-pressed={i === shown}
              onClick={({ currentTarget }) => tap(currentTarget, i)}
            >
              <span className={styles.name}>{seasonName(speech, i)} </span>
              <SunSide side={calendar.sideOf(i)} />
              <span className={styles.points}>
                {points} <span className="visually-hidden">{speech.board.showSun}</span>
                <Gain points={gain?.light[i] ?? 0} />
              </span>
            </button>
          );
        })}
      </div>
    </Panel>
  );
});

export const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

function Gain({ points }: { readonly points: number }) {
  if (points === 0) return null;
  return <span className={points > 0 ? styles.more : styles.less}>{signed(points)}</span>;
}

/** A small planet with the sun at its side. */
export function SunSide({ side }: { readonly side: number }) {
  const sun = onCircle(38, side * 90 - 90);
  return (
    <svg className={styles.picture} viewBox="-50 -50 100 100" aria-hidden="true" data-icon="season">
      <circle r="38" fill="none" stroke="var(--line)" strokeWidth="4" />
      <circle r="24" fill="#2A5763" />
      <circle cx={sun.x} cy={sun.y} r="11" fill="#F0A92B" />
    </svg>
  );
}
