import type { Direction } from '../material/vocabulary.ts';

/**
 * The tableau: 4 by 4 cells, numbered row by row, which is also the order of activation (E6.3). A set of cells is a
 * mask of 16 bits. The cards always lie against the upper and the left edge: as long as they span less than four rows
 * or columns the bounds are open (E7.3), and a card that is planted above or left of all others moves them along.
 */
export const CELLS = 16;
export const SIDE = 4;
export const NO_CARD = -1;

export const rowOf = (cell: number): number => cell >> 2;
export const columnOf = (cell: number): number => cell & 3;
export const cellBit = (cell: number): number => 1 << cell;
export const ALL_CELLS = 0xffff;

const cellList = Array.from({ length: CELLS }, (_, cell) => cell);
const maskOf = (test: (cell: number) => boolean): number =>
  cellList.filter(test).reduce((mask, cell) => mask | cellBit(cell), 0);
const masks = (test: (from: number, to: number) => boolean): readonly number[] =>
  cellList.map((from) => maskOf((to) => test(from, to)));

const rows = (from: number, to: number): number => Math.abs(rowOf(from) - rowOf(to));
const columns = (from: number, to: number): number => Math.abs(columnOf(from) - columnOf(to));

export const ROWS = [0, 1, 2, 3].map((row) => maskOf((cell) => rowOf(cell) === row));
export const COLUMNS = [0, 1, 2, 3].map((column) => maskOf((cell) => columnOf(cell) === column));
export const DIAGONALS = [
  maskOf((cell) => rowOf(cell) === columnOf(cell)),
  maskOf((cell) => rowOf(cell) + columnOf(cell) === 3),
];

export const ORTHOGONAL = masks((from, to) => rows(from, to) + columns(from, to) === 1);
export const DIAGONAL = masks((from, to) => rows(from, to) === 1 && columns(from, to) === 1);
const adjacent = masks((from, to) => Math.max(rows(from, to), columns(from, to)) === 1);

/** E19.8: the cells meant by a direction, seen from a cell. Lines are searched, not looked up (E20.9). */
export const directionMasks: Readonly<Record<Direction, readonly number[]>> = {
  row: masks((from, to) => rows(from, to) === 0),
  column: masks((from, to) => columns(from, to) === 0),
  orthogonal4: ORTHOGONAL,
  diagonal4: DIAGONAL,
  adjacent8: adjacent,
  line_orthogonal: masks(() => true),
};

/** How many of the sixteen bits are set: pairs, fours, eights and then both bytes are added up at once. */
export function bitCount(mask: number): number {
  const pairs = mask - ((mask >> 1) & 0x5555);
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333);
  const bytes = (fours + (fours >> 4)) & 0x0f0f;
  return (bytes + (bytes >> 8)) & 0x1f;
}

const cellsOfMask = new Map<number, readonly number[]>();

/** The cells of a set, rising. Lists are made once per set. */
export function cellsIn(mask: number): readonly number[] {
  let list = cellsOfMask.get(mask);
  if (list === undefined) {
    list = cellList.filter((cell) => mask & cellBit(cell));
    cellsOfMask.set(mask, list);
  }
  return list;
}

export function occupied(cells: readonly number[]): number {
  let mask = 0;
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== NO_CARD) mask |= 1 << cell;
  return mask;
}
