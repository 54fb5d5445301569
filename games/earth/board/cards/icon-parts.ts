/** A part of a sign in 24 x 24 units; without a paint it takes the colour of the text beside it. */
export interface IconPart {
  readonly d: string;
  readonly paint?: string;
  readonly line?: number;
}

/** Paints of pieces and goods; they are the same by day and by night. */
export const GREEN = '#2f7a3f';
export const LEAF = '#6fae55';
const BARK = '#6b4530';
export const DEEP = '#1f5440';
export const RUST = '#a8432a';
const EARTH = '#5b3826';
const EDGE = '#8fae9b';

export const solid = (d: string, paint?: string): IconPart => (paint === undefined ? { d } : { d, paint });
export const stroke = (d: string, line = 2, paint?: string): IconPart =>
  paint === undefined ? { d, line } : { d, line, paint };

/** The two points of a colon, and an arrow from cost to gain. */
export const COLON_PATH = 'M3.4 6.4v.4M3.4 17.2v.4M10 12h10.4M15.4 6.8L20.6 12l-5.2 5.2';

export const POT = [
  solid('M3 12h18l-2.4 9H5.4z', BARK),
  solid('M2 10.6h20v3.2H2z', '#855a3f'),
  solid('M12 12h9l-2.4 9H12z', EARTH),
];
/** The pot on its side: what was in it falls out. */
export const TIPPED_POT = [
  solid('M11 3.4v17.2L2 18V6z', BARK),
  solid('M11 12v8.6L2 18v-6z', EARTH),
  solid('M9.6 2.4h3.4v19.2H9.6z', '#855a3f'),
];
export const CARD_BACK = solid('M2.6 7.4l7.6-2.6 4.2 13.8-7.6 2.6z', EDGE);
export const CARD_FRONT = solid('M9 3.6h10.4a1.6 1.6 0 0 1 1.6 1.6v13.6a1.6 1.6 0 0 1-1.6 1.6H9z', '#fffdf4');
export const CARD_RIM = stroke('M9.4 4.2h9.8a1.2 1.2 0 0 1 1.2 1.2v13.2a1.2 1.2 0 0 1-1.2 1.2H9.4z', 1.6, '#3c5a4c');
export const SPROUT = [
  solid('M11 21V12h2v9z', DEEP),
  solid('M12 14C7.6 14.6 3.4 12 3 6.4c5.2-.2 9 2.6 9 7.6z', LEAF),
  solid('M12 13.4c0-4.8 4-8.2 9.4-8 .2 5.6-4.2 9-9.4 8z', GREEN),
];
export const TREE = [
  solid('M10.6 22v-7h2.8v7z', BARK),
  solid(
    'M12 2c2.6 0 4.4 1.2 5.2 3 2.6.2 4.4 2.2 4.2 4.8 0 2.8-2.2 4.8-5 4.8-1.2 1.2-2.6 1.8-4.4 1.8s-3.2-.6-4.4-1.8c-2.8 0-5-2-5-4.8C2.4 7.2 4.2 5.2 6.8 5 7.6 3.2 9.4 2 12 2z',
    '#4f9446',
  ),
  solid(
    'M12 2c2.6 0 4.4 1.2 5.2 3 2.6.2 4.4 2.2 4.2 4.8 0 2.8-2.2 4.8-5 4.8-1.2 1.2-2.6 1.8-4.4 1.8 2.4-4.4 2.4-10 0-14.4z',
    '#2b6237',
  ),
];
export const grid = (cells: readonly number[]): string =>
  cells.map((cell) => `M${2.6 + (cell % 3) * 6.6} ${2.6 + Math.floor(cell / 3) * 6.6}h5.4v5.4h-5.4z`).join('');
export const hollow = (cells: readonly number[]): IconPart =>
  stroke(
    cells.map((cell) => `M${3.4 + (cell % 3) * 6.6} ${3.4 + Math.floor(cell / 3) * 6.6}h3.8v3.8h-3.8z`).join(''),
    1.2,
  );
export const ring = (r: number): string => `M${12 - r} 12a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
export const letter = (extra: readonly IconPart[], line: number, lean = 0): IconPart[] => [
  stroke(`M${4 + lean} 19L12 4l${8 - lean} 15M7.4 14h9.2`, line),
  ...extra,
];
export const HEAP = [
  solid('M1.6 20C3 12.4 6.6 6.4 12 5.6c5.4.8 9 6.8 10.4 14.4z', BARK),
  solid('M12 5.6c5.4.8 9 6.8 10.4 14.4H13c1.6-5 1.2-10-1-14.4z', EARTH),
  solid('M7.4 14.6h2v2h-2zM11.6 10.4h1.8v1.8h-1.8zM15.6 15.4h2v2h-2zM10.6 17.4h1.4v1.4h-1.4z', '#b98d6c'),
];
export const HAND = [
  solid('M2.6 8.4l6-3.2 6.4 11.6-6 3.4z', EDGE),
  solid('M9.4 3.4h6.4v14.2H9.4z', '#fffdf4'),
  stroke('M9.8 4h5.8v13H9.8z', 1.4, DEEP),
  solid('M16.4 4.6l5.4 2.6-5.6 12-1.4-.8z', EDGE),
];
export const PEOPLE = 'M8 4.4a3.2 3.2 0 1 1-.01 0zM2.4 20c0-6 2.2-9 5.6-9s5.6 3 5.6 9z';
