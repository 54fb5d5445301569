import type { Counter, CountWord, Direction } from '../../material/vocabulary.ts';
import { type Area, piecesOn } from '../area.ts';
import { ALL_CELLS, bitCount, COLUMNS, columnOf, directionMasks, occupied, ORTHOGONAL, ROWS, rowOf } from '../grid.ts';
import { cellsFor, countInArea, countInTableau, countPlanted } from './cards.ts';
import { fullLines, linePasses, linesOf } from './lines.ts';
import { type Matcher, matcherOf } from './matcher.ts';
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
/** A counter made ready: what it looks for has been looked up, so that only the counting is left. */
type Count = (from: Counting) => number;

const own = ({ areas, seat }: Counting): Area => areas[seat];

/** E20.10: the row or the column of the card that counts. */
export const lineOf = ({ cell, direction }: Counting): number =>
  direction === 'column' ? COLUMNS[columnOf(cell)] : ROWS[rowOf(cell)];

/** E20.1. */
const scopes: Readonly<Record<CounterOf<'cards'>['scope'], (matcher: Matcher) => Count>> = {
  tableau: (matcher) => (from) => countInTableau(own(from), matcher),
  area: (matcher) => (from) => countInArea(own(from), matcher),
  direction: (matcher) => (from) =>
    bitCount(cellsFor(own(from), matcher, directionMasks[from.direction ?? 'row'][from.cell])),
  planted_this_turn: (matcher) => (from) => countPlanted(own(from), matcher),
  neighbour: (matcher) => (from) => countInArea(from.areas[from.neighbour], matcher),
  best_player: (matcher) => (from) => Math.max(...from.areas.map((area) => countInArea(area, matcher))),
};

/** E20: one small function per word. */
const counters: { readonly [Word in CountWord]: (counter: CounterOf<Word>) => Count } = {
  cards: ({ scope, filter }) => scopes[scope](matcherOf(filter)),
  events:
    ({ scope }) =>
    (from) =>
      (scope === 'neighbour' ? from.areas[from.neighbour] : own(from)).events.length,
  soil: () => (from) => own(from).soil,
  hand: () => (from) => own(from).hand.length,
  compost: () => (from) => own(from).compost.length,
  sprouts: () => (from) => piecesOn(own(from).sprouts),
  growth: () => (from) => piecesOn(own(from).growth),
  sets: () => (from) => countSets(own(from)),
  empty_spaces: () => (from) => 4 - bitCount(occupied(own(from).cells) & ORTHOGONAL[from.cell]),
  full_rows: () => (from) => fullLines(own(from), 'rows').length,
  full_columns: () => (from) => fullLines(own(from), 'columns').length,
  full_diagonals: () => (from) => fullLines(own(from), 'diagonals').length,
  longest_line: ({ line, filter }) => {
    const matcher = matcherOf(filter);
    return (from) => {
      const mask = cellsFor(own(from), matcher, ALL_CELLS);
      return line === 'diagonal' ? longestDiagonal(mask) : longestOrthogonalThrough(mask, from.cell);
    };
  },
  lines: (counter) => (from) => linesOf(counter.line).filter((line) => linePasses(own(from), line, counter)).length,
  this_line: (counter) => (from) => Number(linePasses(own(from), lineOf(from), counter)),
  // Only Gaia's cards count these (E20.13), and they are read into words of her own.
  cards_drawn_this_turn: () => () => 0,
  soil_gained_this_turn: () => () => 0,
};

const made = new Map<Counter, Count>();

/** A counter made ready, once for each that cards have. */
export function countFor(counter: Counter): Count {
  let count = made.get(counter);
  if (count === undefined) {
    count = (counters[counter.count] as (counter: Counter) => Count)(counter);
    made.set(counter, count);
  }
  return count;
}

export const countOf = (counter: Counter, from: Counting): number => countFor(counter)(from);
