import type { IconName } from './icon-names.ts';

/** A part of a sign in 24 x 24 units; without a paint it takes the colour of the text beside it. */
export interface IconPart {
  readonly d: string;
  readonly paint?: string;
  readonly line?: number;
}

const GREEN = '#2f7a3f';
const LEAF = '#6fae55';
const BARK = '#6b4530';
const DEEP = '#1f5440';
const RUST = '#a8432a';
const EARTH = '#5b3826';
const EDGE = '#8fae9b';

const solid = (d: string, paint?: string): IconPart => (paint === undefined ? { d } : { d, paint });
const stroke = (d: string, line = 2, paint?: string): IconPart =>
  paint === undefined ? { d, line } : { d, line, paint };

const POT = [
  solid('M3 12h18l-2.4 9H5.4z', BARK),
  solid('M2 10.6h20v3.2H2z', '#855a3f'),
  solid('M12 12h9l-2.4 9H12z', EARTH),
];
const CARD_BACK = solid('M2.6 7.4l7.6-2.6 4.2 13.8-7.6 2.6z', EDGE);
const CARD_FRONT = solid('M9 3.6h10.4a1.6 1.6 0 0 1 1.6 1.6v13.6a1.6 1.6 0 0 1-1.6 1.6H9z', '#fffdf4');
const CARD_RIM = stroke('M9.4 4.2h9.8a1.2 1.2 0 0 1 1.2 1.2v13.2a1.2 1.2 0 0 1-1.2 1.2H9.4z', 1.6, '#3c5a4c');
const SPROUT = [
  solid('M11 21V12h2v9z', DEEP),
  solid('M12 14C7.6 14.6 3.4 12 3 6.4c5.2-.2 9 2.6 9 7.6z', LEAF),
  solid('M12 13.4c0-4.8 4-8.2 9.4-8 .2 5.6-4.2 9-9.4 8z', GREEN),
];
const TREE = [
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
const grid = (cells: readonly number[]): string =>
  cells.map((cell) => `M${2.6 + (cell % 3) * 6.6} ${2.6 + Math.floor(cell / 3) * 6.6}h5.4v5.4h-5.4z`).join('');
const hollow = (cells: readonly number[]): IconPart =>
  stroke(
    cells.map((cell) => `M${3.4 + (cell % 3) * 6.6} ${3.4 + Math.floor(cell / 3) * 6.6}h3.8v3.8h-3.8z`).join(''),
    1.2,
  );
const ring = (r: number): string => `M${12 - r} 12a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const letter = (extra: readonly IconPart[], line: number, lean = 0): IconPart[] => [
  stroke(`M${4 + lean} 19L12 4l${8 - lean} 15M7.4 14h9.2`, line),
  ...extra,
];
const HEAP = [
  solid('M1.6 20C3 12.4 6.6 6.4 12 5.6c5.4.8 9 6.8 10.4 14.4z', BARK),
  solid('M12 5.6c5.4.8 9 6.8 10.4 14.4H13c1.6-5 1.2-10-1-14.4z', EARTH),
  solid('M7.4 14.6h2v2h-2zM11.6 10.4h1.8v1.8h-1.8zM15.6 15.4h2v2h-2zM10.6 17.4h1.4v1.4h-1.4z', '#b98d6c'),
];
const HAND = [
  solid('M2.6 8.4l6-3.2 6.4 11.6-6 3.4z', EDGE),
  solid('M9.4 3.4h6.4v14.2H9.4z', '#fffdf4'),
  stroke('M9.8 4h5.8v13H9.8z', 1.4, DEEP),
  solid('M16.4 4.6l5.4 2.6-5.6 12-1.4-.8z', EDGE),
];
const PEOPLE = 'M8 4.4a3.2 3.2 0 1 1-.01 0zM2.4 20c0-6 2.2-9 5.6-9s5.6 3 5.6 9z';

/** The signs, each of one to six parts. */
export const ICONS: Readonly<Record<IconName, readonly IconPart[]>> = {
  tree: [
    solid('M12 2.4c5.4 0 8.8 3 8.8 7.2 0 4-3.2 6.6-7.4 7V22h-2.8v-5.4c-4.2-.4-7.4-3-7.4-7 0-4.2 3.4-7.2 8.8-7.2z'),
  ],
  bush: [
    solid(
      'M5.8 19C3 19 1.4 17.2 1.4 15c0-2.4 1.8-4 4-4 .4-3.6 3-6 6.6-6s6.2 2.4 6.6 6c2.2 0 4 1.6 4 4 0 2.2-1.6 4-4.4 4z',
    ),
  ],
  herb: [
    solid('M13 21C12 13 14 6.4 20.4 2c1.2 8-.6 14.6-7.4 19z'),
    solid('M10.8 18.4C9.2 13.4 6.8 11 2.6 9.8c.2 5 2.8 8.4 8.2 8.6z'),
  ],
  mushroom: [solid('M2 13C2 7.4 6.4 3.4 12 3.4S22 7.4 22 13z'), solid('M9.6 14.6h4.8l1 6.4H8.6z')],
  flora: [
    solid('M12 22c-1-6 0-11 4-17 3 7 2 13-4 17z', '#2b6237'),
    solid('M11.4 22C6.4 20.6 3.4 16 3.6 9.4c5.6 1.6 8.2 6 7.8 12.6z', '#5f9a4c'),
  ],
  terrain: [solid('M1.4 20L8.4 6.4l4.6 7.8 2.8-3.8L22.6 20z')],
  event: [solid('M13.8 1.6L4.6 13.6h5.8L8.8 22.4l10.6-13h-6.4z')],
  sunny: [
    solid(ring(4.6), '#f0a92b'),
    stroke(
      'M12 1.6v3.6M12 18.8v3.6M1.6 12h3.6M18.8 12h3.6M4.7 4.7l2.5 2.5M16.8 16.8l2.5 2.5M19.3 4.7l-2.5 2.5M7.2 16.8l-2.5 2.5',
      2.2,
      '#e08a1a',
    ),
  ],
  wet: [
    solid('M12 2.2c3.8 5 6.4 8.6 6.4 12a6.4 6.4 0 0 1-12.8 0c0-3.4 2.6-7 6.4-12z', '#2f7fb0'),
    stroke('M9 15.2a3.2 3.2 0 0 0 2.4 2.6', 1.6, '#bfe3ee'),
  ],
  rocky: [solid('M1.6 20L8 10.4l3.8 2.4L14.4 20z', '#8b7a70'), solid('M10.4 20l4.4-13 4.2 2.6L22.4 20z', '#5b4a42')],
  cold: [
    stroke(
      'M12 2v20M3.4 7l17.2 10M20.6 7L3.4 17M9 3.6l3 2.6 3-2.6M9 20.4l3-2.6 3 2.6M3 10.8l3.6-1.6-.6-4M21 13.2l-3.6 1.6.6 4',
      1.9,
      '#4a63a8',
    ),
  ],
  soil: HEAP,
  sprout: SPROUT,
  growth: TREE,
  draw: [CARD_BACK, CARD_FRONT, CARD_RIM, stroke('M14.9 8.6v6.8M11.5 12h6.8', 2.4, '#2f6b3a')],
  compost: [stroke('M12 1.6v6.8M8.8 5.8L12 9l3.2-3.2', 2.2, RUST), ...POT],
  deck: [solid('M6 1.6h12v7H6z', '#fffdf4'), stroke('M6.6 2.2h10.8v6.6H6.6z', 1.4, DEEP), ...POT],
  uncompost: [stroke('M12 9V2M8.8 5.2L12 2l3.2 3.2', 2.2, GREEN), ...POT],
  seed: [
    solid('M12 1.8c4.6 4.4 7 8.4 7 12.4a7 7 0 0 1-14 0c0-4 2.4-8 7-12.4z', '#d99a3a'),
    solid('M12 1.8c4.6 4.4 7 8.4 7 12.4a7 7 0 0 1-7 7c2.6-6 2.6-13 0-19.4z', '#b4741f'),
  ],
  leaf: [
    solid('M12 1.6C17.6 7 19.6 12 18 16.6c-1 3-3.2 4.6-6 5.8-2.8-1.2-5-2.8-6-5.8C4.4 12 6.4 7 12 1.6z'),
    stroke('M12 8v14', 1.2, '#ffffff88'),
  ],
  pick: [stroke('M12 9V2M8.8 5.2L12 2l3.2 3.2', 2.2, DEEP), ...POT],
  hand: HAND,
  card: [CARD_FRONT, CARD_RIM],
  others: [
    solid(PEOPLE),
    solid('M16.4 6.4a2.8 2.8 0 1 1-.01 0zM14.8 20c0-3.4-.4-5.4-1.4-7 .8-.8 1.8-1.2 3-1.2 3.2 0 5.2 2.8 5.2 8.2z'),
  ],
  opponent: [solid('M12 3.4a3.6 3.6 0 1 1-.01 0zM5.4 21c0-6.6 2.6-10 6.6-10s6.6 3.4 6.6 10z')],
  neighbour: [stroke('M8 6l-5.4 6L8 18M16 6l5.4 6L16 18', 2.4), solid(ring(2.8))],
  best: [solid('M12 2.4l2.8 6.4 7 .6-5.4 4.6 1.6 6.8L12 17.2 6 20.8l1.6-6.8L2.2 9.4l7-.6z')],
  planted: [stroke('M12 3v11M7.6 10L12 14.4 16.4 10', 2.4), solid('M3 18.6h18v2.8H3z')],
  sets: [
    solid('M3 6h4.6v12H3z', '#b8432f'),
    solid('M9.6 6h4.6v12H9.6z', '#2f74ad'),
    solid('M16.2 6h4.6v12h-4.6z', '#ebbb3a'),
  ],
  empty: [stroke('M4 4h16v16H4z', 2)],
  bare: [stroke(ring(8), 2), stroke('M6.4 17.6L17.6 6.4', 2)],
  red: [solid(ring(10), '#b8432f'), stroke('M12 6v8M8.6 10.8L12 14.2l3.4-3.4M7.6 17.4h8.8', 2.2, '#ffffff')],
  blue: [
    solid(ring(10), '#2f74ad'),
    solid('M12 5.6c2.6 3.4 4.2 5.8 4.2 8a4.2 4.2 0 0 1-8.4 0c0-2.2 1.6-4.6 4.2-8z', '#ffffff'),
  ],
  yellow: [solid(ring(10), '#ebbb3a'), stroke('M12 17.6V7M8.4 10.4L12 6.8l3.6 3.6', 2.4, '#2e2100')],
  green: [
    solid(ring(10), '#447f32'),
    solid(
      'M12.8 17.6c-.6-5.6.8-9 4.8-11.4.6 5.4-.8 8.8-4.8 11.4zM11.2 16.6c-1-3.4-2.4-4.8-5-5.6.2 3.2 1.8 5.4 5 5.6z',
      '#ffffff',
    ),
  ],
  multicolor: [
    solid('M12 2a10 10 0 0 0-10 10 10 10 0 0 0 3.6 7.7L12 12z', '#b8432f'),
    solid('M12 2v10l6.4 7.7A10 10 0 0 0 12 2z', '#2f74ad'),
    solid('M5.6 19.7a10 10 0 0 0 12.8 0L12 12z', '#ebbb3a'),
  ],
  brown: [solid(ring(10), '#7a5437'), stroke('M12 6.8V12l3.4 2.2', 2.2, '#ffffff')],
  black: [solid(ring(10), '#2a2d33'), solid('M13.2 5.4L7.8 13h3.6l-1 5.6 6-8h-4z', '#ffffff')],
  row: [solid(grid([3, 4, 5])), hollow([0, 1, 2, 6, 7, 8])],
  column: [solid(grid([1, 4, 7])), hollow([0, 2, 3, 5, 6, 8])],
  orthogonal4: [solid(grid([1, 3, 5, 7])), hollow([4])],
  diagonal4: [solid(grid([0, 2, 6, 8])), hollow([4])],
  adjacent8: [solid(grid([0, 1, 2, 3, 5, 6, 7, 8])), hollow([4])],
  line_orthogonal: [stroke('M4 19V12h8V5h8', 3), solid('M2.4 17.4h3.4v3.4H2.4zM18.4 3.4h3.4v3.4h-3.4z')],
  diagonal: [solid(grid([0, 4, 8])), hollow([2, 6])],
  directional: [
    stroke(
      'M12 3v18M3 12h18M9.4 5.6L12 3l2.6 2.6M9.4 18.4L12 21l2.6-2.6M5.6 9.4L3 12l2.6 2.6M18.4 9.4L21 12l-2.6 2.6',
      1.9,
    ),
  ],
  bold: letter([], 3.8),
  italic: letter([], 1.9, 3),
  underline: letter([stroke('M3 22.2h18', 1.8)], 1.9),
  'has-growth': TREE,
  'has-sprout': SPROUT,
  'has-soil': HEAP,
  'has-compost': POT,
  'has-draw': [CARD_BACK, CARD_FRONT, CARD_RIM],
  'has-colon': [stroke('M3 12h16M13.4 6.4L19 12l-5.6 5.6', 2.6)],
  habitats: [solid('M7 7.4a4.6 4.6 0 1 1-.01 0z', '#f0a92b'), solid('M16.6 7.4a4.6 4.6 0 1 1-.01 0z', '#2f7fb0')],
  points: [solid('M6 2.4h12v18l-6-3.6-6 3.6z', '#1c5a44')],
  abilities: [solid('M2 6h20v5H2z', '#ebbb3a'), solid('M2 13h20v5H2z', '#b8432f')],
  'sprout-space': [stroke(ring(8), 2)],
  trunk: [stroke('M8 3.6h8v16.8H8z', 2.2, '#a0683f')],
  canopy: [stroke('M12 5c5.2 0 9 3 9 7s-3.8 7-9 7-9-3-9-7 3.8-7 9-7z', 2.2, GREEN)],
  'full-sprouts': [solid(ring(9), '#cfe6c0'), ...SPROUT],
  'full-growth': [solid('M12 4c5.6 0 9.8 3.4 9.8 8s-4.2 8-9.8 8-9.8-3.4-9.8-8 4.2-8 9.8-8z', GREEN)],
  'full-both': [solid('M8 4.6a6 6 0 1 1-.01 0z', LEAF), solid('M16 8.6a6 6 0 1 1-.01 0z', GREEN)],
  all_different: [stroke('M4 9h16M4 15h16M16.6 4L7.4 20', 2.4)],
  all_share: [stroke('M4 9h16M4 15h16', 2.6)],
  ability_color: [
    solid('M2.6 4h18.8v4.6H2.6z', '#b8432f'),
    solid('M2.6 9.7h18.8v4.6H2.6z', '#2f74ad'),
    solid('M2.6 15.4h18.8V20H2.6z', '#ebbb3a'),
  ],
  card_type: TREE,
  habitat: [solid(ring(5), '#f0a92b')],
  sprouts: SPROUT,
  never: [stroke(ring(8.4), 2.4), stroke('M6.2 17.8L17.8 6.2', 2.4)],
  over: [CARD_BACK, CARD_FRONT, CARD_RIM, stroke('M14 8.4v8.4M10.8 13.6L14 16.8l3.2-3.2', 2, RUST)],
  copy: [CARD_BACK, CARD_FRONT, CARD_RIM],
};

/** Signs that stand bare in the colour of the band; all others lie on a cream plate. */
export const BARE_ICONS: ReadonlySet<IconName> = new Set<IconName>([
  'tree',
  'bush',
  'herb',
  'mushroom',
  'terrain',
  'event',
  'row',
  'column',
  'orthogonal4',
  'diagonal4',
  'adjacent8',
  'line_orthogonal',
  'diagonal',
  'directional',
  'bold',
  'italic',
  'underline',
  'others',
  'opponent',
  'neighbour',
  'best',
  'planted',
  'empty',
  'bare',
  'never',
  'all_different',
  'all_share',
  'has-colon',
  'sprout-space',
]);

/** The sign on the tab of a band (green leaves, red into the heap, blue drop, yellow up, brown clock, black bolt). */
export const TAB_SIGNS: Readonly<Record<string, readonly IconPart[]>> = {
  green: [
    solid('M13 20.4C12 12.6 14 6.6 20 3c1 7.6-.8 13.6-7 17.4z'),
    solid('M10.8 18.6C9.2 14 7 11.8 3 10.8c.2 4.6 2.6 7.6 7.8 7.8z'),
  ],
  red: [stroke('M12 3v10.6M7.6 9.6L12 14l4.4-4.4', 2.8), solid('M3.6 20.6c2.6-4 14.2-4 16.8 0z')],
  blue: [solid('M12 2.6c3.8 4.8 6.4 8.2 6.4 11.6a6.4 6.4 0 0 1-12.8 0c0-3.4 2.6-6.8 6.4-11.6z')],
  yellow: [stroke('M12 20.6V4.6M6 10.4l6-6 6 6', 3)],
  multicolor: [solid('M6 9.4a2.8 2.8 0 1 1-.01 0zM12 9.4a2.8 2.8 0 1 1-.01 0zM18 9.4a2.8 2.8 0 1 1-.01 0z')],
  brown: [stroke(ring(8.6), 2.4), stroke('M12 7.4V12l3.2 2', 2.4)],
  black: [solid('M13.6 2.4L5 13.6h5.6L9.2 21.6l9.8-12h-6z')],
};
