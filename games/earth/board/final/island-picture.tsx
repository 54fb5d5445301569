import { itemAt } from '@grove/kernel';
import { memo, useId } from 'react';
import { CELLS, NO_CARD } from '../../rules/grid.ts';
import { BackShapes } from '../island/card-back.tsx';
import { spotAt, windowOf } from '../model/window.ts';
import { PICTURE_WINDOW, PictureShapes } from '../plants/picture.tsx';
import styles from './final.module.css';

/** Of a card, and the gap between two. */
const WIDTH = 50;
const HEIGHT = 60;
const GAP = 5;
const SIZE = { width: 4 * (WIDTH + GAP) - GAP, height: 4 * (HEIGHT + GAP) - GAP };

/** How wide an island is to its height. */
export const ISLAND_SHAPE = SIZE.width / SIZE.height;

interface IslandPictureProps {
  readonly cells: readonly number[];
  /** Cells with a card of which the back is seen (E18.5). */
  readonly faceDown?: readonly number[] | undefined;
  /** Cards that are ringed. */
  readonly isLit?: (card: number) => boolean;
  /** Where it lies in a larger drawing. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** An island in small: what grows on it, without a word. */
export const IslandPicture = memo(function IslandPicture({ cells, faceDown = [], isLit, box }: IslandPictureProps) {
  const id = useId().replaceAll(/[^\w-]/g, '');
  const view = windowOf({ cells, faceDown });
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true" {...box}>
      <clipPath id={`${id}-card`}>
        <rect width={WIDTH} height={HEIGHT} rx="5" />
      </clipPath>
      {Array.from({ length: CELLS }, (_, i) => {
        const { row, column, cell } = spotAt(view, Math.floor(i / 4), i % 4);
        const card = cell < 0 ? NO_CARD : itemAt(cells, cell);
        return (
          <g
            key={i}
            transform={`translate(${column * (WIDTH + GAP)} ${row * (HEIGHT + GAP)})`}
            clipPath={`url(#${id}-card)`}
          >
            {faceDown.includes(cell) ? (
              <svg width={WIDTH} height={HEIGHT} viewBox="0 0 50 70" preserveAspectRatio="xMidYMid slice">
                <BackShapes />
              </svg>
            ) : card === NO_CARD ? (
              <rect width={WIDTH} height={HEIGHT} className={styles.free} />
            ) : (
              <svg width={WIDTH} height={HEIGHT} {...PICTURE_WINDOW}>
                <PictureShapes card={card} small />
              </svg>
            )}
            {card !== NO_CARD && !faceDown.includes(cell) && isLit?.(card) && (
              <rect x="2" y="2" width={WIDTH - 4} height={HEIGHT - 4} rx="4" className={styles.lit} />
            )}
          </g>
        );
      })}
    </svg>
  );
});
