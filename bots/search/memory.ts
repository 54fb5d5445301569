import type { Chance, Game, GameTypes, Seat } from '@grove/kernel';
import type { Expert } from '../expert.ts';

/**
 * What a bot meant to do next. A turn of several steps is thought about once: as long as the seat finds itself where
 * its plan said it would be, the plan holds. Experts that do not tell situations apart have bots without memory.
 */
export class Memory<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #expert: Expert<T>;
  /** By seat: the step for each situation that the plan leads through. */
  readonly #plans = new Map<Seat, Map<string, T['Move']>>();

  constructor(game: Game<T>, expert: Expert<T>) {
    this.#game = game;
    this.#expert = expert;
  }

  recall(view: T['View'], seat: Seat): T['Move'] | undefined {
    const plan = this.#plans.get(seat);
    return plan?.get(this.#expert.situation?.(view, seat) ?? '');
  }

  /** Plays the plan through in the mind and notes every situation on the way, up to the end of the record's entry. */
  keep(view: T['View'], seat: Seat, steps: readonly T['Move'][], chance: Chance): void {
    const plan = new Map<string, T['Move']>();
    this.#plans.set(seat, plan);
    if (this.#expert.situation === undefined) return;
    const state = this.#game.imagine(view, chance);
    for (const [i, step] of steps.entries()) {
      if (i > 0) plan.set(this.#expert.situation(this.#game.view(state, seat), seat), step);
      if (this.#game.notation.closes(state, step) || this.#game.why(state, seat, step) !== undefined) return;
      this.#game.play(state, seat, step, chance);
    }
  }
}
