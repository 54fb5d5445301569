import type { Bot, Chance } from '@grove/kernel';
import { copy } from '../rules/save.ts';
import type { EarthTypes } from '../rules/types.ts';
import { imagine } from '../rules/imagine.ts';
import { type Move, targetOf, type Verb, verbOf } from '../rules/move.ts';
import { play } from '../rules/play.ts';
import { isSolo } from '../rules/state.ts';
import { isCheckpoint } from '../rules/tasks/registry.ts';
import { decisionOf } from '../rules/turn/decision.ts';
import { germinationToPlant } from './heuristics/germination.ts';
import { activationWorth } from './heuristics/ability.ts';
import type { Context } from './heuristics/context.ts';
import { fittedContext, inState, valueOf } from './value.ts';
import { moves } from '../rules/legal.ts';

/**
 * Plays the step after which the value is highest, in a state imagined from its view. At checkpoints it looks on to the
 * end of what the step would start, and no further.
 */
export const greedyBot = (): Bot<EarthTypes> => ({
  choose(view, seat, chance) {
    const state = imagine(view, chance);
    const legal = moves(state, seat);
    if (legal.length === 1) return legal[0];
    const weighed = weigh(fittedContext(state, seat), legal, chance);
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

function weigh(context: Context, legal: readonly Move[], chance: Chance): Weighed[] {
  const { state, seat } = context;
  const task = decisionOf(state, seat);
  const checkpoint = task !== undefined && isCheckpoint(state, task);
  const enough = valueOf(context) + (state.ending === 2 ? AT_THE_END : CLEARLY);
  return legal
    .filter((move) => !isPointless(context, move))
    .flatMap((move) => {
      const value = checkpoint ? afterAll(context, move, chance) : valueOf(afterStep(context, move, chance));
      return OPTIONAL.has(verbOf(move)) && checkpoint && value < enough ? [] : [{ move, value }];
    });
}

/**
 * What is not even tried. A germination in an imagined deck always finds the best card of all, so only what is worth
 * naming on average is named, and nothing that could fail for ever (E12.4). A leaf may still claim something,
 * and alone Gaia would get it (E17.9).
 */
function isPointless(context: Context, move: Move): boolean {
  if (verbOf(move) === 'leaf') return context.state.ending !== 2 || isSolo(context.state);
  return verbOf(move) === 'germinate' && germinationToPlant(context)?.criterion !== targetOf(move);
}

function afterStep(context: Context, move: Move, chance: Chance): Context {
  const next = copy(context.state);
  play(next, context.seat, move, chance);
  return inState(context, next);
}

const MOST_STEPS = 12;

/** After the step and everything that it starts for this player; a colour with what its cards would give. */
function afterAll(context: Context, move: Move, chance: Chance): number {
  let next = afterStep(context, move, chance);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const task = decisionOf(next.state, next.seat);
    const planting = verbOf(move) === 'choose' && task?.kind === 'plant';
    if (task === undefined || (isCheckpoint(next.state, task) && !planting)) break;
    next = afterStep(next, best(weigh(next, moves(next.state, next.seat), chance)), chance);
  }
  const activations = verbOf(move) === 'choose' ? activationWorth(next, targetOf(move), true) : 0;
  return valueOf(next) + activations;
}
