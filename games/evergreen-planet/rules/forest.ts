import { BIG_TREES, BUSHES, SMALL_TREES } from './layout.ts';
import { besideLower, besideUpper, count, LOWER, UPPER } from './halves.ts';

/** Where `findForest` writes its answer. */
const scratch = [0, 0];

/**
 * Finds the largest forest (P7.3): small trees, big trees and bushes that touch orthogonally. From one piece the set
 * floods outwards until it stops growing; what it reached is one forest, and the search goes on with the rest. Of
 * forests of one size the first in reading order is given.
 */
export function findForest(seats: readonly number[], at: number, largest: number[]): number {
  let restUpper = seats[at + SMALL_TREES] | seats[at + BIG_TREES] | seats[at + BUSHES];
  let restLower = seats[at + SMALL_TREES + LOWER] | seats[at + BIG_TREES + LOWER] | seats[at + BUSHES + LOWER];
  let size = 0;
  largest[UPPER] = 0;
  largest[LOWER] = 0;
  while (count(restUpper) + count(restLower) > size) {
    let upper = restUpper & -restUpper;
    let lower = restUpper === 0 ? restLower & -restLower : 0;
    for (;;) {
      const moreUpper = restUpper & (upper | besideUpper(upper, lower));
      const moreLower = restLower & (lower | besideLower(upper, lower));
      if (moreUpper === upper && moreLower === lower) break;
      upper = moreUpper;
      lower = moreLower;
    }
    const found = count(upper) + count(lower);
    if (found > size) {
      size = found;
      largest[UPPER] = upper;
      largest[LOWER] = lower;
    }
    restUpper &= ~upper;
    restLower &= ~lower;
  }
  return size;
}

/** One point per piece of the largest forest (P7.3). */
export const forestPoints = (seats: readonly number[], at: number): number => findForest(seats, at, scratch);
