import { useId } from 'react';
import { cards } from '../../material/cards.ts';
import { PICTURE_WINDOW, PictureShapes } from '../plants/picture.tsx';

const COLUMNS = 2;
const WIDTH = 107.5;
const HEIGHT = 83;
const GAP = 5;

/** The cards of her deck (E17.2), as many as fill the height of an island. */
const HERS = cards.flatMap(({ kind }, card) => (kind === 'gaia' ? [card] : [])).slice(0, 6);

/** Gaia has no island: what stands for her are the cards that she plays by. */
export function GaiaPicture() {
  const id = useId().replaceAll(/[^\w-]/g, '');
  return (
    <svg viewBox="0 0 220 260" aria-hidden="true">
      <clipPath id={`${id}-card`}>
        <rect width={WIDTH} height={HEIGHT} rx="7" />
      </clipPath>
      {HERS.map((card, i) => (
        <g
          key={card}
          transform={`translate(${(i % COLUMNS) * (WIDTH + GAP)} ${Math.floor(i / COLUMNS) * (HEIGHT + GAP)})`}
          clipPath={`url(#${id}-card)`}
        >
          <svg width={WIDTH} height={HEIGHT} {...PICTURE_WINDOW}>
            <PictureShapes card={card} small />
          </svg>
        </g>
      ))}
    </svg>
  );
}
