import type { Budget, Chance, Game, GameTypes, Seat } from '@grove/kernel';
import type { Expert, Turn } from '../expert.ts';
import { imagineWorld, tryTurn } from './worlds.ts';

/** What is to be decided: who, seeing what, with whose advice. */
export interface Question<T extends GameTypes> {
  readonly game: Game<T>;
  readonly expert: Expert<T>;
  readonly view: T['View'];
  readonly seat: Seat;
}

/** A turn that was thought about. */
export interface Thought<Move> {
  readonly turn: Turn<Move>;
  /** What the seat can expect of it, in points. */
  readonly expected: number;
  /** How often it was played on from. */
  readonly playouts: number;
}

interface Rival<Move> {
  readonly turn: Turn<Move>;
  playouts: number;
  sum: number;
  /** The same for what it was better than the mean of its world, and the squares of that. */
  lead: number;
  squares: number;
}

/**
 * Compares turns by playing on from each in imagined worlds (sequential halving): all get the same share of thought,
 * the worse half is dropped, and so on until one is left or the budget is spent. In every world all rivals meet the same
 * hidden cards and the same luck, so that only their own merit tells them apart. `doubt` says by how many points the
 * expert's value of a turn is usually off: the more playouts scatter, the longer the expert is believed.
 *
 * @returns all turns, the best first
 */
export function compareTurns<T extends GameTypes>(
  question: Question<T>,
  turns: readonly Turn<T['Move']>[],
  doubt: number,
  chance: Chance,
  budget: Budget,
): Thought<T['Move']>[] {
  let left: Rival<T['Move']>[] = turns.map((turn) => ({ turn, playouts: 0, sum: 0, lead: 0, squares: 0 }));
  const ranked: Thought<T['Move']>[] = [];
  const phases = Math.max(1, Math.ceil(Math.log2(turns.length)));
  for (let phase = 1; phase <= phases; phase++) {
    while (left.length > 1 && budget.used() < phase / phases) playWorld(question, left, chance, budget);
    const thoughts = rank(left, doubt);
    const keep = phase === phases ? 0 : Math.ceil(left.length / 2);
    ranked.unshift(...thoughts.slice(keep));
    const kept = new Set(thoughts.slice(0, keep).map(({ turn }) => turn));
    left = left.filter(({ turn }) => kept.has(turn));
  }
  return ranked;
}

/** All rivals once in the same world; a world that the budget cuts short does not count. */
function playWorld<T extends GameTypes>(
  { game, expert, view, seat }: Question<T>,
  rivals: readonly Rival<T['Move']>[],
  chance: Chance,
  budget: Budget,
): void {
  const world = imagineWorld(game, view, chance);
  const results: number[] = [];
  for (const { turn } of rivals) {
    if (budget.spent()) return;
    results.push(tryTurn(game, expert, world, seat, turn.steps));
    budget.count();
  }
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  rivals.forEach((rival, i) => {
    rival.playouts++;
    rival.sum += results[i];
    rival.lead += results[i] - mean;
    rival.squares += (results[i] - mean) ** 2;
  });
}

/**
 * Rivals that met the same worlds, the best first. The expert may see things better or worse on the whole than
 * playing on shows; only what it says of one turn against another counts, and as much as so many playouts.
 */
function rank<Move>(rivals: readonly Rival<Move>[], doubt: number): Thought<Move>[] {
  const { playouts } = rivals[0];
  if (playouts === 0) {
    return rivals.map(({ turn }) => ({ turn, playouts, expected: turn.value })).sort((a, b) => b.expected - a.expected);
  }
  const trust = scatter(rivals) / doubt ** 2;
  const shift = rivals.reduce((sum, { turn, sum: own }) => sum + own / playouts - turn.value, 0) / rivals.length;
  return rivals
    .map(({ turn, sum }) => ({
      turn,
      playouts,
      expected: (sum + trust * (turn.value + shift)) / (playouts + trust),
    }))
    .sort((a, b) => b.expected - a.expected);
}

/** The variance of a single playout, luck that all rivals shared left out. One playout does not tell. */
function scatter(rivals: readonly Rival<unknown>[]): number {
  const { playouts } = rivals[0];
  const squares = rivals.reduce((sum, { squares, lead }) => sum + squares - lead ** 2 / playouts, 0);
  return playouts < 2 ? UNKNOWN_SCATTER : squares / (playouts - 1) / rivals.length;
}

/** Five points, squared. */
const UNKNOWN_SCATTER = 25;
