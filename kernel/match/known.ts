import { MAX_SEATS } from '../seat.ts';

/** All seats, as bits. */
export const EVERYBODY = -1;

/** A set of seats fits into a byte, so that four things of `Game.knowers` make a word and are compared at once. */
export const THINGS = 4;
const IN_EVERY_BYTE = 0x01_01_01_01;
/** The seats, and one for an opponent that is none of them. */
const SEATS = (1 << (MAX_SEATS + 1)) - 1;

/**
 * What the seats know in a position: the list of `Game.knowers`, four things a word. No typed array: to make one takes longer than the rest of
 * looking at a position, and every match keeps two.
 */
export type Known = number[];
export type Words = Readonly<ArrayLike<number>>;

/** Whether anybody among `learners` (seats as bits) learned something between two positions. Seats that forget do not count. */
export function someoneLearned(before: Words, after: Words, learners = EVERYBODY): boolean {
  const counted = (learners & SEATS) * IN_EVERY_BYTE;
  for (let word = 0; word < after.length; word++) {
    const then = before[word] ?? 0;
    const now = after[word] ?? 0;
    if (now !== then && now & ~then & counted) return true;
  }
  return false;
}

/** `someoneLearned`, and what is known now is written over what was known before. */
export function learn(known: Known, now: Words, learners: number): boolean {
  const counted = (learners & SEATS) * IN_EVERY_BYTE;
  let learned = 0;
  for (let word = 0; word < known.length; word++) {
    const then = known[word] ?? 0;
    const after = now[word] ?? 0;
    if (after === then) continue;
    learned |= after & ~then & counted;
    known[word] = after;
  }
  return learned !== 0;
}

/** Item by item: the ways of the language to copy lists take longer for such short ones. */
export function copyKnown(from: Words, to: Known): void {
  for (let word = 0; word < to.length; word++) to[word] = from[word] ?? 0;
}

/** What is known in one of two positions or in both. */
export const knownAtEither = (one: Known, other: Known): Known => one.map((word, at) => word | (other[at] ?? 0));
