import type { CSSProperties } from 'react';
import type { Speech } from '../model/speech.ts';
import { SeatMark } from '@grove/game-kit/board/seat-mark';
import styles from './objectives.module.css';

interface EverybodyProps {
  readonly speech: Speech;
  /** For every seat how far it is, from 0 to 1, and the same in words. */
  readonly rows: readonly { readonly share: number; readonly text: string }[];
}

/** How far everybody is with an objective. */
export function Everybody({ speech, rows }: EverybodyProps) {
  return (
    <ul className={styles.everybody}>
      {rows.map(({ share, text }, seat) => (
        <li key={speech.nameOf(seat)}>
          <SeatMark sign={speech.signOf(seat)} />
          <span>{speech.labelOf(seat)}</span>
          <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
