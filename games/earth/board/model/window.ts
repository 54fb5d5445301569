import { itemAt } from '@grove/kernel';
import { bitCount, cellBit, COLUMNS, NO_CARD, occupied, ROWS, SIDE } from '../../rules/grid.ts';
import { placeAt } from '../../rules/places.ts';

/**
 * How the tableau is shown: a window of four by four spaces with the cards in its middle as long as they span less, so that
 * there is room on every side where the island may still grow (E7.3). Only with three in a row or column one side has no
 * room left; its places are shown as a narrow edge, row or column -1 of the window.
 */
export interface IslandWindow {
  /** How many rows and columns the cards span. */
  readonly height: number;
  readonly width: number;
  /** The row and the column of the window in which the first row and column of cards lie. */
  readonly top: number;
  readonly left: number;
  /** From which row and column the window is drawn: -1 where there is a narrow edge. */
  readonly firstRow: number;
  readonly firstColumn: number;
}

export interface Spot {
  /** In the window: -1 is the narrow edge. */
  readonly row: number;
  readonly column: number;
  /** The place as plantings name it, -1 where no place can be named. */
  readonly place: number;
  /** The cell of the tableau, -1 outside of it. */
  readonly cell: number;
}

const spanOf = (mask: number, lines: readonly number[]): number =>
  bitCount(lines.reduce((bits, line, i) => (mask & line ? bits | (1 << i) : bits), 0));

/** One card or two lie one in from the edge, three and four against it. */
const inset = (span: number): number => (span < 3 ? 1 : 0);

/** An island as it is shown: with cards that lie face down (E18.5), of which only the owner knows which they are. */
export interface ShownTableau {
  readonly cells: readonly number[];
  readonly sprouts: readonly number[];
  readonly growth: readonly number[];
  readonly faceDown?: readonly number[];
}

export const isFaceDown = ({ faceDown = [] }: Pick<ShownTableau, 'faceDown'>, { cell }: Spot): boolean =>
  faceDown.includes(cell);

export function windowOf({ cells, faceDown = [] }: Pick<ShownTableau, 'cells' | 'faceDown'>): IslandWindow {
  const mask = faceDown.reduce((filled, cell) => filled | cellBit(cell), occupied(cells));
  const height = spanOf(mask, ROWS);
  const width = spanOf(mask, COLUMNS);
  return {
    height,
    width,
    top: inset(height),
    left: inset(width),
    firstRow: height === SIDE - 1 ? -1 : 0,
    firstColumn: width === SIDE - 1 ? -1 : 0,
  };
}

const inCells = (at: number): boolean => at >= 0 && at < SIDE;
const inPlaces = (at: number): boolean => at >= -1 && at <= SIDE;

export function spotAt({ top, left }: IslandWindow, row: number, column: number): Spot {
  const [r, c] = [row - top, column - left];
  return {
    row,
    column,
    place: inPlaces(r) && inPlaces(c) ? placeAt(r, c) : -1,
    cell: inCells(r) && inCells(c) ? r * SIDE + c : -1,
  };
}

/** The window row by row. */
export function spotsOf(window: IslandWindow): Spot[][] {
  const lines = (first: number) => Array.from({ length: SIDE - first }, (_, i) => first + i);
  return lines(window.firstRow).map((row) => lines(window.firstColumn).map((column) => spotAt(window, row, column)));
}

export const isEdge = ({ row, column }: Spot): boolean => row < 0 || column < 0;

export const cardAt = (cells: readonly number[], { cell }: Spot): number => (cell < 0 ? NO_CARD : itemAt(cells, cell));

/** E7.3: a side is fixed as soon as the cards span four in its direction. */
export const bounds = ({ height, width }: IslandWindow) => ({ rows: height === SIDE, columns: width === SIDE });
