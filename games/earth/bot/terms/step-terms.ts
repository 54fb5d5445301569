import { byPrior, differences } from '@grove/bots';
import { type Seat, SeededChance } from '@grove/kernel';
import { copy } from '../../rules/save.ts';
import { type Move, targetOf, type Verb, verbOf } from '../../rules/move.ts';
import { play } from '../../rules/play.ts';
import { why } from '../../rules/refusals.ts';
import { isSolo, type State } from '../../rules/state.ts';
import type { Decision } from '../../rules/tasks/task.ts';
import { decisionOf } from '../../rules/turn/decision.ts';
import { candidatesOf } from '../candidates.ts';
import { type Context, contextOf } from '../heuristics/context.ts';
import { germinationWorth } from '../heuristics/germination.ts';
import { seedWorths } from '../heuristics/optional.ts';
import { inState, valueTerms } from '../value.ts';
import type { WeightsByMode } from '../weights.ts';
import { eventTerms, handTerms, plantingTerms, sideTerms } from './card-terms.ts';
import { colorTerms, gainTerm, minorTerms } from './color-terms.ts';
import type { EarthTerm, TermKind } from './kinds.ts';

/** What steps of a seat bring, term by term: as their prior reckons it or, where nothing is searched, by the value after them. */
export function stepTerms(state: State, seat: Seat, steps: readonly Move[], weights: WeightsByMode): EarthTerm[] {
  const task = decisionOf(state, seat);
  if (task === undefined || steps.length === 0) return [];
  const context = contextOf(state, seat, isSolo(state) ? weights.solo : weights.table);
  return termsOf(context, task, steps) ?? termsAfter(context, steps);
}

/** The verbs that answer a decision itself; others can be done before it. */
const ANSWERS: Readonly<Partial<Record<Decision['kind'], readonly Verb[]>>> = {
  color: ['choose'],
  plant: ['plant', 'plant-over', 'done'],
  either: ['either'],
  keep: ['keep'],
  side: ['take-side'],
  gaia: ['gaia'],
  amount: ['amount'],
  seed: ['spend', 'germinate'],
};

/** The terms of a decision that is searched; undefined for others. */
function termsOf(context: Context, task: Decision, steps: readonly Move[]): EarthTerm[] | undefined {
  const [move] = steps;
  const verb = verbOf(move);
  const answers = ANSWERS[task.kind];
  if (answers === undefined || verb === undefined) return undefined;
  if (answers.includes(verb)) return answerTerms(context, task, move);
  const [best] = candidatesOf(context, task).sort(byPrior);
  return best === undefined ? undefined : [...answerTerms(context, task, best.steps[0]), ...firstTerms(context, steps)];
}

function answerTerms(context: Context, task: Decision, move: Move): EarthTerm[] {
  const target = targetOf(move);
  switch (task.kind) {
    case 'color':
      return colorTerms(context, target);
    case 'plant':
      return verbOf(move) === 'done' ? [] : plantingTerms(context, move);
    case 'either':
      return minorTerms(context, context.state.color, target);
    case 'keep':
      return handTerms(context, target);
    case 'side':
      return sideTerms(context, target);
    case 'amount':
      return [gainTerm(context, task.what, target)];
    case 'seed':
      return verbOf(move) === 'spend' ? [seedTerm(context, target)] : [germinationTerm(context, target)];
    default:
      return [];
  }
}

/** E8.1: what a seed can be spent on, in the order of the moves. */
const SEED_KINDS: readonly TermKind[] = ['soil', 'growth', 'sprouts', 'compost', 'compost'];

const seedTerm = (context: Context, use: number): EarthTerm => ({
  kind: SEED_KINDS[use],
  points: seedWorths(context)[use],
});

/** E12: the card that a criterion finds, on average. */
const germinationTerm = (context: Context, criterion: number): EarthTerm => ({
  kind: 'germination',
  points: germinationWorth(context, criterion),
});

/** What is done before a decision brings its own terms; the decision, which comes after it, those of the best answer. */
function firstTerms(context: Context, steps: readonly Move[]): EarthTerm[] {
  const [first, second] = steps;
  if (verbOf(first) === 'event') return eventTerms(context, targetOf(first));
  if (verbOf(first) === 'seed' && second !== undefined && verbOf(second) === 'germinate') {
    return [germinationTerm(context, targetOf(second)), { kind: 'seeds', points: -context.prices.seed }];
  }
  return differences(termsAfter(context, steps), [valueTerms(context)]) as EarthTerm[];
}

/** The value after steps, term by term. Cards that are drawn count as unseen ones: what they are is only imagined. */
function termsAfter(context: Context, steps: readonly Move[]): EarthTerm[] {
  const state = copy(context.state);
  const chance = SeededChance.from('terms');
  for (const step of steps) {
    if (why(state, context.seat, step) !== undefined) break;
    play(state, context.seat, step, chance);
  }
  const known = new Set([...context.player.hand, ...context.player.looking]);
  const player = state.players[context.seat];
  const inHand = player.hand.length + player.looking.length;
  player.hand = player.hand.filter((card) => known.has(card));
  player.looking = player.looking.filter((card) => known.has(card));
  const drawn = inHand - player.hand.length - player.looking.length;
  return [...valueTerms(inState(context, state)), { kind: 'cards', points: drawn * context.prices.draw }];
}
