import { type Budget, type Chance, type GameTypes, itemAt } from '@grove/kernel';
import { partOf, restOf } from '../budget.ts';
import { reasonsFor, type Term } from '../reasons.ts';
import { deviation, mean } from '../tournament/statistics.ts';
import { determinize, playoutAfter } from './determinization.ts';
import type { SearchSettings } from './search-bot.ts';
import { compareCandidates, type Evaluation, type SearchRoot } from './sequential-halving.ts';

/** A good way to go on. */
export interface Hint<Move> {
  /** The steps up to the end of the record's entry: a card to take, or a whole turn. */
  readonly steps: readonly Move[];
  /** What the seat can expect in the end, in points: alone its total, else how far it is ahead. */
  readonly expected: number;
  /** How far it is ahead of the best of the others, in points; below nothing for all but the best. */
  readonly gain: number;
  /** By how much the gain may be off: its standard error over the determinizations in which both were compared. */
  readonly doubt: number;
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
  const searching = partOf(budget, SEARCH_SHARE);
  const candidates = evaluator.candidates(state, seat, width, searching);
  const evaluations = compareCandidates(root, candidates, priorError, chance, restOf(searching));
  const entries = bestByEntry(evaluations, (steps) => entryOf(root, state, steps));
  const best = comparedAgain(root, entries.slice(0, most), chance, budget);
  const explain = explainer(root, state, entries);
  return best.map((way, i) => {
    const { gain, doubt } = leadOver(best[i === 0 ? 1 : 0], way);
    const { reasons, isOnly } = explain(way.candidate);
    return { steps: way.steps, expected: way.value, gain, doubt, reasons, isOnly };
  });
}

/** How far a way is ahead of another one, and how sure that is: not at all where they were never compared in the same luck. */
function leadOver<Move>(
  other: Compared<Move> | undefined,
  { value, results }: Compared<Move>,
): Pick<Hint<Move>, 'gain' | 'doubt'> {
  if (other === undefined) return { gain: 0, doubt: 0 };
  const gain = value - other.value;
  if (results.length < 2) return { gain, doubt: Math.abs(gain) };
  const differences = results.map((result, i) => result - itemAt(other.results, i));
  return { gain, doubt: deviation(differences) / Math.sqrt(differences.length) };
}

/** Steps up to the end of an entry, and the whole turn that stands for them. */
interface Valued<Move> {
  readonly steps: readonly Move[];
  readonly value: number;
  readonly candidate: readonly Move[];
}

/** The same with its result in each determinization that all of them met. */
interface Compared<Move> extends Valued<Move> {
  readonly results: readonly number[];
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
): Compared<T['Move']>[] {
  const results = ways.map((): number[] => []);
  while (ways.length > 1 && !budget.spent()) {
    const determinization = determinize(game, view, chance);
    for (const [i, { steps }] of ways.entries()) {
      itemAt(results, i).push(playoutAfter(game, evaluator, determinization, seat, steps));
      budget.count();
    }
  }
  return ways.map((way, i) => withResults(way, itemAt(results, i))).sort((a, b) => b.value - a.value);
}

const withResults = <Move>({ steps, candidate, value }: Valued<Move>, results: readonly number[]): Compared<Move> => ({
  steps,
  candidate,
  value: results.length === 0 ? value : mean(results),
  results,
});

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
