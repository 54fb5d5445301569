import { type Game, type GameTypes, type MatchChance, type Seat, SeededChance, type Step } from '@grove/kernel';
import type { Evaluator } from '../evaluator.ts';
import { entryCost, expectedValue, hadChoice, type ReviewSettings } from './entry-cost.ts';

/** A decision of a finished game: one entry of its record. */
export interface Decision<Move> {
  /** How many steps of the game came before its first. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: readonly Move[];
  /** What each seat could expect after it, in points: alone its total, else how far it was ahead. */
  readonly values: readonly number[];
  /** How many points more the best way found can expect to bring; 0 when nothing better was found. */
  readonly cost: number;
  /** The best way found. */
  readonly better: readonly Move[];
}

/** A finished game: how it began, the chance it began with, and every step. */
export interface Played<T extends GameTypes> {
  readonly start: T['State'];
  readonly chance: MatchChance;
  readonly steps: readonly Step<T['Move']>[];
}

/** A seat's entry that is not closed yet. */
interface Open<T extends GameTypes> {
  readonly at: number;
  readonly view: T['View'];
  readonly steps: T['Move'][];
}

/**
 * Looks back at a game, decision by decision. Each is compared with the best turn that a search finds, knowing no more
 * than the seat knew then; hidden cards and luck are imagined, so nobody is blamed for bad luck. The same seed
 * gives the same review, unless the budget of a decision is spent early. Where nothing was to be decided nothing is
 * searched: expectations stay what they were. It is a generator so that a worker can tell of each decision.
 */
export function* reviewGame<T extends GameTypes>(
  game: Game<T>,
  evaluator: Evaluator<T>,
  { start, chance, steps }: Played<T>,
  settings: ReviewSettings,
  seed: string,
): Generator<Decision<T['Move']>, void> {
  const state = game.copy(start);
  const luck = chance.copy();
  const open = new Map<Seat, Open<T>>();
  let values: readonly number[] = [];
  for (const [at, { seat, move }] of steps.entries()) {
    const entry = open.get(seat) ?? { at, view: game.view(state, seat), steps: [] };
    open.set(seat, entry);
    entry.steps.push(move);
    game.play(state, seat, move, luck);
    if (!game.notation.closes(state, move)) continue;
    open.delete(seat);
    const stream = SeededChance.from(seed, `decision ${entry.at}`);
    const root = { game, evaluator, view: entry.view, seat };
    const isOver = game.waitingFor(state).length === 0;
    if (values.length > 0 && !isOver && !hadChoice(root, entry.steps, stream)) {
      yield { at: entry.at, seat, played: entry.steps, values, cost: 0, better: entry.steps };
      continue;
    }
    const budget = settings.budget();
    const cost = entryCost(root, entry.steps, settings, stream, budget);
    values = Array.from(game.result(state).totals, (_, other) =>
      expectedValue(
        { game, evaluator, view: game.view(state, other), seat: other },
        [],
        settings.costPlayouts,
        stream,
        budget,
      ),
    );
    yield { at: entry.at, seat, played: entry.steps, values, ...cost };
  }
}

/** The decisions that cost most, the worst first; small change is not worth telling. */
export const worstOf = <Move>(decisions: readonly Decision<Move>[], most: number, atLeast = 1): Decision<Move>[] =>
  decisions
    .filter(({ cost }) => cost >= atLeast)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, most);
