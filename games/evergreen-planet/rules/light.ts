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

/** Where `findLit` writes its answer: lit small trees and lit big trees, two halves each. */
export const LIT_SMALL = 0;
export const LIT_BIG = 2;

/**
 * Finds the trees of a planet that stand in the light (P7.2). A big tree shades two spaces behind it, and whatever stands
 * there; a small tree shades the next space, but only for small trees. All trees of a planet throw their shadows at
 * once: the sets are shifted away from the sun and taken out.
 */
export function findLit(side: number, seats: readonly number[], at: number, lit: number[]): void {
  const smallUpper = seats[at + SMALL_TREES + UPPER];
  const smallLower = seats[at + SMALL_TREES + LOWER];
  const bigUpper = seats[at + BIG_TREES + UPPER];
  const bigLower = seats[at + BIG_TREES + LOWER];
  const nearUpper = behindUpper(side, bigUpper, bigLower);
  const nearLower = behindLower(side, bigUpper, bigLower);
  const shadeUpper = nearUpper | behindUpper(side, nearUpper, nearLower);
  const shadeLower = nearLower | behindLower(side, nearUpper, nearLower);
  lit[LIT_BIG + UPPER] = bigUpper & ~shadeUpper;
  lit[LIT_BIG + LOWER] = bigLower & ~shadeLower;
  lit[LIT_SMALL + UPPER] = smallUpper & ~(shadeUpper | behindUpper(side, smallUpper, smallLower));
  lit[LIT_SMALL + LOWER] = smallLower & ~(shadeLower | behindLower(side, smallUpper, smallLower));
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
