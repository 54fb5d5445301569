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
  sum: number;
  playouts: number;
}

/**
 * Compares turns by playing on from each in imagined worlds (sequential halving): all get the same share of thought,
 * the worse half is dropped, and so on until one is left or the budget is spent. In every world all rivals meet the same
 * hidden cards and the same luck, so that only their own merit tells them apart. The expert's value of a turn counts
 * as `trust` games played on.
 *
 * @returns all turns, the best first
 */
export function compareTurns<T extends GameTypes>(
  question: Question<T>,
  turns: readonly Turn<T['Move']>[],
  trust: number,
  chance: Chance,
  budget: Budget,
): Thought<T['Move']>[] {
  let left: Rival<T['Move']>[] = turns.map((turn) => ({ turn, sum: 0, playouts: 0 }));
  const ranked: Thought<T['Move']>[] = [];
  const phases = Math.ceil(Math.log2(turns.length));
  for (let phase = 1; phase <= phases; phase++) {
    while (budget.used() < phase / phases) playWorld(question, left, chance, budget);
    const thoughts = rank(left, trust);
    const keep = phase === phases ? 0 : Math.ceil(left.length / 2);
    ranked.unshift(...thoughts.slice(keep));
    const kept = new Set(thoughts.slice(0, keep).map(({ turn }) => turn));
    left = left.filter(({ turn }) => kept.has(turn));
  }
  return phases === 0 ? rank(left, trust) : ranked;
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
  rivals.forEach((rival, i) => {
    rival.sum += results[i];
    rival.playouts++;
  });
}

/**
 * Rivals that met the same worlds, the best first. The expert may see things better or worse on the whole than
 * playing on shows; only what it says of one turn against another counts.
 */
function rank<Move>(rivals: readonly Rival<Move>[], trust: number): Thought<Move>[] {
  const shift =
    rivals.reduce((sum, { turn, ...rival }) => sum + rival.sum / Math.max(1, rival.playouts) - turn.value, 0) /
    rivals.length;
  const isUntried = rivals[0].playouts === 0;
  return rivals
    .map(({ turn, sum, playouts }) => {
      const guess = isUntried ? turn.value : turn.value + shift;
      return { turn, playouts, expected: (sum + trust * guess) / (playouts + trust) };
    })
    .sort((a, b) => b.expected - a.expected);
}
