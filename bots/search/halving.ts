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

/** How much of the budget the first world may take. */
const FIRST_SHARE = 1 / 4;

/**
 * Compares turns by playing on from each in imagined worlds (sequential halving): all get the same share of thought,
 * the worse half is dropped, and so on until one is left or the budget is spent. In every world all rivals meet the same
 * hidden cards and the same luck, so that only their own merit tells them apart. `doubt` says by how many points the
 * expert's value of a turn is usually off: the more playouts scatter, the longer the expert is believed. With little
 * time only the first of the turns are compared, as many as a share of the budget can play on from: a few turns with
 * some playouts each say more than many with one.
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
  const rivals: Rival<T['Move']>[] = turns.map((turn) => ({ turn, playouts: 0, sum: 0, lead: 0, squares: 0 }));
  const reached = turns.length > 1 ? playWorld(question, rivals, chance, budget, FIRST_SHARE) : 0;
  let left = reached > 1 ? rivals.slice(0, reached) : rivals;
  const ranked = unreached(left, rivals.slice(left.length));
  const phases = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let phase = 1; phase <= phases; phase++) {
    while (left.length > 1 && budget.used() < phase / phases) playWorld(question, left, chance, budget, 1);
    const thoughts = rank(left, doubt);
    const keep = phase === phases ? 0 : Math.ceil(left.length / 2);
    ranked.unshift(...thoughts.slice(keep));
    const kept = new Set(thoughts.slice(0, keep).map(({ turn }) => turn));
    left = left.filter(({ turn }) => kept.has(turn));
  }
  return ranked;
}

/**
 * The rivals in the same world, one after the other, as far as this share of the budget goes; two of them at least, or
 * nothing could be compared. Until all have been reached once a world may be cut short, later it does not count then.
 *
 * @returns how many were reached
 */
function playWorld<T extends GameTypes>(
  { game, expert, view, seat }: Question<T>,
  rivals: readonly Rival<T['Move']>[],
  chance: Chance,
  budget: Budget,
  share: number,
): number {
  const world = imagineWorld(game, view, chance);
  const results: number[] = [];
  for (const { turn } of rivals) {
    if (budget.spent() || (results.length > 1 && budget.used() >= share)) break;
    results.push(tryTurn(game, expert, world, seat, turn.steps));
    budget.count();
  }
  const isFirst = rivals[0].playouts === 0;
  if (isFirst ? results.length > 1 : results.length === rivals.length) note(rivals, results);
  return results.length;
}

function note(rivals: readonly Rival<unknown>[], results: readonly number[]): void {
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  results.forEach((result, i) => {
    const rival = rivals[i];
    rival.playouts++;
    rival.sum += result;
    rival.lead += result - mean;
    rival.squares += (result - mean) ** 2;
  });
}

/** By how much playing on shows more points than the expert said, on the whole. */
const shiftOf = (rivals: readonly Rival<unknown>[]): number =>
  rivals.reduce((sum, { turn, sum: own, playouts }) => sum + own / playouts - turn.value, 0) / rivals.length;

/** Turns that there was no time for come after the others, with what the expert said of them. */
function unreached<Move>(reached: readonly Rival<Move>[], others: readonly Rival<Move>[]): Thought<Move>[] {
  const shift = others.length === 0 ? 0 : shiftOf(reached);
  return others.map(({ turn }) => ({ turn, playouts: 0, expected: turn.value + shift }));
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
  const shift = shiftOf(rivals);
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
