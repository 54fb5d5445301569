import { bitCount, CELLS, columnOf, COLUMNS, NO_CARD, occupied, ROWS, rowOf, SIDE } from './grid.ts';

/**
 * Where a card can be planted: a row and a column from -1 to 4, seen from the cards that lie there already, as one
 * number. -1 is just above or left of all cards, and is possible while they span less than four (E7.3).
 */
export const placeAt = (row: number, column: number): number => (row + 1) * 6 + column + 1;
export const placeRow = (place: number): number => Math.floor(place / 6) - 1;
export const placeColumn = (place: number): number => (place % 6) - 1;

const FIRST_PLACE: readonly number[] = [placeAt(0, 0)];
const placesOfMask = new Map<number, readonly number[]>();

/** E7.2, E7.3: every place that touches a planted card and keeps the box within 4 by 4. The first card has one. */
export function openPlaces(mask: number): readonly number[] {
  if (mask === 0) return FIRST_PLACE;
  let places = placesOfMask.get(mask);
  if (places === undefined) {
    places = findPlaces(mask);
    placesOfMask.set(mask, places);
  }
  return places;
}

const span = (mask: number, lines: readonly number[]): number =>
  bitCount(lines.reduce((bits, line, i) => (mask & line ? bits | (1 << i) : bits), 0));

function findPlaces(mask: number): number[] {
  const height = span(mask, ROWS);
  const width = span(mask, COLUMNS);
  const places: number[] = [];
  for (let row = firstAt(height); row <= lastAt(height); row++) {
    for (let column = firstAt(width); column <= lastAt(width); column++) {
      if (!holds(mask, row, column) && touches(mask, row, column)) places.push(placeAt(row, column));
    }
  }
  return places;
}

/** The rows or columns in which a card fits, when those that lie there span so many. */
const firstAt = (size: number): number => (size < SIDE ? -1 : 0);
const lastAt = (size: number): number => Math.min(size, SIDE - 1);

const holds = (mask: number, row: number, column: number): boolean =>
  row >= 0 && row < SIDE && column >= 0 && column < SIDE && (mask & (1 << (row * SIDE + column))) !== 0;

function touches(mask: number, row: number, column: number): boolean {
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) if (holds(mask, r, c)) return true;
  }
  return false;
}

/** What lies on each cell: the card and its pieces. */
export interface Tableau {
  cells: number[];
  sprouts: number[];
  growth: number[];
}

/** Lists to copy from, which is several times faster than filling new ones. */
const NO_CARDS: readonly number[] = Array.from({ length: CELLS }, () => NO_CARD);
const NO_PIECES: readonly number[] = Array.from({ length: CELLS }, () => 0);

export const emptyTableau = (): Tableau => ({
  cells: NO_CARDS.slice(),
  sprouts: NO_PIECES.slice(),
  growth: NO_PIECES.slice(),
});

/** Lays a card on a place, moving the others along when it lies above or left of them; returns its cell. */
export function layCard(tableau: Tableau, card: number, place: number): number {
  const row = placeRow(place);
  const column = placeColumn(place);
  if (row < 0 || column < 0) shift(tableau, row < 0 ? 1 : 0, column < 0 ? 1 : 0);
  const cell = Math.max(row, 0) * SIDE + Math.max(column, 0);
  tableau.cells[cell] = card;
  return cell;
}

function shift(tableau: Tableau, down: number, right: number): void {
  const moved = emptyTableau();
  for (let cell = 0; cell < CELLS; cell++) {
    if (tableau.cells[cell] === NO_CARD) continue;
    const to = (rowOf(cell) + down) * SIDE + columnOf(cell) + right;
    moved.cells[to] = tableau.cells[cell];
    moved.sprouts[to] = tableau.sprouts[cell];
    moved.growth[to] = tableau.growth[cell];
  }
  tableau.cells = moved.cells;
  tableau.sprouts = moved.sprouts;
  tableau.growth = moved.growth;
}

export const plantedCards = (tableau: Tableau): number => bitCount(occupied(tableau.cells));
