import type { Budget, Chance, GameTypes } from '@grove/kernel';
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
}

/** The best few ways to go on, the best first, each beginning differently. */
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
  const evaluations = compareCandidates(root, candidates, priorError, chance, budget);
  const mean = evaluations.reduce((sum, { value }) => sum + value, 0) / evaluations.length;
  const entries = bestByEntry(evaluations, (steps) => entryOf(root, state, steps));
  return entries.slice(0, most).map(({ steps, value }) => ({ steps, expected: value, gain: value - mean }));
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
): { steps: readonly Move[]; value: number }[] {
  const best = new Map<string, { steps: readonly Move[]; value: number }>();
  for (const { candidate, value } of evaluations) {
    const steps = entryOf(candidate.steps);
    const key = JSON.stringify(steps);
    if (!best.has(key)) best.set(key, { steps, value });
  }
  return [...best.values()];
}
