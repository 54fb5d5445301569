import type { MatchChance } from '../chance/chance.ts';
import type { Game, GameTypes } from '../game.ts';
import { itemAt } from '../item-at.ts';
import type { Seat } from '../seat.ts';
import type { Base } from './base.ts';
import type { Step } from './step.ts';

/** A match as it would stand if a seat had not made its last step. */
interface WayBack<T extends GameTypes> {
  /** Of the step that is left out. */
  readonly index: number;
  readonly state: T['State'];
  readonly chance: MatchChance;
  /** How many steps of the match were played on it, the one left out counted in. */
  reached: number;
  /** A step of somebody else is not possible without the one left out; nor will it be later. */
  isBlocked: boolean;
}

/**
 * The ways back of a match. Whoever watches a table is told after every step whether theirs can be taken back. So a way is kept and the
 * steps of others are played on it as they come; to begin at the base each time would play all of them again and again.
 */
export class WaysBack<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #bySeat: (WayBack<T> | undefined)[] = [];
  #isAskedFor = false;

  constructor(game: Game<T>) {
    this.#game = game;
  }

  /** Somebody wants to know of ways back: from now on they are kept. Tables that nobody watches need no room for them. */
  ask(): void {
    this.#isAskedFor = true;
  }

  /** Keeps the position that a step was made from. It belongs to the way back from now on. */
  keep(seat: Seat, index: number, state: T['State'], chance: MatchChance): void {
    this.#bySeat[seat] = this.#isAskedFor ? { index, state, chance, reached: index + 1, isBlocked: false } : undefined;
    this.#isAskedFor = false;
  }

  /** After the base has moved, or a step was taken back. */
  forget(): void {
    // Mostly there is nothing to forget, and shortening a list is slow.
    if (this.#bySeat.length > 0) this.#bySeat.length = 0;
  }

  /** The match without the step of a seat at an index; undefined if a step of somebody else is not possible then. */
  without(
    seat: Seat,
    index: number,
    steps: readonly Step<T['Move']>[],
    base: Base<T>,
  ): Pick<WayBack<T>, 'state' | 'chance'> | undefined {
    let way = this.#bySeat[seat];
    if (way?.index !== index) {
      way = this.#fromBase(index, steps, base);
      this.#bySeat[seat] = way;
    }
    this.#playOn(way, steps, steps.length);
    return way.isBlocked ? undefined : way;
  }

  #fromBase(index: number, steps: readonly Step<T['Move']>[], base: Base<T>): WayBack<T> {
    const { state, chance } = base.reach(steps);
    const way = { index, state: this.#game.copy(state), chance: chance.copy(), reached: base.steps, isBlocked: false };
    this.#playOn(way, steps, index);
    way.reached = index + 1;
    return way;
  }

  #playOn(way: WayBack<T>, steps: readonly Step<T['Move']>[], end: number): void {
    for (; way.reached < end && !way.isBlocked; way.reached++) {
      const { seat, move } = itemAt(steps, way.reached);
      if (this.#game.why(way.state, seat, move) === undefined) this.#game.play(way.state, seat, move, way.chance);
      else way.isBlocked = true;
    }
  }
}
