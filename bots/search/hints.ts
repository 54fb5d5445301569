import { type Budget, type Chance, type GameTypes, itemAt } from '@grove/kernel';
import { partOf } from '../budget.ts';
import { reasonsFor, type Term } from '../reasons.ts';
import { determinize, playoutAfter } from './determinization.ts';
import type { SearchSettings } from './search-bot.ts';
import { compareCandidates, type Evaluation, type SearchRoot } from './sequential-halving.ts';

/** A good way to go on. */
export interface Hint<Move> {
  /** The steps up to the end of the record's entry: a card to take, or a whole turn. */
  readonly steps: readonly Move[];
  /** What the seat can expect in the end, in points: alone its total, else how far it is ahead. */
  readonly expected: number;
  /** What it gains over the mean of the candidates, in points. */
  readonly gain: number;
  /** In which terms of the evaluation it is ahead of the mean of the others, or behind; none where nothing tells them apart yet. */
  readonly reasons: readonly Term[];
  /** Nothing else is possible. */
  readonly isOnly: boolean;
}

/** The share of the budget that finds the best few; the rest compares them with each other. */
const SEARCH_SHARE = 0.7;

/**
 * The best few ways to go on, the best first, each beginning differently. A search drops candidates after few playouts, with values
 * that say little beside those of the others; so the best few are compared once more, all in the same determinizations.
 */
export function hintsFor<T extends GameTypes>(
  root: SearchRoot<T>,
  most: number,
  { width, priorError }: Pick<SearchSettings, 'width' | 'priorError'>,
  chance: Chance,
  budget: Budget,
): Hint<T['Move']>[] {
  const { game, evaluator, view, seat } = root;
  const state = game.imagine(view, chance);
  const candidates = evaluator.candidates(state, seat, width);
  const evaluations = compareCandidates(root, candidates, priorError, chance, partOf(budget, SEARCH_SHARE));
  const entries = bestByEntry(evaluations, (steps) => entryOf(root, state, steps));
  const best = comparedAgain(root, entries.slice(0, most), chance, budget);
  const isAll = entries.length <= most;
  const others = isAll ? best : evaluations;
  const first = isAll ? best[0] : entries[0];
  const lead = (first?.value ?? 0) - others.reduce((sum, { value }) => sum + value, 0) / others.length;
  const explain = explainer(root, state, entries);
  return best.map(({ steps, value, candidate }) => {
    const { reasons, isOnly } = explain(candidate);
    return { steps, expected: value, gain: lead + value - (best[0]?.value ?? 0), reasons, isOnly };
  });
}

/** Steps up to the end of an entry, and the whole turn that stands for them. */
interface Valued<Move> {
  readonly steps: readonly Move[];
  readonly value: number;
  readonly candidate: readonly Move[];
}

/**
 * Says why a way is better than the others: than the turns that were searched or, where there was only one, than what else is
 * legal. The terms are those of the priors, so that reasons take no playouts.
 */
function explainer<T extends GameTypes>(
  { game, evaluator, seat }: SearchRoot<T>,
  state: T['State'],
  entries: readonly Valued<T['Move']>[],
): (candidate: readonly T['Move'][]) => Pick<Hint<T['Move']>, 'reasons' | 'isOnly'> {
  const searched = entries.map(({ candidate }) => candidate);
  const first = JSON.stringify(searched[0]?.[0]);
  const legal = searched.length > 1 ? [] : game.moves(state, seat).filter((move) => JSON.stringify(move) !== first);
  const ways = [...searched, ...legal.map((move) => [move])];
  const terms = ways.map((steps) => evaluator.terms?.(state, seat, steps) ?? []);
  return (candidate) => {
    const own = ways.indexOf(candidate);
    const others = terms.filter((_, i) => i !== own);
    return { reasons: others.length === 0 ? [] : reasonsFor(itemAt(terms, own), others), isOnly: others.length === 0 };
  };
}

/** The same ways with their means over determinizations that all of them met, sorted by them. */
function comparedAgain<T extends GameTypes>(
  { game, evaluator, view, seat }: SearchRoot<T>,
  ways: readonly Valued<T['Move']>[],
  chance: Chance,
  budget: Budget,
): Valued<T['Move']>[] {
  const sums = ways.map(() => 0);
  let made = 0;
  for (; ways.length > 1 && !budget.spent(); made++) {
    const determinization = determinize(game, view, chance);
    for (const [i, { steps }] of ways.entries()) {
      sums[i] = itemAt(sums, i) + playoutAfter(game, evaluator, determinization, seat, steps);
      budget.count();
    }
  }
  if (made === 0) return [...ways];
  return ways.map((way, i) => ({ ...way, value: itemAt(sums, i) / made })).sort((a, b) => b.value - a.value);
}

/** The steps of a turn up to the first that closes an entry of the record. */
export function entryOf<T extends GameTypes>(
  { game }: Pick<SearchRoot<T>, 'game'>,
  state: T['State'],
  steps: readonly T['Move'][],
): readonly T['Move'][] {
  const last = steps.findIndex((step) => game.notation.closes(state, step));
  return last < 0 ? steps : steps.slice(0, last + 1);
}

/** Of turns that begin with the same entry the best stands for it. */
function bestByEntry<Move>(
  evaluations: readonly Evaluation<Move>[],
  entryOf: (steps: readonly Move[]) => readonly Move[],
): Valued<Move>[] {
  const best = new Map<string, Valued<Move>>();
  for (const { candidate, value } of evaluations) {
    const steps = entryOf(candidate.steps);
    const key = JSON.stringify(steps);
    if (!best.has(key)) best.set(key, { steps, value, candidate: candidate.steps });
  }
  return [...best.values()];
}
