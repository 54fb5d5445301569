import type { CSSProperties } from 'react';
import styles from './objectives.module.css';

interface EverybodyProps {
  readonly nameOf: (seat: number) => string;
  /** For every seat how far it is, from 0 to 1, and the same in words. */
  readonly rows: readonly { readonly share: number; readonly text: string }[];
}

/** How far everybody is with an objective. */
export function Everybody({ nameOf, rows }: EverybodyProps) {
  return (
    <ul className={styles.everybody}>
      {rows.map(({ share, text }, seat) => (
        <li key={nameOf(seat)}>
          <span>{nameOf(seat)}</span>
          <span className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
