import type { Chance, Game, GameTypes, Seat } from '@grove/kernel';
import type { Evaluator } from '../evaluator.ts';

/**
 * What each seat of a bot means to play next. A turn of several steps is searched once: as long as the seat finds itself
 * where its plan said it would be, the plan holds. Evaluators without `planKey` have bots without plans.
 */
export class Plans<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #evaluator: Evaluator<T>;
  /** By seat: the step for each position, by its key, that the plan leads through. */
  readonly #plans = new Map<Seat, Map<string, T['Move']>>();

  constructor(game: Game<T>, evaluator: Evaluator<T>) {
    this.#game = game;
    this.#evaluator = evaluator;
  }

  /** The planned step; undefined where there is none. */
  next(view: T['View'], seat: Seat): T['Move'] | undefined {
    const plan = this.#plans.get(seat);
    return plan?.get(this.#evaluator.planKey?.(view, seat) ?? '');
  }

  /** Plays the steps in an imagined state and notes every position on the way, up to the end of the record's entry. */
  keep(view: T['View'], seat: Seat, steps: readonly T['Move'][], chance: Chance): void {
    const plan = new Map<string, T['Move']>();
    this.#plans.set(seat, plan);
    if (this.#evaluator.planKey === undefined) return;
    const state = this.#game.imagine(view, chance);
    for (const [i, step] of steps.entries()) {
      if (i > 0) plan.set(this.#evaluator.planKey(this.#game.view(state, seat), seat), step);
      if (this.#game.notation.closes(state, step) || this.#game.why(state, seat, step) !== undefined) return;
      this.#game.play(state, seat, step, chance);
    }
  }
}
