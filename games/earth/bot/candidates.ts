import type { Turn } from '@grove/bots';
import { CELLS } from '../rules/grid.ts';
import { type Move, moveOf, targetOf, verbOf } from '../rules/move.ts';
import { plantedCards } from '../rules/places.ts';
import { playableEvents } from '../rules/tasks/free.ts';
import type { Decision } from '../rules/tasks/task.ts';
import { gainWorth } from './mind/ability.ts';
import { colorWorth, minorWorth } from './mind/colors.ts';
import { ownMoves } from './mind/habits.ts';
import { ranked } from './mind/hand.ts';
import type { Mind } from './mind/mind.ts';
import { eventWorth, plantings } from './mind/planting.ts';
import { sideWorth } from './mind/sides.ts';

type Candidate = Turn<Move>;

const MOST_PLANTINGS = 8;

/** The steps worth a thought, with what habit thinks of them; only what habit does where nothing else is. */
export function candidatesFor(mind: Mind, task: Decision, habit: Move): Candidate[] {
  const own = candidatesOf(mind, task);
  if (own.length === 0) return [{ steps: [habit], value: 0 }];
  const known = own.some(({ steps }) => steps[0] === habit);
  const all = known ? own : [...own, { steps: [habit], value: Math.max(...own.map(({ value }) => value)) }];
  return task.kind === 'color' || task.kind === 'plant' ? [...all, ...events(mind, habit, all)] : all;
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
    default:
      return [];
  }
}

const weighed = (moves: readonly Move[], worth: (move: Move) => number): Candidate[] =>
  moves.map((move) => ({ steps: [move], value: worth(move) }));

function plantingCandidates(mind: Mind): Candidate[] {
  if (plantedCards(mind.player) === CELLS) return [];
  const list = plantings(mind, MOST_PLANTINGS).map(({ card, place, worth }) => ({
    steps: [moveOf('plant', card, place)],
    value: worth,
  }));
  return list.length === 0 ? [] : [...list, { steps: [moveOf('done')], value: 0 }];
}

/** Events that could be played first; what comes after them is thought about afterwards. */
function events(mind: Mind, habit: Move, others: readonly Candidate[]): Candidate[] {
  const value = Math.max(...others.map((other) => other.value));
  return playableEvents(mind.player, 'anytime')
    .filter((card) => !(verbOf(habit) === 'event' && targetOf(habit) === card))
    .map((card) => ({ steps: [moveOf('event', card)], value: value + eventWorth(mind, card) }));
}
