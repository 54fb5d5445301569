import type { Counter, CountWord } from '../../material/vocabulary.ts';
import { type Area, cellsWith } from '../area.ts';
import { ALL_CELLS, CELLS, directionMasks, NO_CARD, occupied, ORTHOGONAL } from '../grid.ts';
import { countArea, matchesOnBoard, matchingCells } from './cards.ts';
import { type Counting, lineOf } from './counters.ts';
import { fullLines, linePasses, linesOf } from './lines.ts';
import { diagonalPath, orthogonalPathThrough } from './paths.ts';
import { fitsSets } from './sets.ts';

/** The cards that a counter has counted, for people to see. Goods, hands and events lie nowhere. */
export interface Counted {
  /** Whose area they are in. */
  readonly seat: number;
  /** As a set. */
  readonly cells: number;
  readonly island: boolean;
  readonly climate: boolean;
}

type CounterOf<Word extends CountWord> = Extract<Counter, { count: Word }>;
type Count<Word extends CountWord> = (counter: CounterOf<Word>, from: Counting) => Counted;

const onCells = (seat: number, cells: number): Counted => ({ seat, cells, island: false, climate: false });
const nowhere = (_: unknown, { seat }: Counting): Counted => onCells(seat, 0);
const own = ({ areas, seat }: Counting): Area => areas[seat];

/** The own cells that a test picks. */
const cellsWhere = (area: Area, test: (card: number) => boolean): number =>
  area.cells.reduce((mask, card, cell) => (card !== NO_CARD && test(card) ? mask | (1 << cell) : mask), 0);
const joined = (lines: readonly number[]): number => lines.reduce((mask, line) => mask | line, 0);

const inArea = ({ areas }: Counting, seat: number, { filter }: CounterOf<'cards'>): Counted => ({
  seat,
  cells: matchingCells(areas[seat], filter, ALL_CELLS),
  island: matchesOnBoard(areas[seat].island, filter),
  climate: matchesOnBoard(areas[seat].climate, filter),
});

/** E20.1: of several who have most, the own area counts, else the first. */
function bestSeat({ areas, seat }: Counting, { filter }: CounterOf<'cards'>): number {
  const counts = areas.map((area) => countArea(area, filter));
  const most = Math.max(...counts);
  return counts[seat] === most ? seat : counts.indexOf(most);
}

const scopes = {
  tableau: ({ filter }, from) => onCells(from.seat, matchingCells(own(from), filter, ALL_CELLS)),
  area: (counter, from) => inArea(from, from.seat, counter),
  direction: ({ filter }, from) =>
    onCells(from.seat, matchingCells(own(from), filter, directionMasks[from.direction ?? 'row'][from.cell])),
  planted_this_turn: ({ filter }, from) => {
    const planted = cellsWhere(own(from), (card) => own(from).planted.includes(card));
    return onCells(from.seat, matchingCells(own(from), filter, planted));
  },
  neighbour: (counter, from) => inArea(from, from.neighbour, counter),
  best_player: (counter, from) => inArea(from, bestSeat(from, counter), counter),
} satisfies Record<CounterOf<'cards'>['scope'], Count<'cards'>>;

/** Where the counters of E20 look, word by word. */
const lying = {
  cards: (counter, from) => scopes[counter.scope](counter, from),
  events: nowhere,
  soil: nowhere,
  hand: nowhere,
  compost: nowhere,
  sprouts: (_, from) => onCells(from.seat, cellsWith(own(from).sprouts)),
  growth: (_, from) => onCells(from.seat, cellsWith(own(from).growth)),
  // E20.6: which card fills which place of which set is left open, so all that fit are meant.
  sets: (_, from) => ({
    seat: from.seat,
    cells: cellsWhere(own(from), fitsSets),
    island: fitsSets(own(from).island),
    climate: fitsSets(own(from).climate),
  }),
  empty_spaces: (_, from) => onCells(from.seat, ORTHOGONAL[from.cell] & ~occupied(own(from).cells)),
  full_rows: (_, from) => onCells(from.seat, joined(fullLines(own(from), 'rows'))),
  full_columns: (_, from) => onCells(from.seat, joined(fullLines(own(from), 'columns'))),
  full_diagonals: (_, from) => onCells(from.seat, joined(fullLines(own(from), 'diagonals'))),
  longest_line: ({ line, filter }, from) => {
    const mask = matchingCells(own(from), filter, ALL_CELLS);
    return onCells(from.seat, line === 'diagonal' ? diagonalPath(mask) : orthogonalPathThrough(mask, from.cell));
  },
  lines: (counter, from) =>
    onCells(from.seat, joined(linesOf(counter.line).filter((line) => linePasses(own(from), line, counter)))),
  this_line: (counter, from) => onCells(from.seat, linePasses(own(from), lineOf(from), counter) ? lineOf(from) : 0),
  cards_drawn_this_turn: nowhere,
  soil_gained_this_turn: nowhere,
} satisfies { readonly [Word in CountWord]: Count<Word> };

/** Which cards a counter counts; the number itself is told by `countOf`. */
export const countedBy = (counter: Counter, from: Counting): Counted =>
  (lying[counter.count] as Count<CountWord>)(counter, from);

export const isCounted = ({ cells }: Counted, cell: number): boolean =>
  cell >= 0 && cell < CELLS && (cells & (1 << cell)) !== 0;
