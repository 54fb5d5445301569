import type { Game, GameTypes } from '../game.ts';

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
 * Lists longer than this are kept in bytes, since every open match keeps one. Shorter ones would take hardly less room, and are faster as
 * they are.
 */
const LONG = 128;

/** What the seats of a match know. Lists are made only where they may differ from the last one. */
export class Knowledge<T extends GameTypes> {
  readonly #game: Game<T>;
  #stamp: number | undefined;
  /** As in `Game.knowers`, for the position last seen. */
  knowers: ArrayLike<number>;

  constructor(game: Game<T>, state: T['State']) {
    this.#game = game;
    this.#stamp = game.knowledgeStamp?.(state);
    const knowers = game.knowers(state);
    this.knowers = knowers.length > LONG ? new Int8Array(knowers.length) : knowers;
    this.#keep(knowers);
  }

  /** Forgets the position last seen for one that no step has led to. */
  lookAt(state: T['State']): void {
    this.#stamp = this.#game.knowledgeStamp?.(state);
    this.#keep(this.#game.knowers(state));
  }

  /** Looks at the position after a step: whether anybody among `learners` has learned something. */
  moveTo(state: T['State'], learners: number, drewOnChance: boolean): boolean {
    const stamp = this.#game.knowledgeStamp?.(state);
    if (stamp !== undefined && stamp === this.#stamp && !drewOnChance) return false;
    this.#stamp = stamp;
    const knowers = this.#game.knowers(state);
    const learned = someoneLearned(this.knowers, knowers, learners);
    this.#keep(knowers);
    return learned;
  }

  #keep(knowers: ArrayLike<number>): void {
    const kept = this.knowers;
    if (kept instanceof Int8Array) for (let thing = 0; thing < kept.length; thing++) kept[thing] = knowers[thing] ?? 0;
    else this.knowers = knowers;
  }
}
