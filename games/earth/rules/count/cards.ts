import type { Filter } from '../../material/vocabulary.ts';
import type { Area } from '../area.ts';
import { ALL_CELLS, bitCount, NO_CARD } from '../grid.ts';
import { type Matcher, matcherOf } from './matcher.ts';

/** The cells of a set whose card satisfies the filter (E20.2). */
export const matchingCells = (area: Area, filter: Filter, within: number): number =>
  cellsFor(area, matcherOf(filter), within);

export function cellsFor(area: Area, { printed, onCell }: Matcher, within: number): number {
  let mask = 0;
  const { cells } = area;
  for (let cell = 0; cell < cells.length; cell++) {
    const card = cells[cell];
    if (card === NO_CARD || !printed[card] || !(within & (1 << cell))) continue;
    if (onCell === undefined || onCell(area, cell)) mask |= 1 << cell;
  }
  return mask;
}

/** Island and climate hold no pieces, so only what is printed can match. */
export const matchesOnBoard = (board: number, filter: Filter): boolean => isOnBoard(board, matcherOf(filter));

const isOnBoard = (board: number, { printed, onCell }: Matcher): boolean =>
  onCell === undefined && board !== NO_CARD && printed[board] === 1;

export const countArea = (area: Area, filter: Filter): number => countInArea(area, matcherOf(filter));

/** Counted at every checkpoint for every fauna card that is not met yet: so where only what is printed matters, without a set of cells. */
export function countInTableau(area: Area, matcher: Matcher): number {
  const { printed, onCell } = matcher;
  if (onCell !== undefined) return bitCount(cellsFor(area, matcher, ALL_CELLS));
  let count = 0;
  for (const card of area.cells) if (card !== NO_CARD) count += printed[card];
  return count;
}

export function countInArea(area: Area, matcher: Matcher): number {
  let count = countInTableau(area, matcher);
  if (isOnBoard(area.island, matcher)) count++;
  if (isOnBoard(area.climate, matcher)) count++;
  return count;
}

export function countPlanted(area: Area, { printed }: Matcher): number {
  let count = 0;
  for (const card of area.planted) count += printed[card];
  return count;
}
