import type { ReactNode } from 'react';

/** A game's sign, cut from paper: lies over the edge of its card on the front page. */
export function Emblem({ game }: { readonly game: string }) {
  const picture = PICTURES[game];
  if (picture === undefined) return null;
  return (
    <svg className="emblem" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="50" fill="#FFFDF4" />
      {picture}
    </svg>
  );
}

const Tree = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M0-34 15-4H3V2H-3V-4H-15Z" fill="#FFFDF4" stroke="#FFFDF4" strokeWidth="6" strokeLinejoin="round" />
    <path d="M-3-5H3V2H-3Z" fill="#6B4327" />
    <path d="M0-34V-4H-15Z" fill="#1E5A40" />
    <path d="M0-34 15-4H0Z" fill="#79B25A" />
  </g>
);

/** Six biomes in a round sea. */
const planet = (
  <>
    <circle cx="50" cy="50" r="46" fill="#3F7B86" />
    <path d="M50 4a46 46 0 0 1 0 92a60 60 0 0 0 0-92Z" fill="#2C5F6C" />
    <g stroke="#FFFDF4" strokeWidth="2.4" strokeLinejoin="round">
      <path d="M24 20Q50 9 76 20L64 46H36Z" fill="#E8EEF4" />
      <path d="M24 20 36 46 50 50H15Q15 33 24 20Z" fill="#7FA650" />
      <path d="M76 20Q85 33 85 50H50L64 46Z" fill="#E38DAA" />
      <path d="M15 50H50L36 56 24 80Q15 67 15 50Z" fill="#2B6063" />
      <path d="M85 50H50L64 56 76 80Q85 67 85 50Z" fill="#F0CD5B" />
      <path d="M36 54 50 50 64 54 76 80Q50 91 24 80Z" fill="#836D92" />
    </g>
    <Tree x={50} y={42} size={0.8} />
    <Tree x={29} y={47} size={0.55} />
    <Tree x={69} y={66} size={0.6} />
  </>
);

/** A disc with its label. */
const record = (
  <>
    <circle cx="50" cy="50" r="46" fill="#1B1A1F" />
    <path d="M50 50 34 7A46 46 0 0 1 58 5ZM50 50 66 93A46 46 0 0 1 42 95Z" fill="#3A373F" />
    <g fill="none" stroke="#39363E" strokeWidth="1.2">
      <circle cx="50" cy="50" r="40" />
      <circle cx="50" cy="50" r="34" />
    </g>
    <circle cx="50" cy="50" r="26" fill="#E8793A" />
    <path
      d="M50 50 44 25H56ZM50 50 62 27 71 35ZM50 50 74 42 76 54ZM50 50 38 27 29 35ZM50 50 26 42 24 54Z"
      fill="#B9501A"
    />
    <path d="M34 62A17 17 0 0 1 66 62L60 74A26 26 0 0 1 40 74Z" fill="#FFF3DC" />
    <circle cx="50" cy="50" r="4" fill="#FFF3DC" />
    <circle cx="50" cy="50" r="1.8" fill="#1B1A1F" />
  </>
);

/** An island under a sunny sky. */
const island = (
  <>
    <circle cx="50" cy="50" r="46" fill="#F7E7BE" />
    <circle cx="70" cy="30" r="9" fill="#F0A92B" />
    <path d="M8 68A46 46 0 0 0 92 68Q72 60 50 64T8 68Z" fill="#2F74AD" />
    <path d="M16 68Q32 52 50 54T84 68Q66 78 50 78T16 68Z" fill="#7A5437" />
    <path d="M16 68Q32 52 50 54T84 68Q66 64 50 66T16 68Z" fill="#447F32" />
    <path d="M45 60Q44 48 46 36H50Q49 48 51 60Z" fill="#593A24" />
    <g stroke="#FFFDF4" strokeWidth="1.6">
      <circle cx="38" cy="34" r="12" fill="#2E6022" />
      <circle cx="56" cy="35" r="11" fill="#447F32" />
      <circle cx="47" cy="25" r="12" fill="#79B25A" />
    </g>
    <circle cx="68" cy="59" r="7" fill="#B8432F" />
    <circle cx="62" cy="61" r="5" fill="#D26A4E" />
  </>
);

const PICTURES: Readonly<Record<string, ReactNode>> = {
  'evergreen-planet': planet,
  'evergreen-concert': record,
  earth: island,
};
