import { itemAt, type Budget, type Chance, type GameTypes } from '@grove/kernel';
import { playoutBudget, restOf, whicheverFirst } from '../budget.ts';
import type { Candidate } from '../evaluator.ts';
import { reasonsFor, type Term } from '../reasons.ts';
import { determinize, playoutAfter } from '../search/determinization.ts';
import { entryOf } from '../search/hints.ts';
import type { SearchSettings } from '../search/search-bot.ts';
import { compareCandidates, type SearchRoot } from '../search/sequential-halving.ts';

/** How the search for a better turn goes, and what follows it. */
export interface ReviewSettings extends SearchSettings {
  /** Playouts that say what a decision cost, and what a seat can expect. */
  readonly costPlayouts: number;
  /** So many of them are made however little time there is: fewer would say nothing. */
  readonly fewest: number;
  /** Makes the budget of one decision, which ends the search early where a machine is slow. */
  readonly budget: () => Budget;
}

const isAnotherDue = (made: number, { costPlayouts, fewest }: ReviewSettings, budget: Budget): boolean =>
  made < costPlayouts && (made < fewest || !budget.spent());

/** The mean value of playouts after these steps. */
export function expectedValue<T extends GameTypes>(
  { game, evaluator, view, seat }: SearchRoot<T>,
  steps: readonly T['Move'][],
  settings: ReviewSettings,
  chance: Chance,
  budget: Budget,
): number {
  let sum = 0;
  let made = 0;
  for (; isAnotherDue(made, settings, budget); made++) {
    sum += playoutAfter(game, evaluator, determinize(game, view, chance), seat, steps);
  }
  return sum / made;
}

/** Whether there was something to decide: there are other candidates, or something else was played than the only one. */
export function hadChoice<T extends GameTypes>(
  root: SearchRoot<T>,
  played: readonly T['Move'][],
  chance: Chance,
): boolean {
  const { game, evaluator, view, seat } = root;
  const state = game.imagine(view, chance);
  const candidates = evaluator.candidates(state, seat, 2);
  return candidates.length > 1 || !sameSteps(entryOf(root, state, itemAt(candidates, 0).steps), played);
}

/**
 * What a decision cost. The best turn is found first, then compared with what was played in determinizations of their
 * own, the same for both: the best of many always looks a little better than it is in those that made it the best.
 */
export function entryCost<T extends GameTypes>(
  root: SearchRoot<T>,
  played: readonly T['Move'][],
  settings: ReviewSettings,
  chance: Chance,
  budget: Budget,
): { cost: number; better: readonly T['Move'][]; reasons: readonly Term[] } {
  const { game, evaluator, view, seat } = root;
  const state = game.imagine(view, chance);
  const searchBudget = whicheverFirst(playoutBudget(settings.playouts), budget);
  const candidates = evaluator.candidates(state, seat, settings.width, searchBudget);
  const isPlayed = ({ steps }: Candidate<T['Move']>) => sameSteps(entryOf(root, state, steps), played);
  const own = candidates.find(isPlayed) ?? { ...itemAt(candidates, candidates.length - 1), steps: played };
  const all = candidates.includes(own) ? candidates : [...candidates, own];
  const best = itemAt(compareCandidates(root, all, settings.priorError, chance, restOf(searchBudget)), 0);
  if (best.candidate === own || isPlayed(best.candidate)) return { cost: 0, better: played, reasons: [] };
  let cost = 0;
  let made = 0;
  for (; isAnotherDue(made, settings, budget); made++) {
    const determinization = determinize(game, view, chance);
    const valueOf = (steps: readonly T['Move'][]) => playoutAfter(game, evaluator, determinization, seat, steps);
    cost += valueOf(best.candidate.steps) - valueOf(own.steps);
  }
  if (cost <= 0) return { cost: 0, better: played, reasons: [] };
  const termsOf = (steps: readonly T['Move'][]) => evaluator.terms?.(state, seat, steps) ?? [];
  const reasons = reasonsFor(termsOf(best.candidate.steps), [termsOf(own.steps)]);
  return { cost: cost / made, better: entryOf(root, state, best.candidate.steps), reasons };
}

const sameSteps = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);
