import type { CSSProperties } from 'react';
import type { SeatSign } from '../../signs.ts';
import styles from './seat-mark.module.css';

interface SeatMarkProps {
  readonly sign: SeatSign;
  readonly className?: string | undefined;
}

/** Colour and letter of a player; the shape tells the team. The name stands beside it or is said otherwise. */
export const SeatMark = ({ sign: { letter, tone, team }, className }: SeatMarkProps) => (
  <b
    className={`${styles.mark} ${className ?? ''}`}
    style={{ '--ground': tone.ground, '--mark-ink': tone.ink } as CSSProperties}
    data-sign={letter}
    data-team={team}
    data-long={letter.length > 1 || undefined}
    aria-hidden="true"
  >
    {letter}
  </b>
);
