import type { Game, GameTypes } from '../game.ts';
import { copyKnown, EVERYBODY, type Known, learn, someoneLearned } from './known.ts';
import { type Passing, passBy, passingFor } from './passing.ts';

/** What the seats of a match know. Positions are looked at only where it may differ from the last one. */
export class Knowledge<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #passing: Passing;
  #stamp: number | undefined;
  /** In the position last seen. */
  readonly known: Known;

  constructor(game: Game<T>, players: number, state: T['State']) {
    this.#game = game;
    this.#passing = passingFor(game, players, state);
    this.known = this.#passing.nothing.slice();
    this.lookAt(state);
  }

  /** Forgets the position last seen for one that no step has led to. */
  lookAt(state: T['State']): void {
    this.#stamp = this.#game.knowledgeStamp?.(state);
    copyKnown(passBy(this.#passing, this.#game, state), this.known);
  }

  /** Whether anybody among `learners` would learn something by coming to this position from one in which so much is known. */
  wouldTeach(state: T['State'], known: Known = this.known, learners = EVERYBODY): boolean {
    return someoneLearned(known, passBy(this.#passing, this.#game, state), learners);
  }

  /** Looks at the position after a step: whether anybody among `learners` has learned something. */
  moveTo(state: T['State'], learners: number, drewOnChance: boolean): boolean {
    const stamp = this.#game.knowledgeStamp?.(state);
    if (stamp !== undefined && stamp === this.#stamp && !drewOnChance) return false;
    this.#stamp = stamp;
    return learn(this.known, passBy(this.#passing, this.#game, state), learners);
  }
}
