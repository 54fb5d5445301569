import type { Evaluator } from '@grove/bots';
import { PlanetValue, playout, type Policy, type ValueModel } from '@grove/games/evergreen-planet/bot';
import { planet, type PlanetTypes, type State } from '@grove/games/evergreen-planet/rules';
import { type Chance, itemAt, type Seat, SeededChance } from '@grove/kernel';

const MOST_TURNS = 12;
const DETERMINIZATIONS = 4;
const SEEDS = 2 ** 31;
/** How much of a turn's value is what the priors say: so few playouts scatter. */
const PRIOR_SHARE = 0.3;

interface Setting {
  readonly model: ValueModel;
  readonly evaluator: Evaluator<PlanetTypes>;
  readonly policy: Policy;
  /** How long playouts go on. */
  readonly rounds: number;
}

/** A turn of a decision, and what came of it. */
export interface ComparedTurn {
  readonly steps: readonly number[];
  /** A whole turn; not a card alone, after which others take theirs. */
  readonly isWhole: boolean;
  /** The state after it, before the round ends. */
  readonly after: State;
  readonly seat: Seat;
  /** The planet's value by the model, and in the mean of the playouts. */
  readonly byModel: number;
  readonly byPlayouts: number;
}

/** The best dozen turns of a decision, each with its playouts in the same determinizations, the best first. */
export function compareTurns(setting: Setting, state: State, seat: Seat, chance: Chance): ComparedTurn[] {
  const candidates = setting.evaluator.candidates(state, seat, MOST_TURNS);
  const means = meansOf(setting, candidates, state, seat, chance);
  const turns = candidates.map(({ steps, prior }, i) => {
    const after = planet.copy(state);
    const isWhole = playTurn(after, seat, steps);
    const byModel = new PlanetValue(setting.model, after, seat).value;
    const byPlayouts = itemAt(means, i);
    return { steps, isWhole, after, seat, byModel, byPlayouts, value: byPlayouts + PRIOR_SHARE * (prior - byPlayouts) };
  });
  return turns.sort((a, b) => b.value - a.value);
}

function meansOf(
  { policy, rounds }: Setting,
  candidates: readonly { readonly steps: readonly number[] }[],
  state: State,
  seat: Seat,
  chance: Chance,
): number[] {
  const sums = candidates.map(() => 0);
  for (let i = 0; i < DETERMINIZATIONS; i++) {
    const imagined = planet.imagine(planet.view(state, seat), chance);
    const luck = SeededChance.from(String(chance.pick(SEEDS)));
    for (const [turn, { steps }] of candidates.entries()) {
      const after = planet.copy(imagined);
      const own = luck.copy();
      for (const step of steps) planet.play(after, seat, step, own);
      sums[turn] = itemAt(sums, turn) + itemAt(playout(policy, after, rounds, own), seat) / DETERMINIZATIONS;
    }
  }
  return sums;
}

/** Plays a whole turn up to its end, which is left out; otherwise the card that it is. @returns whether it is a whole one */
function playTurn(state: State, seat: Seat, steps: readonly number[]): boolean {
  const isWhole = steps.length > 1;
  const chance = SeededChance.from('no card is dealt within a turn');
  for (const step of isWhole ? steps.slice(0, -1) : steps) planet.play(state, seat, step, chance);
  return isWhole;
}
