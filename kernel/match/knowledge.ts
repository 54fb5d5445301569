/** All seats, as bits. */
export const EVERYBODY = -1;

/**
 * Whether anybody among `learners` (seats as bits) learned something between two positions: the knowledge lists of
 * `Game.knowers`, compared. Seats that forget (a card goes back into the deck) do not count.
 */
export function someoneLearned(before: ArrayLike<number>, after: ArrayLike<number>, learners = EVERYBODY): boolean {
  for (let thing = 0; thing < after.length; thing++) {
    if ((after[thing] ?? 0) & ~(before[thing] ?? 0) & learners) return true;
  }
  return false;
}

/** What is known in one of two positions or in both. */
export function knownAtEither(one: ArrayLike<number>, other: ArrayLike<number>): number[] {
  const known: number[] = [];
  for (let thing = 0; thing < one.length; thing++) known.push((one[thing] ?? 0) | (other[thing] ?? 0));
  return known;
}
