import type { MatchChance } from '../chance/chance.ts';
import type { Game, GameTypes } from '../game.ts';
import { itemAt } from '../item-at.ts';
import { copyKnown, type Known } from './known.ts';
import type { Step } from './step.ts';

/** A state with the chance that goes on from it. */
export interface Position<T extends GameTypes> {
  state: T['State'];
  chance: MatchChance;
}

/**
 * The position of a match behind which steps cannot be taken back freely. It moves with every step that reveals something, and is rarely
 * looked at. So only the number of its steps is kept up to date; the position itself stays behind and is played on when it is asked for.
 */
export class Base<T extends GameTypes> {
  /** How many steps lead to it. It only grows. */
  steps: number;
  readonly #game: Game<T>;
  /** What the seats know in it. */
  readonly known: Known;
  readonly #position: Position<T>;
  /** How many steps led to the position that is kept. */
  #reached: number;

  constructor(game: Game<T>, state: T['State'], chance: MatchChance, steps: number, known: Known) {
    this.#game = game;
    this.#position = { state: game.copy(state), chance: chance.copy() };
    this.#reached = steps;
    this.steps = steps;
    this.known = known.slice();
  }

  moveTo(steps: number, known: Known): void {
    this.steps = steps;
    copyKnown(known, this.known);
  }

  /** The position; `steps` are those of the match. Whoever wants to play on from it takes a copy. */
  reach(steps: readonly Step<T['Move']>[]): Position<T> {
    if (this.#reached === this.steps) return this.#position;
    const { state, chance } = this.#position;
    while (this.#reached < this.steps) {
      const { seat, move } = itemAt(steps, this.#reached);
      this.#game.play(state, seat, move, chance);
      this.#reached++;
    }
    // Lists that have grown keep room to grow further, copies do not; and here they lie for long.
    this.#position.state = this.#game.copy(state);
    return this.#position;
  }
}
