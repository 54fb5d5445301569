import type { Language } from '../../language.ts';
import { endingWords } from './words/index.ts';
import styles from './rank-mark.module.css';

interface RankMarkProps {
  readonly rank: number;
  readonly language: Language;
  readonly className?: string | undefined;
}

/** Leaves of the left branch of the wreath, from its foot up: where they sit on the circle and how they turn. */
const LEAVES = [200, 228, 256, 284, 312].map((angle) => ({
  x: 50 + 36 * Math.cos((angle * Math.PI) / 180 + Math.PI / 2),
  y: 50 + 36 * Math.sin((angle * Math.PI) / 180 + Math.PI / 2),
  turn: angle + 8,
}));
const LEAF = 'M0 0C8-5 10-14 0-24C-10-14-8-5 0 0Z';

/** A wreath of leaves for the first, a plain number for the others. */
export function RankMark({ rank, language, className }: RankMarkProps) {
  return (
    <span className={`${styles.mark} ${className ?? ''}`} data-first={rank === 1 || undefined}>
      <span className="visually-hidden">{endingWords[language].rank(rank)}</span>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        {rank === 1 && <WreathShapes />}
        <text x="50" y="51" textAnchor="middle" dominantBaseline="central">
          {rank}
        </text>
      </svg>
    </span>
  );
}

/** Two branches in a square of 100, open at the top. */
export const WreathShapes = () => (
  <>
    <Branch />
    <Branch isMirrored />
  </>
);

const Branch = ({ isMirrored = false }: { readonly isMirrored?: boolean }) => (
  <g transform={isMirrored ? 'translate(100 0) scale(-1 1)' : undefined}>
    <path d="M50 88A38 38 0 0 1 20 26" fill="none" stroke="#3f7f4c" strokeWidth="3.5" strokeLinecap="round" />
    {LEAVES.map(({ x, y, turn }, i) => (
      <path
        key={turn}
        d={LEAF}
        transform={`translate(${x} ${y}) rotate(${turn - 68})`}
        fill={i % 2 ? '#6fa857' : '#4b8f50'}
      />
    ))}
  </g>
);
