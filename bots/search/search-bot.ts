import { itemAt, type Bot, type Budget, type Chance, type Game, type GameTypes } from '@grove/kernel';
import { playoutBudget, restOf } from '../budget.ts';
import type { Evaluator } from '../evaluator.ts';
import { Plans } from './plans.ts';
import { compareCandidates, type Evaluation, type SearchRoot } from './sequential-halving.ts';

export interface SearchSettings {
  /** How many candidates are compared. */
  readonly width: number;
  /** By how many points a candidate's prior is usually off. */
  readonly priorError: number;
  /** How many playouts a decision takes when no budget is given. */
  readonly playouts: number;
}

/** Searches the candidates of its evaluator. */
export function searchBot<T extends GameTypes>(
  game: Game<T>,
  evaluator: Evaluator<T>,
  settings: SearchSettings,
): Bot<T> {
  const plans = new Plans(game, evaluator);
  return {
    choose(view, seat, chance, budget = playoutBudget(settings.playouts)) {
      const planned = plans.next(view, seat);
      if (planned !== undefined) return planned;
      const best = itemAt(search({ game, evaluator, view, seat }, settings, chance, budget), 0);
      plans.keep(view, seat, best.candidate.steps, chance);
      return best.candidate.steps[0];
    },
  };
}

/** Plays the candidate with the best prior, without search. */
export function greedyBot<T extends GameTypes>(game: Game<T>, evaluator: Evaluator<T>): Bot<T> {
  return {
    choose: (view, seat, chance) => itemAt(evaluator.candidates(game.imagine(view, chance), seat, 1), 0).steps[0],
  };
}

/** The candidates at the root, the best first, after as many playouts as the budget allows. */
export function search<T extends GameTypes>(
  root: SearchRoot<T>,
  { width, priorError }: Pick<SearchSettings, 'width' | 'priorError'>,
  chance: Chance,
  budget: Budget,
): Evaluation<T['Move']>[] {
  const { game, evaluator, view, seat } = root;
  const candidates = evaluator.candidates(game.imagine(view, chance), seat, width, budget);
  return compareCandidates(root, candidates, priorError, chance, restOf(budget));
}
