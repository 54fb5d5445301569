import type { Budget, Chance, GameTypes } from '@grove/kernel';
import { compareTurns, type Question, type Thought } from './halving.ts';
import type { SearchSettings } from './search-bot.ts';

/** A good way to go on. */
export interface Hint<Move> {
  /** The steps up to the end of the record's entry: a card to take, or a whole turn. */
  readonly steps: readonly Move[];
  /** What the seat can expect in the end, in points: alone its total, else how far it is ahead. */
  readonly expected: number;
  /** What it gains over the ordinary one of the turns that were thought about, in points. */
  readonly gain: number;
}

/** The best few ways to go on, the best first, each beginning differently. */
export function hintsFor<T extends GameTypes>(
  question: Question<T>,
  most: number,
  { width, doubt }: Pick<SearchSettings, 'width' | 'doubt'>,
  chance: Chance,
  budget: Budget,
): Hint<T['Move']>[] {
  const { game, expert, view, seat } = question;
  const state = game.imagine(view, chance);
  const turns = expert.turns(state, seat, width);
  const thoughts = compareTurns(question, turns, doubt, chance, budget);
  const ordinary = thoughts.reduce((sum, { expected }) => sum + expected, 0) / thoughts.length;
  const entries = bestByEntry(thoughts, (steps) => entryOf(question, state, steps));
  return entries.slice(0, most).map(({ steps, expected }) => ({ steps, expected, gain: expected - ordinary }));
}

/** The steps of a turn up to the first that closes an entry of the record. */
export function entryOf<T extends GameTypes>(
  { game }: Pick<Question<T>, 'game'>,
  state: T['State'],
  steps: readonly T['Move'][],
): readonly T['Move'][] {
  const last = steps.findIndex((step) => game.notation.closes(state, step));
  return last < 0 ? steps : steps.slice(0, last + 1);
}

/** Of turns that begin with the same entry the best speaks for it. */
export function bestByEntry<Move>(
  thoughts: readonly Thought<Move>[],
  entryOf: (steps: readonly Move[]) => readonly Move[],
): { steps: readonly Move[]; expected: number }[] {
  const best = new Map<string, { steps: readonly Move[]; expected: number }>();
  for (const { turn, expected } of thoughts) {
    const steps = entryOf(turn.steps);
    const key = JSON.stringify(steps);
    if (!best.has(key)) best.set(key, { steps, expected });
  }
  return [...best.values()];
}
