import type { Bot, Chance } from '@grove/kernel';
import { copy } from '../rules/copy.ts';
import type { EarthTypes } from '../rules/earth-types.ts';
import { activationForecast } from '../rules/forecast.ts';
import { imagine } from '../rules/imagine.ts';
import { type Move, targetOf, type Verb, verbOf } from '../rules/move.ts';
import { moves, play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { rulesOf } from '../rules/tasks/registry.ts';
import { decisionOf } from '../rules/turn/flow.ts';
import { mayGerminate } from './mind/germination.ts';
import { valueOf } from './value.ts';
import { GAIN_WORTH, PAY_WORTH } from './weights.ts';

/**
 * The first opponent: plays the step after which its forecast looks best, in a state imagined from its view. At
 * checkpoints it looks on to the end of what it would start, and no further.
 */
export const greedyBot = (): Bot<EarthTypes> => ({
  choose(view, seat, chance) {
    const state = imagine(view, chance);
    const legal = moves(state, seat);
    if (legal.length === 1) return legal[0];
    const weighed = weigh(state, seat, legal, chance);
    if (decisionOf(state, seat)?.kind === 'activate') return nextActivation(weighed) ?? best(weighed);
    return best(weighed);
  },
});

interface Weighed {
  readonly move: Move;
  readonly value: number;
}

const best = (weighed: readonly Weighed[]): Move =>
  weighed.reduce((one, other) => (other.value > one.value ? other : one)).move;

/** E6.4: what is passed over is lost, so the first card that is worth activating is activated. */
function nextActivation(weighed: readonly Weighed[]): Move | undefined {
  const done = weighed.find(({ move }) => verbOf(move) === 'done')?.value ?? 0;
  return weighed.find(({ move, value }) => verbOf(move) === 'activate' && value > done)?.move;
}

const OPTIONAL: ReadonlySet<Verb | undefined> = new Set<Verb>(['event', 'convert', 'leaf', 'seed', 'lay', 'fetch']);
/** An optional thing can be done later as well; now only if it is clearly good. */
const CLEARLY = 0.3;
const AT_THE_END = 0.05;

function weigh(state: State, seat: number, legal: readonly Move[], chance: Chance): Weighed[] {
  const task = decisionOf(state, seat);
  const checkpoint = task !== undefined && rulesOf(task.kind).checkpoint;
  const enough = valueOf(state, seat) + (state.ending === 2 ? AT_THE_END : CLEARLY);
  return legal
    .filter((move) => !isVain(state, move))
    .flatMap((move) => {
      const value = checkpoint ? afterAll(state, seat, move, chance) : afterStep(state, seat, move, chance);
      return OPTIONAL.has(verbOf(move)) && checkpoint && value < enough ? [] : [{ move, value }];
    });
}

/** E12.4: a germination that fails could go on for ever. */
const isVain = (state: State, move: Move): boolean =>
  verbOf(move) === 'germinate' && !mayGerminate(state, targetOf(move));

function afterStep(state: State, seat: number, move: Move, chance: Chance): number {
  const next = copy(state);
  play(next, seat, move, chance);
  return valueOf(next, seat);
}

const MOST_STEPS = 12;

/** After the step and everything that it starts for this player. */
function afterAll(state: State, seat: number, move: Move, chance: Chance): number {
  const next = copy(state);
  play(next, seat, move, chance);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const task = decisionOf(next, seat);
    const planting = verbOf(move) === 'choose' && task?.kind === 'plant';
    if (task === undefined || (rulesOf(task.kind).checkpoint && !planting)) break;
    play(next, seat, best(weigh(next, seat, moves(next, seat), chance)), chance);
  }
  const activations = verbOf(move) === 'choose' ? activationValue(state, seat, targetOf(move)) : 0;
  return valueOf(next, seat) + activations;
}

/** What the cards of a colour would give, each where it pays. */
function activationValue(state: State, seat: number, color: number): number {
  return activationForecast(state, seat, color).reduce((sum, { payable, pays, gains }) => {
    const cost = pays.reduce((total, { what, n }) => total + PAY_WORTH[what] * n, 0);
    const gain = gains.reduce((total, { what, n }) => total + GAIN_WORTH[what] * n, 0);
    return payable ? sum + Math.max(0, gain - cost) : sum;
  }, 0);
}
