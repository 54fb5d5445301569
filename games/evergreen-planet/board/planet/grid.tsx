import { type KeyboardEvent, useRef, useState } from 'react';
import { useSpot } from '../../../board/parts/help.tsx';
import { nameOfSpace, SIZE, SPACES } from '../../material/facts.ts';
import { spacePath } from './geometry.ts';
import { Ring } from './rings.tsx';
import styles from './grid.module.css';

export interface GridProps {
  readonly label: string;
  readonly nameOf: (space: number) => string;
  readonly isTarget: (space: number) => boolean;
  readonly isChosen: (space: number) => boolean;
  readonly act: (space: number) => void;
  /** The space under the pointer or the focus, for previews. */
  readonly look: (space: number | undefined) => void;
}

const ROWS = Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (_, column) => row * SIZE + column));

/** The planet as a grid for keyboards and screen readers: one tab stop, arrows move, Enter acts. It lies over the picture. */
export function Grid({ label, nameOf, isTarget, isChosen, act, look }: GridProps) {
  const spot = useSpot();
  const [current, setCurrent] = useState(0);
  const cells = useRef<(SVGGElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') act(current);
    else if (!(event.key in MOVES)) return;
    else cells.current[MOVES[event.key](current)]?.focus();
    event.preventDefault();
  };
  return (
    <g role="grid" aria-label={label} onKeyDown={onKeyDown} onPointerLeave={() => look(undefined)}>
      {ROWS.map((row) => (
        <g key={row[0]} role="row">
          {row.map((space) => (
            <g
              key={space}
              ref={(cell) => {
                cells.current[space] = cell;
              }}
              role="gridcell"
              className={isTarget(space) ? `${styles.cell} ${styles.target}` : styles.cell}
              aria-label={nameOf(space)}
              aria-selected={isChosen(space)}
              tabIndex={space === current ? 0 : -1}
              data-space={space}
              {...spot(`space ${nameOfSpace(space)}`)}
              onClick={() => act(space)}
              onPointerEnter={() => look(space)}
              onFocus={() => {
                setCurrent(space);
                look(space);
              }}
              onBlur={() => look(undefined)}
            >
              <path d={spacePath(space)} fill="transparent" />
              <g className={styles.ring}>
                <Ring space={space} heavy />
              </g>
            </g>
          ))}
        </g>
      ))}
    </g>
  );
}

const rowStart = (space: number): number => space - (space % SIZE);

/** Where the arrows and their relatives lead; at an edge they stay. */
const MOVES: Readonly<Record<string, (space: number) => number>> = {
  ArrowLeft: (space) => Math.max(rowStart(space), space - 1),
  ArrowRight: (space) => Math.min(rowStart(space) + SIZE - 1, space + 1),
  ArrowUp: (space) => (space >= SIZE ? space - SIZE : space),
  ArrowDown: (space) => (space < SPACES - SIZE ? space + SIZE : space),
  Home: rowStart,
  End: (space) => rowStart(space) + SIZE - 1,
  PageUp: (space) => space % SIZE,
  PageDown: (space) => SPACES - SIZE + (space % SIZE),
};
