import { BadInput } from '@grove/kernel';
import { nameOfSpace, SIZE, SPACES } from '../material/facts.ts';
import { bitOf, halfOf } from './halves.ts';
import { BIG_TREES, BUSHES, EMPTY, LAKES, SMALL_TREES, SPROUTS } from './layout.ts';

/** A planet as six rows of signs, as views show it and `grove score` reads it. */
export const EMPTY_SIGN = '.';
export const CREVASSE_SIGN = '#';
const SIGNS = [
  ['p', SPROUTS],
  ['s', SMALL_TREES],
  ['T', BIG_TREES],
  ['b', BUSHES],
  ['L', LAKES],
] as const;

function signAt(seats: readonly number[], at: number, space: number): string {
  const [half, bit] = [halfOf(space), bitOf(space)];
  for (const [sign, field] of SIGNS) if (seats[at + field + half] & bit) return sign;
  return EMPTY_SIGN;
}

export function writeRows(seats: readonly number[], at: number, crevasses: readonly number[]): string[] {
  const rows: string[] = [];
  // Every view of every step is made of these rows, and lists of signs on the way would be most of its cost.
  for (let first = 0; first < SPACES; first += SIZE) {
    let row = '';
    for (let space = first; space < first + SIZE; space++) {
      row += crevasses.includes(space) ? CREVASSE_SIGN : signAt(seats, at, space);
    }
    rows.push(row);
  }
  return rows;
}

/** Puts the pieces of six rows on the planet at this place of `seats`. Crevasses are the reader's affair. */
export function readRows(rows: unknown, seats: number[], at: number): void {
  if (!Array.isArray(rows) || rows.length !== SIZE) throw new BadInput(`"planet" must be a list of ${SIZE} rows`);
  rows.forEach((row: unknown, i) => {
    if (typeof row !== 'string' || row.length !== SIZE) throw new BadInput(`row ${i + 1} must have ${SIZE} signs`);
    for (let column = 0; column < SIZE; column++) readSign(row[column], i * SIZE + column, seats, at);
  });
}

function readSign(sign: string, space: number, seats: number[], at: number): void {
  if (sign === EMPTY_SIGN || sign === CREVASSE_SIGN) return;
  const field = SIGNS.find(([known]) => known === sign)?.[1];
  if (field === undefined) {
    throw new BadInput(`${nameOfSpace(space)}: "${sign}" is none of . p s T b L #`);
  }
  seats[at + field + halfOf(space)] |= bitOf(space);
  seats[at + EMPTY + halfOf(space)] &= ~bitOf(space);
}
