import { type Game, type GameTypes, type Seat, SeededChance } from '@grove/kernel';
import type { Evaluator } from '../evaluator.ts';
import type { Term } from '../reasons.ts';
import { entriesOf, type Entry, type Played } from './entries.ts';
import { entryCost, expectedValue, hadChoice, type ReviewSettings } from './entry-cost.ts';

/** A decision of a finished game: one entry of its record. */
export interface Decision<Move> {
  /** How many steps of the game came before its first. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: readonly Move[];
  /** What its seat could expect after it, in points: alone its total, else how far it was ahead. */
  readonly expected: number;
  /** How many points more the best way found can expect to bring; 0 when nothing better was found. */
  readonly cost: number;
  /** The best way found. */
  readonly better: readonly Move[];
  /** In which terms of the evaluation the best way is ahead of what was played, or behind; none where nothing better was found. */
  readonly reasons: readonly Term[];
  /** It was only glanced at so far; the same decision comes again. */
  readonly isCoarse: boolean;
}

/** How a review looks at the decisions: all of them briefly first, then at each for longer, the costliest first. */
export interface TwoLooks {
  /** `decisions` is how many there are. */
  readonly coarse: (decisions: number) => ReviewSettings;
  readonly fine: ReviewSettings;
}

/**
 * Looks back at the decisions of some seats in a game. Each is compared with the best turn that a search finds, knowing no more
 * than the seat knew then; hidden cards and luck are imagined, so nobody is blamed for bad luck. The same seed
 * gives the same review, unless the budget of a decision is spent early. Where nothing was to be decided nothing is
 * searched: expectations stay what they were. It is a generator so that a worker can tell of each decision.
 */
export function* reviewGame<T extends GameTypes>(
  game: Game<T>,
  evaluator: Evaluator<T>,
  played: Played<T>,
  seats: readonly Seat[],
  { coarse, fine }: TwoLooks,
  seed: string,
): Generator<Decision<T['Move']>, void> {
  const entries = entriesOf(game, played, seats);
  const glance = coarse(entries.length);
  const expected = new Map<Seat, number>();
  const glanced: { readonly entry: Entry<T>; readonly cost: number }[] = [];
  for (const entry of entries) {
    const known = expected.get(entry.seat);
    const root = { game, evaluator, view: entry.before, seat: entry.seat };
    const isOpen = hadChoice(root, entry.steps, SeededChance.from(seed, `decision ${entry.at}`));
    const { at, seat, steps } = entry;
    if (known !== undefined && !entry.endsGame && !isOpen) {
      yield { at, seat, played: steps, expected: known, cost: 0, better: steps, reasons: [], isCoarse: false };
      continue;
    }
    const decision = decisionOf(game, evaluator, entry, glance, seed, true);
    expected.set(seat, decision.expected);
    glanced.push({ entry, cost: decision.cost });
    yield decision;
  }
  for (const { entry } of glanced.sort((a, b) => b.cost - a.cost)) {
    yield decisionOf(game, evaluator, entry, fine, seed, false);
  }
}

function decisionOf<T extends GameTypes>(
  game: Game<T>,
  evaluator: Evaluator<T>,
  { at, seat, steps, before, after }: Entry<T>,
  settings: ReviewSettings,
  seed: string,
  isCoarse: boolean,
): Decision<T['Move']> {
  const stream = SeededChance.from(seed, `decision ${at}`);
  const budget = settings.budget();
  const cost = entryCost({ game, evaluator, view: before, seat }, steps, settings, stream, budget);
  const expected = expectedValue({ game, evaluator, view: after, seat }, [], settings, stream, budget);
  return { at, seat, played: steps, expected, ...cost, isCoarse };
}
