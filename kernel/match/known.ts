/** All seats, as bits. */
export const EVERYBODY = -1;

/**
 * Whether anybody among `learners` (seats as bits) learned something between two positions: the knowledge lists of
 * `Game.knowers`, compared. Seats that forget (a card goes back into the deck) do not count.
 */
export function someoneLearned(before: ArrayLike<number>, after: ArrayLike<number>, learners = EVERYBODY): boolean {
  for (let thing = 0; thing < after.length; thing++) {
    const then = before[thing] ?? 0;
    const now = after[thing] ?? 0;
    if (now !== then && now & ~then & learners) return true;
  }
  return false;
}

/** What is known in one of two positions or in both. */
export function knownAtEither(one: ArrayLike<number>, other: ArrayLike<number>): number[] {
  const known: number[] = [];
  for (let thing = 0; thing < one.length; thing++) known.push((one[thing] ?? 0) | (other[thing] ?? 0));
  return known;
}

/**
 * Lists longer than this are kept in bytes, since every open match keeps two. Shorter ones would take hardly less room, and are faster as
 * they are.
 */
const LONG = 128;

/** What the seats know in a position that a match keeps, as `Game.knowers` lists it. */
export class Known {
  #list: ArrayLike<number>;

  constructor(knowers: ArrayLike<number>) {
    this.#list = knowers.length > LONG ? new Int8Array(knowers.length) : knowers;
    this.write(knowers);
  }

  /** Until the next `write`. */
  get list(): ArrayLike<number> {
    return this.#list;
  }

  write(knowers: ArrayLike<number>): void {
    const list = this.#list;
    if (!(list instanceof Int8Array)) this.#list = knowers;
    else if (knowers instanceof Int8Array) list.set(knowers);
    else learnInBytes(list, knowers, EVERYBODY);
  }

  /** Goes on to what is known in another position: whether anybody among `learners` has learned something on the way. */
  learn(knowers: ArrayLike<number>, learners: number): boolean {
    const list = this.#list;
    if (list instanceof Int8Array) return learnInBytes(list, knowers, learners);
    this.#list = knowers;
    return someoneLearned(list, knowers, learners);
  }
}

/** `someoneLearned`, and what is known now is written over what was known before. */
function learnInBytes(known: Int8Array, knowers: ArrayLike<number>, learners: number): boolean {
  let learned = 0;
  for (let thing = 0; thing < known.length; thing++) {
    const then = known[thing] ?? 0;
    const now = knowers[thing] ?? 0;
    if (now === then) continue;
    learned |= now & ~then & learners;
    known[thing] = now;
  }
  return learned !== 0;
}
