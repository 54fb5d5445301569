import { type Chance, type Game, type GameTypes, type Seat, SeededChance } from '@grove/kernel';
import type { Evaluator } from '../evaluator.ts';

const SEEDS = 2 ** 31;

/** One way in which the hidden things may lie and chance may fall: all candidates that are compared meet the same. */
export interface Determinization<T extends GameTypes> {
  readonly state: T['State'];
  readonly chance: SeededChance;
}

export const determinize = <T extends GameTypes>(
  game: Game<T>,
  view: T['View'],
  chance: Chance,
): Determinization<T> => ({
  state: game.imagine(view, chance),
  chance: SeededChance.from(String(chance.pick(SEEDS))),
});

/** The value of a playout for a seat that begins with these steps, as far as they are legal; for `earlier` see `Evaluator.playout`. */
export function playoutAfter<T extends GameTypes>(
  game: Game<T>,
  evaluator: Evaluator<T>,
  determinization: Determinization<T>,
  seat: Seat,
  steps: readonly T['Move'][],
  earlier?: number,
): number {
  const state = game.copy(determinization.state);
  const chance = determinization.chance.copy();
  for (const step of steps) {
    if (game.why(state, seat, step) !== undefined) break;
    game.play(state, seat, step, chance);
  }
  return evaluator.playout(state, seat, chance, earlier, determinization.state);
}
