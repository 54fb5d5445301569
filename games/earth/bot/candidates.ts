import type { Candidate } from '@grove/bots';
import { type Move, moveOf, targetOf, verbOf } from '../rules/move.ts';
import { playableEvents } from '../rules/tasks/free.ts';
import type { Decision } from '../rules/tasks/task.ts';
import { gainWorth } from './heuristics/ability.ts';
import { colorWorth, minorWorth } from './heuristics/colors.ts';
import { germinations, inHand } from './heuristics/germination.ts';
import { ownMoves } from './heuristics/decision-policy.ts';
import { ranked } from './heuristics/hand.ts';
import type { Context } from './heuristics/context.ts';
import { allPlantings, plantingMove } from './heuristics/planting-over.ts';
import { seedWorths } from './heuristics/optional.ts';
import { eventWorth } from './heuristics/planting.ts';
import { sideWorth } from './heuristics/sides.ts';

const MOST_PLANTINGS = 8;

/** The candidates of a decision, with priors by rules of thumb; only `usual`, the policy's move, where there is no other. */
export function candidatesFor(context: Context, task: Decision, usual: Move): Candidate<Move>[] {
  const own = candidatesOf(context, task);
  if (own.length === 0) return [{ steps: [usual], prior: 0 }];
  const known = own.some(({ steps }) => steps[0] === usual);
  const all = known ? own : [...own, { steps: [usual], prior: Math.max(...own.map(({ prior }) => prior)) }];
  if (task.kind !== 'color' && task.kind !== 'plant') return all;
  return [...all, ...doneFirst(all, [...events(context, usual), ...seeds(context)])];
}

export function candidatesOf(context: Context, task: Decision): Candidate<Move>[] {
  switch (task.kind) {
    case 'color':
      return withPriors(ownMoves(context, task), (move) => colorWorth(context, targetOf(move)));
    case 'plant':
      return plantingCandidates(context);
    case 'either':
      return withPriors(ownMoves(context, task), (move) => minorWorth(context, context.state.color, targetOf(move)));
    case 'keep':
      return ranked(context, context.player.looking).map(({ card, worth }) => ({
        steps: [moveOf('keep', card)],
        prior: worth,
      }));
    case 'side':
      return withPriors(ownMoves(context, task), (move) => sideWorth(context, targetOf(move)));
    case 'gaia':
      return withPriors(ownMoves(context, task), () => 0);
    case 'amount':
      return withPriors(
        [task.n, Math.ceil(task.n / 2), 0].map((n) => moveOf('amount', n)),
        (move) => gainWorth(context, task.what, targetOf(move)),
      );
    case 'seed':
      return [...uses(context), ...germinated(context).map(({ steps, prior }) => ({ steps: steps.slice(1), prior }))];
    default:
      return [];
  }
}

const withPriors = (moves: readonly Move[], worth: (move: Move) => number): Candidate<Move>[] =>
  moves.map((move) => ({ steps: [move], prior: worth(move) }));

function plantingCandidates(context: Context): Candidate<Move>[] {
  const list = allPlantings(context, MOST_PLANTINGS).map((planting) => ({
    steps: [plantingMove(planting)],
    prior: planting.worth,
  }));
  return list.length === 0 ? [] : [...list, { steps: [moveOf('done')], prior: 0 }];
}

/** What can be done before the decision, which is then searched by itself: worth its own prior more than the best. */
function doneFirst(others: readonly Candidate<Move>[], before: readonly Candidate<Move>[]): Candidate<Move>[] {
  const best = Math.max(...others.map(({ prior }) => prior));
  return before.map(({ steps, prior }) => ({ steps, prior: best + prior }));
}

const events = (context: Context, usual: Move): Candidate<Move>[] =>
  playableEvents(context.player, 'anytime')
    .filter((card) => !(verbOf(usual) === 'event' && targetOf(usual) === card))
    .map((card) => ({ steps: [moveOf('event', card)], prior: eventWorth(context, card) }));

const seeds = (context: Context): Candidate<Move>[] =>
  context.player.seeds === 0
    ? []
    : germinated(context).map(({ steps, prior }) => ({ steps, prior: prior - context.prices.seed }));

const MOST_GERMINATIONS = 2;

/** E12: a seed for a card of the most promising kinds. */
const germinated = (context: Context): Candidate<Move>[] =>
  germinations(context, MOST_GERMINATIONS).map((germination) => ({
    steps: [moveOf('seed'), moveOf('germinate', germination.criterion)],
    prior: inHand(context, germination),
  }));

const uses = (context: Context): Candidate<Move>[] =>
  seedWorths(context).map((prior, use) => ({ steps: [moveOf('spend', use)], prior }));
