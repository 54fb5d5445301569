import { itemAt } from '@grove/kernel';
import { type KeyboardEvent, memo, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import { nameOfSpace, SIZE, SPACES } from '../../material/facts.ts';
import { spacePath } from './geometry.ts';
import { Ring } from './rings.tsx';
import styles from './grid.module.css';

export interface GridProps {
  readonly label: string;
  /** What each space is called. */
  readonly names: readonly string[];
  /** What lies on each space, as the legend calls it: its piece, a crevasse, or its biome. */
  readonly icons: readonly string[];
  readonly targets: ReadonlySet<number>;
  readonly chosen: ReadonlySet<number>;
  readonly act: (space: number) => void;
  /** The space under the pointer or the focus, for previews. */
  readonly look: (space: number | undefined) => void;
}

const ROWS = Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (_, column) => row * SIZE + column));

const spotOf = (space: number): `space ${string}` => `space ${nameOfSpace(space)}`;

const cellIn = ({ target }: SyntheticEvent): Element | null =>
  target instanceof Element ? target.closest('[data-space]') : null;

const spaceOf = (cell: Element): number => Number(cell.getAttribute('data-space'));

/** The space that an event happened on. */
function spaceIn(event: SyntheticEvent): number | undefined {
  const cell = cellIn(event);
  return cell === null ? undefined : spaceOf(cell);
}

/** A finger that touches a space acts on it at once; there is no time to look before. */
const isFinger = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';

/** Who clicks has looked already. */
const isByKeyboard = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.matches(':focus-visible');

/**
 * The planet as a grid for keyboards and screen readers: one tab stop, arrows move, Enter acts. It lies over the picture. All
 * events are heard by the grid itself, so that only spaces that look different are drawn anew.
 */
export const Grid = memo(function Grid({ label, names, icons, targets, chosen, act, look }: GridProps) {
  const spot = useSpot();
  const tap = useTap(act);
  const [current, setCurrent] = useState(0);
  const grid = useRef<SVGGElement>(null);
  const focus = (space: number) => grid.current?.querySelector<SVGGElement>(`[data-space="${space}"]`)?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') act(current);
    else if (!(event.key in MOVES)) return;
    else focus(itemAt(MOVES, event.key)(current));
    event.preventDefault();
  };
  const onClick = (event: SyntheticEvent) => {
    const cell = cellIn(event);
    if (cell !== null) tap(cell, spaceOf(cell));
  };
  const on = (space: number | undefined, use: (space: number) => void) => space !== undefined && use(space);
  return (
    <g
      ref={grid}
      role="grid"
      aria-label={label}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerOver={(event) => (isFinger(event) ? undefined : on(spaceIn(event), look))}
      onPointerLeave={() => look(undefined)}
      onFocus={(event) =>
        on(spaceIn(event), (space) => {
          setCurrent(space);
          if (isByKeyboard(event)) look(space);
        })
      }
      onBlur={() => look(undefined)}
    >
      {ROWS.map((row) => (
        <g key={row[0]} role="row">
          {row.map((space) => (
            <Cell
              key={space}
              space={space}
              name={itemAt(names, space)}
              icon={itemAt(icons, space)}
              isTarget={targets.has(space)}
              isChosen={chosen.has(space)}
              isCurrent={space === current}
              isAbout={spot(spotOf(space))['data-about']}
            />
          ))}
        </g>
      ))}
    </g>
  );
});

interface CellProps {
  readonly space: number;
  readonly name: string;
  readonly icon: string;
  readonly isTarget: boolean;
  readonly isChosen: boolean;
  /** Whether the tab key leads here. */
  readonly isCurrent: boolean;
  /** Whether a lesson is about it. */
  readonly isAbout: true | undefined;
}

const Cell = memo(function Cell({ space, name, icon, isTarget, isChosen, isCurrent, isAbout }: CellProps) {
  return (
    <g
      role="gridcell"
      className={isTarget ? `${styles.cell} ${styles.target}` : styles.cell}
      aria-label={name}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      data-space={space}
      data-icon={icon}
      data-spot={spotOf(space)}
      data-about={isAbout}
    >
      <path d={spacePath(space)} fill="transparent" />
      <g className={styles.ring}>
        <Ring space={space} heavy />
      </g>
    </g>
  );
});

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
