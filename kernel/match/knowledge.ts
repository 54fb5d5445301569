import type { Game, GameTypes } from '../game.ts';
import { Known } from './known.ts';

/** What the seats of a match know. Lists are made only where they may differ from the last one. */
export class Knowledge<T extends GameTypes> {
  readonly #game: Game<T>;
  #stamp: number | undefined;
  readonly #known: Known;

  constructor(game: Game<T>, state: T['State']) {
    this.#game = game;
    this.#stamp = game.knowledgeStamp?.(state);
    this.#known = new Known(game.knowers(state));
  }

  /** As in `Game.knowers`, for the position last seen. */
  get knowers(): ArrayLike<number> {
    return this.#known.list;
  }

  /** Forgets the position last seen for one that no step has led to. */
  lookAt(state: T['State']): void {
    this.#stamp = this.#game.knowledgeStamp?.(state);
    this.#known.write(this.#game.knowers(state));
  }

  /** Looks at the position after a step: whether anybody among `learners` has learned something. */
  moveTo(state: T['State'], learners: number, drewOnChance: boolean): boolean {
    const stamp = this.#game.knowledgeStamp?.(state);
    if (stamp !== undefined && stamp === this.#stamp && !drewOnChance) return false;
    this.#stamp = stamp;
    return this.#known.learn(this.#game.knowers(state), learners);
  }
}
