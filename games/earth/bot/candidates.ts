import type { Turn } from '@grove/bots';
import { type Move, moveOf, targetOf, verbOf } from '../rules/move.ts';
import { playableEvents } from '../rules/tasks/free.ts';
import type { Decision } from '../rules/tasks/task.ts';
import { gainWorth } from './mind/ability.ts';
import { colorWorth, minorWorth } from './mind/colors.ts';
import { germinations, inHand } from './mind/germination.ts';
import { ownMoves } from './mind/habits.ts';
import { ranked } from './mind/hand.ts';
import type { Mind } from './mind/mind.ts';
import { allPlantings, plantingMove } from './mind/over.ts';
import { seedWorths } from './mind/optional.ts';
import { eventWorth } from './mind/planting.ts';
import { sideWorth } from './mind/sides.ts';

type Candidate = Turn<Move>;

const MOST_PLANTINGS = 8;

/** The steps worth a thought, with what habit thinks of them; only what habit does where nothing else is. */
export function candidatesFor(mind: Mind, task: Decision, habit: Move): Candidate[] {
  const own = candidatesOf(mind, task);
  if (own.length === 0) return [{ steps: [habit], value: 0 }];
  const known = own.some(({ steps }) => steps[0] === habit);
  const all = known ? own : [...own, { steps: [habit], value: Math.max(...own.map(({ value }) => value)) }];
  if (task.kind !== 'color' && task.kind !== 'plant') return all;
  return [...all, ...first(all, [...events(mind, habit), ...seeds(mind)])];
}

function candidatesOf(mind: Mind, task: Decision): Candidate[] {
  switch (task.kind) {
    case 'color':
      return weighed(ownMoves(mind, task), (move) => colorWorth(mind, targetOf(move)));
    case 'plant':
      return plantingCandidates(mind);
    case 'either':
      return weighed(ownMoves(mind, task), (move) => minorWorth(mind, mind.state.color, targetOf(move)));
    case 'keep':
      return ranked(mind, mind.player.looking).map(({ card, worth }) => ({
        steps: [moveOf('keep', card)],
        value: worth,
      }));
    case 'side':
      return weighed(ownMoves(mind, task), (move) => sideWorth(mind, targetOf(move)));
    case 'gaia':
      return weighed(ownMoves(mind, task), () => 0);
    case 'amount':
      return weighed(
        [task.n, Math.ceil(task.n / 2), 0].map((n) => moveOf('amount', n)),
        (move) => gainWorth(mind, task.what, targetOf(move)),
      );
    case 'seed':
      return [...uses(mind), ...germinated(mind).map(({ steps, value }) => ({ steps: steps.slice(1), value }))];
    default:
      return [];
  }
}

const weighed = (moves: readonly Move[], worth: (move: Move) => number): Candidate[] =>
  moves.map((move) => ({ steps: [move], value: worth(move) }));

function plantingCandidates(mind: Mind): Candidate[] {
  const list = allPlantings(mind, MOST_PLANTINGS).map((planting) => ({
    steps: [plantingMove(planting)],
    value: planting.worth,
  }));
  return list.length === 0 ? [] : [...list, { steps: [moveOf('done')], value: 0 }];
}

/** What can be done before the decision: what comes after it is thought about then. */
function first(others: readonly Candidate[], before: readonly Candidate[]): Candidate[] {
  const best = Math.max(...others.map(({ value }) => value));
  return before.map(({ steps, value }) => ({ steps, value: best + value }));
}

const events = (mind: Mind, habit: Move): Candidate[] =>
  playableEvents(mind.player, 'anytime')
    .filter((card) => !(verbOf(habit) === 'event' && targetOf(habit) === card))
    .map((card) => ({ steps: [moveOf('event', card)], value: eventWorth(mind, card) }));

const seeds = (mind: Mind): Candidate[] =>
  mind.player.seeds === 0
    ? []
    : germinated(mind).map(({ steps, value }) => ({ steps, value: value - mind.prices.seed }));

const MOST_GERMINATIONS = 2;

/** E12: a seed for a card of the kind that promises most. */
const germinated = (mind: Mind): Candidate[] =>
  germinations(mind, MOST_GERMINATIONS).map((germination) => ({
    steps: [moveOf('seed'), moveOf('germinate', germination.criterion)],
    value: inHand(mind, germination),
  }));

const uses = (mind: Mind): Candidate[] =>
  seedWorths(mind).map((value, use) => ({ steps: [moveOf('spend', use)], value }));
