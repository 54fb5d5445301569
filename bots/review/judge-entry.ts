import type { Budget, Chance, GameTypes } from '@grove/kernel';
import { thoughts, whicheverFirst } from '../budget.ts';
import type { Turn } from '../expert.ts';
import { compareTurns, type Question } from '../search/halving.ts';
import { entryOf } from '../search/hints.ts';
import { imagineWorld, tryTurn } from '../search/worlds.ts';

export interface ReviewSettings {
  /** How many turns are compared with the one that was played, and how many games played on that takes. */
  readonly width: number;
  readonly doubt: number;
  readonly thoughts: number;
  /** Games played on to say what a decision cost and what a seat can expect. */
  readonly playouts: number;
  /** Makes the budget of one decision, which ends the thinking about it early where a machine is slow. */
  readonly budget: () => Budget;
}

/** Fewer playouts would say nothing, however little time there is. */
const FEWEST = 4;

const isAnotherDue = (made: number, playouts: number, budget: Budget): boolean =>
  made < playouts && (made < FEWEST || !budget.spent());

/** What a seat can expect on average after these steps. */
export function expectation<T extends GameTypes>(
  { game, expert, view, seat }: Question<T>,
  steps: readonly T['Move'][],
  playouts: number,
  chance: Chance,
  budget: Budget,
): number {
  let sum = 0;
  let made = 0;
  for (; isAnotherDue(made, playouts, budget); made++) {
    sum += tryTurn(game, expert, imagineWorld(game, view, chance), seat, steps);
  }
  return sum / made;
}

/** Whether there was something to decide: the expert sees other ways, or another way was taken than the one it sees. */
export function isOpen<T extends GameTypes>(
  question: Question<T>,
  played: readonly T['Move'][],
  chance: Chance,
): boolean {
  const { game, expert, view, seat } = question;
  const state = game.imagine(view, chance);
  const turns = expert.turns(state, seat, 2);
  return turns.length > 1 || !sameSteps(entryOf(question, state, turns[0].steps), played);
}

/**
 * What a decision cost. The best turn is found first, then compared with what was played in worlds of their own, the
 * same for both: the best of many always looks a little better than it is in the worlds that made it the best.
 */
export function judgeEntry<T extends GameTypes>(
  question: Question<T>,
  played: readonly T['Move'][],
  settings: ReviewSettings,
  chance: Chance,
  budget: Budget,
): { cost: number; better: readonly T['Move'][] } {
  const { game, expert, view, seat } = question;
  const state = game.imagine(view, chance);
  const turns = expert.turns(state, seat, settings.width);
  const isPlayed = ({ steps }: Turn<T['Move']>) => sameSteps(entryOf(question, state, steps), played);
  const own = turns.find(isPlayed) ?? { steps: played, value: turns[turns.length - 1].value };
  const rivals = turns.includes(own) ? turns : [...turns, own];
  const [best] = compareTurns(
    question,
    rivals,
    settings.doubt,
    chance,
    whicheverFirst(thoughts(settings.thoughts), budget),
  );
  if (best.turn === own || isPlayed(best.turn)) return { cost: 0, better: played };
  let cost = 0;
  let made = 0;
  for (; isAnotherDue(made, settings.playouts, budget); made++) {
    const world = imagineWorld(game, view, chance);
    cost += tryTurn(game, expert, world, seat, best.turn.steps) - tryTurn(game, expert, world, seat, own.steps);
  }
  if (cost <= 0) return { cost: 0, better: played };
  return { cost: cost / made, better: entryOf(question, state, best.turn.steps) };
}

const sameSteps = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);
