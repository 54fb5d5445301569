import type { Filter } from '../../material/vocabulary.ts';
import type { Area } from '../area.ts';
import { ALL_CELLS, CELLS, NO_CARD } from '../grid.ts';
import { matcherOf } from './matcher.ts';

/** The cells of a set whose card satisfies the filter (E20.2). */
export function matchingCells(area: Area, filter: Filter, within: number): number {
  const { printed, onCell } = matcherOf(filter);
  let mask = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = area.cells[cell];
    if (card === NO_CARD || !printed[card] || !(within & (1 << cell))) continue;
    if (onCell === undefined || onCell(area, cell)) mask |= 1 << cell;
  }
  return mask;
}

export function countCells(area: Area, filter: Filter, within: number): number {
  let count = 0;
  for (let rest = matchingCells(area, filter, within); rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Island and climate hold no pieces, so only what is printed can match. */
export function matchesOnBoard(board: number, filter: Filter): boolean {
  const { printed, onCell } = matcherOf(filter);
  return onCell === undefined && board !== NO_CARD && printed[board] === 1;
}

const countBoard = ({ island, climate }: Area, filter: Filter): number =>
  Number(matchesOnBoard(island, filter)) + Number(matchesOnBoard(climate, filter));

export const countArea = (area: Area, filter: Filter): number =>
  countCells(area, filter, ALL_CELLS) + countBoard(area, filter);

export function countPlanted(area: Area, filter: Filter): number {
  const { printed } = matcherOf(filter);
  let count = 0;
  for (const card of area.planted) count += printed[card];
  return count;
}
