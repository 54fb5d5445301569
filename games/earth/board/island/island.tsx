import { itemAt } from '@grove/kernel';
import { useSpot } from '@grove/game-kit/board/help';
import { useTap } from '@grove/game-kit/board/use-tap';
import type { Language } from '@grove/game-kit';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { NO_CARD } from '../../rules/grid.ts';
import { Sentences } from '../cards/sentences.tsx';
import { SmallFace } from '../cards/small-face.tsx';
import { bounds, cardAt, isEdge, type ShownTableau, type Spot, spotsOf, windowOf } from '../model/window.ts';
import { Space } from './space.tsx';
import { useMagnifier } from './use-magnifier.tsx';
import styles from './island.module.css';

export interface SpotLook {
  readonly name: string;
  /** May be chosen now. */
  readonly isTarget: boolean;
  readonly isChosen: boolean;
  /** What a planting here would score. */
  readonly points: number | undefined;
  /** Would activate, or is next to do so. */
  readonly lit: 'would' | 'next' | 'done' | undefined;
  /** Whether the goal that is shown counts what lies here; undefined while none is. */
  readonly counts: boolean | undefined;
  /** Why a click here was refused. */
  readonly refusal: string | undefined;
}

interface IslandProps {
  /** Whose it is. */
  readonly seat: number;
  readonly label: string;
  /** Somebody else's: then its name is seen too. */
  readonly isGuest: boolean;
  readonly language: Language;
  readonly tableau: ShownTableau;
  readonly lookOf: (spot: Spot) => SpotLook;
  /** A finger cannot hover: it may want to look before it acts. */
  readonly act: (spot: Spot, isTouch: boolean) => void;
  /** The space under the pointer or the keyboard's focus. */
  readonly look: (spot: Spot | undefined) => void;
  readonly className?: string | undefined;
}

/** Four by four spaces for keyboards and screen readers too: one tab stop, arrows move, Enter acts. */
export function Island({ seat, label, isGuest, language, tableau, lookOf, act, look, className }: IslandProps) {
  const named = useSpot();
  const tap = useTap(act);
  const view = windowOf(tableau);
  const rows = spotsOf(view);
  const fixed = bounds(view);
  const [current, setCurrent] = useState('1,1');
  const spaces = useRef(new Map<string, HTMLElement>());
  const onKeyDown = (event: KeyboardEvent) => {
    const spot = rows.flat().find((one) => keyOf(one) === current) ?? itemAt(itemAt(rows, 0), 0);
    if (event.key === 'Enter' || event.key === ' ') act(spot, false);
    else if (!(event.key in STEPS)) return;
    else spaces.current.get(neighbourOf(spot, event.key, view.firstRow, view.firstColumn))?.focus();
    event.preventDefault();
  };
  const { magnified, handlers } = useMagnifier((x, y) => {
    const below = document.elementFromPoint(x, y);
    return [...spaces.current].find(([, element]) => element.contains(below))?.[0];
  });
  const held = rows.flat().find((spot) => keyOf(spot) === magnified);
  const hasCurrent = rows.flat().some((spot) => keyOf(spot) === current);
  return (
    <div className={`${styles.frame} ${className ?? ''}`} {...named('island')} data-middle>
      <div
        role="grid"
        aria-label={label}
        className={styles.island}
        data-rows={fixed.rows ? 'fixed' : 'open'}
        data-columns={fixed.columns ? 'fixed' : 'open'}
        data-edge-row={view.firstRow < 0 || undefined}
        data-edge-column={view.firstColumn < 0 || undefined}
        onKeyDown={onKeyDown}
        onPointerLeave={() => look(undefined)}
        {...handlers}
      >
        {rows.map((row) => (
          <div key={itemAt(row, 0).row} role="row" className={styles.row}>
            {row.map((spot) => (
              <Space
                key={keyOf(spot)}
                spot={spot}
                seat={seat}
                tableau={tableau}
                look={lookOf(spot)}
                language={language}
                isEdge={isEdge(spot)}
                tabIndex={keyOf(spot) === current || (!hasCurrent && spot === itemAt(rows, 0)[0]) ? 0 : -1}
                register={(element) => register(spaces.current, keyOf(spot), element)}
                onClick={(space, isTouch) => tap(space, spot, isTouch)}
                onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && look(spot)}
                onFocus={(isKeyboard) => {
                  setCurrent(keyOf(spot));
                  if (isKeyboard) look(spot);
                }}
              />
            ))}
          </div>
        ))}
      </div>
      {held !== undefined && <Magnified spot={held} tableau={tableau} language={language} />}
      {isGuest && (
        <p className={styles.whose} aria-hidden="true">
          {label}
        </p>
      )}
    </div>
  );
}

interface MagnifiedProps extends Pick<IslandProps, 'tableau' | 'language'> {
  readonly spot: Spot;
}

/** A card as large as half the island, on the half where the finger is not. */
function Magnified({ spot, tableau, language }: MagnifiedProps) {
  const card = cardAt(tableau.cells, spot);
  if (card === NO_CARD) return null;
  const pieces = { sprouts: itemAt(tableau.sprouts, spot.cell), growth: itemAt(tableau.growth, spot.cell) };
  return (
    <div className={styles.magnified} data-side={spot.row < 2 ? 'below' : 'above'} aria-hidden="true">
      <SmallFace card={card} {...pieces} language={language} />
      <Sentences card={card} language={language} />
    </div>
  );
}

const keyOf = ({ row, column }: Spot): string => `${row},${column}`;

function register(map: Map<string, HTMLElement>, key: string, element: HTMLElement | null): void {
  if (element) map.set(key, element);
  else map.delete(key);
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Home: [0, -4],
  End: [0, 4],
  PageUp: [-4, 0],
  PageDown: [4, 0],
};

/** Where an arrow leads; at an edge it stays. */
function neighbourOf({ row, column }: Spot, key: string, firstRow: number, firstColumn: number): string {
  const [down, right] = itemAt(STEPS, key);
  const within = (at: number, first: number) => Math.min(3, Math.max(first, at));
  return `${within(row + down, firstRow)},${within(column + right, firstColumn)}`;
}
