import { BadInput } from '@grove/kernel';
import { nameOfSpace, SIZE, SPACES } from '../material/facts.ts';
import { bitOf, HALF_SPACES, halfOf, LOWER, lowest, UPPER } from './halves.ts';
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
/** The first space of each. */
const ROWS = Array.from({ length: SIZE }, (_, row) => row * SIZE);

/**
 * Where the signs of one planet are put together. Every view of every step has its rows: only the pieces are looked at, and lists or texts of
 * single signs would be most of the cost.
 */
const codes: number[] = Array.from({ length: SPACES }, () => 0);

export function writeRows(seats: readonly number[], at: number, crevasses: readonly number[]): string[] {
  codes.fill(EMPTY_SIGN.charCodeAt(0));
  for (const [sign, field] of SIGNS) {
    const code = sign.charCodeAt(0);
    for (let rest = seats[at + field + UPPER]; rest !== 0; rest &= rest - 1) codes[lowest(rest)] = code;
    for (let rest = seats[at + field + LOWER]; rest !== 0; rest &= rest - 1) codes[lowest(rest) + HALF_SPACES] = code;
  }
  for (const space of crevasses) codes[space] = CREVASSE_SIGN.charCodeAt(0);
  return ROWS.map((first) => String.fromCharCode(...codes.slice(first, first + SIZE)));
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
