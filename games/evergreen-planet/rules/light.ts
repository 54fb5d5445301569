import { BIG_TREES, SMALL_TREES } from './layout.ts';
import { count, downLower, downUpper, LOWER, toLeft, toRight, UPPER, upLower, upUpper } from './halves.ts';

/** The set moved one space away from the sun (P7.1), upper half. Sides are numbered as in SIDES: top, right, bottom, left. */
function behindUpper(side: number, upper: number, lower: number): number {
  if (side === 0) return downUpper(upper);
  if (side === 1) return toLeft(upper);
  return side === 2 ? upUpper(upper, lower) : toRight(upper);
}

function behindLower(side: number, upper: number, lower: number): number {
  if (side === 0) return downLower(upper, lower);
  if (side === 1) return toLeft(lower);
  return side === 2 ? upLower(lower) : toRight(lower);
}

/** Where `findShade` writes its answer: the spaces that big trees shade and those that small trees do, two halves each. */
export const SHADE_OF_SMALL = 0;
export const SHADE_OF_BIG = 2;

/**
 * Finds the spaces that lie in shadow (P7.1): two behind a big tree, one behind a small one. All trees of a planet throw
 * their shadows at once: the sets are shifted away from the sun.
 */
export function findShade(side: number, seats: readonly number[], at: number, shade: number[]): void {
  const smallUpper = seats[at + SMALL_TREES + UPPER];
  const smallLower = seats[at + SMALL_TREES + LOWER];
  const bigUpper = seats[at + BIG_TREES + UPPER];
  const bigLower = seats[at + BIG_TREES + LOWER];
  const nearUpper = behindUpper(side, bigUpper, bigLower);
  const nearLower = behindLower(side, bigUpper, bigLower);
  shade[SHADE_OF_BIG + UPPER] = nearUpper | behindUpper(side, nearUpper, nearLower);
  shade[SHADE_OF_BIG + LOWER] = nearLower | behindLower(side, nearUpper, nearLower);
  shade[SHADE_OF_SMALL + UPPER] = behindUpper(side, smallUpper, smallLower);
  shade[SHADE_OF_SMALL + LOWER] = behindLower(side, smallUpper, smallLower);
}

/** Where `findLit` writes its answer: lit small trees and lit big trees, two halves each. */
export const LIT_SMALL = 0;
export const LIT_BIG = 2;

const shade = [0, 0, 0, 0];

/**
 * Finds the trees of a planet that stand in the light (P7.2): the shadow of a big tree takes out whatever stands in it,
 * that of a small tree only small ones.
 */
export function findLit(side: number, seats: readonly number[], at: number, lit: number[]): void {
  findShade(side, seats, at, shade);
  const [smallUpper, smallLower, bigUpper, bigLower] = shade;
  lit[LIT_BIG + UPPER] = seats[at + BIG_TREES + UPPER] & ~bigUpper;
  lit[LIT_BIG + LOWER] = seats[at + BIG_TREES + LOWER] & ~bigLower;
  lit[LIT_SMALL + UPPER] = seats[at + SMALL_TREES + UPPER] & ~(bigUpper | smallUpper);
  lit[LIT_SMALL + LOWER] = seats[at + SMALL_TREES + LOWER] & ~(bigLower | smallLower);
}

const scratch = [0, 0, 0, 0];

/** What the light of a sun at this side is worth: 1 for a lit small tree, 2 for a lit big one (P7.2). */
export function lightPoints(side: number, seats: readonly number[], at: number): number {
  findLit(side, seats, at, scratch);
  return (
    count(scratch[LIT_SMALL + UPPER]) +
    count(scratch[LIT_SMALL + LOWER]) +
    2 * (count(scratch[LIT_BIG + UPPER]) + count(scratch[LIT_BIG + LOWER]))
  );
}
