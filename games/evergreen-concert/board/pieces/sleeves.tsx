import { useId } from 'react';
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
export function Sleeves({ cards, box }: SleevesProps) {
  const id = useId().replaceAll(/[^\w-]/g, '');
  return (
    <svg viewBox={`0 0 ${ROW} ${HEIGHT}`} {...box}>
      <clipPath id={`${id}-card`}>
        <rect width={WIDTH} height={HEIGHT} rx="7" />
      </clipPath>
      {cards.map((card, i) => (
        <g key={card} transform={`translate(${i * (WIDTH + GAP)} 0)`} clipPath={`url(#${id}-card)`}>
          <SleeveShapes card={card} />
        </g>
      ))}
    </svg>
  );
}
