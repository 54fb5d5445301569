import { type Chance, type Game, type GameTypes, type Seat, SeededChance } from '@grove/kernel';
import type { Expert } from '../expert.ts';

const SEEDS = 2 ** 31;

/** One way in which the hidden things may lie and chance may fall: every turn that is compared meets the same. */
export interface World<T extends GameTypes> {
  readonly state: T['State'];
  readonly chance: SeededChance;
}

export const imagineWorld = <T extends GameTypes>(game: Game<T>, view: T['View'], chance: Chance): World<T> => ({
  state: game.imagine(view, chance),
  chance: SeededChance.from(String(chance.pick(SEEDS))),
});

/** What a seat can expect in a world when it makes these steps. */
export function tryTurn<T extends GameTypes>(
  game: Game<T>,
  expert: Expert<T>,
  world: World<T>,
  seat: Seat,
  steps: readonly T['Move'][],
): number {
  const state = game.copy(world.state);
  const chance = world.chance.copy();
  for (const step of steps) {
    if (game.why(state, seat, step) !== undefined) break;
    game.play(state, seat, step, chance);
  }
  return expert.playOn(state, seat, chance);
}
