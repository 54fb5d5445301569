import type { Card } from '../../material/index.ts';
import { HEIGHT, WIDTH } from './shapes.ts';
import { SleeveShapes } from './sleeve.tsx';

const GAP = 8;
const ROW = 3 * WIDTH + 2 * GAP;

/** How wide three piles are to their height. */
export const SLEEVES_SHAPE = ROW / HEIGHT;

interface SleevesProps {
  readonly cards: readonly Card[];
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Three piles side by side, in a larger drawing. */
export const Sleeves = ({ cards, box }: SleevesProps) => (
  <svg viewBox={`0 0 ${ROW} ${HEIGHT}`} {...box}>
    {cards.map((card, i) => (
      <svg
        key={card}
        x={i * (WIDTH + GAP)}
        y="0"
        width={WIDTH}
        height={HEIGHT}
        style={{ clipPath: 'inset(0 round 7px)' }}
      >
        <SleeveShapes card={card} />
      </svg>
    ))}
  </svg>
);
