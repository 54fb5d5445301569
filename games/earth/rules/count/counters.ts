import type { Counter, CountWord, Direction } from '../../material/vocabulary.ts';
import { type Area, piecesOn } from '../area.ts';
import { ALL_CELLS, bitCount, COLUMNS, columnOf, directionMasks, occupied, ORTHOGONAL, ROWS, rowOf } from '../grid.ts';
import { countArea, countCells, countPlanted, matchingCells } from './cards.ts';
import { fullLines, linePasses, linesOf } from './lines.ts';
import { longestDiagonal, longestOrthogonalThrough } from './paths.ts';
import { countSets } from './sets.ts';

/** Who counts, from where. */
export interface Counting {
  readonly areas: readonly Area[];
  readonly seat: number;
  /** Whose area a `neighbour` scope looks at. */
  readonly neighbour: number;
  /** Where the card with the ability lies; -1 for island, climate, ecosystem and fauna. */
  readonly cell: number;
  readonly direction?: Direction | undefined;
}

type CounterOf<Word extends CountWord> = Extract<Counter, { count: Word }>;
type Count<Word extends CountWord> = (counter: CounterOf<Word>, from: Counting) => number;

const own = ({ areas, seat }: Counting): Area => areas[seat];

/** E20.10: the row or the column of the card that counts. */
export const lineOf = ({ cell, direction }: Counting): number =>
  direction === 'column' ? COLUMNS[columnOf(cell)] : ROWS[rowOf(cell)];

/** E20.1. */
const scopes = {
  tableau: ({ filter }, from) => countCells(own(from), filter, ALL_CELLS),
  area: ({ filter }, from) => countArea(own(from), filter),
  direction: ({ filter }, from) => countCells(own(from), filter, directionMasks[from.direction ?? 'row'][from.cell]),
  planted_this_turn: ({ filter }, from) => countPlanted(own(from), filter),
  neighbour: ({ filter }, from) => countArea(from.areas[from.neighbour], filter),
  best_player: ({ filter }, from) => Math.max(...from.areas.map((area) => countArea(area, filter))),
} satisfies Record<CounterOf<'cards'>['scope'], Count<'cards'>>;

/** E20: one small function per word. */
const counters = {
  cards: (counter, from) => scopes[counter.scope](counter, from),
  events: ({ scope }, from) => (scope === 'neighbour' ? from.areas[from.neighbour] : own(from)).events.length,
  soil: (_, from) => own(from).soil,
  hand: (_, from) => own(from).hand.length,
  compost: (_, from) => own(from).compost.length,
  sprouts: (_, from) => piecesOn(own(from).sprouts),
  growth: (_, from) => piecesOn(own(from).growth),
  sets: (_, from) => countSets(own(from)),
  empty_spaces: (_, from) => 4 - bitCount(occupied(own(from).cells) & ORTHOGONAL[from.cell]),
  full_rows: (_, from) => fullLines(own(from), 'rows').length,
  full_columns: (_, from) => fullLines(own(from), 'columns').length,
  full_diagonals: (_, from) => fullLines(own(from), 'diagonals').length,
  longest_line: ({ line, filter }, from) => {
    const mask = matchingCells(own(from), filter, ALL_CELLS);
    return line === 'diagonal' ? longestDiagonal(mask) : longestOrthogonalThrough(mask, from.cell);
  },
  lines: (counter, from) => linesOf(counter.line).filter((line) => linePasses(own(from), line, counter)).length,
  this_line: (counter, from) => Number(linePasses(own(from), lineOf(from), counter)),
  // Only Gaia's cards count these (E20.13), and they are read into words of her own.
  cards_drawn_this_turn: () => 0,
  soil_gained_this_turn: () => 0,
} satisfies { readonly [Word in CountWord]: Count<Word> };

export function countOf(counter: Counter, from: Counting): number {
  return (counters[counter.count] as Count<CountWord>)(counter, from);
}
