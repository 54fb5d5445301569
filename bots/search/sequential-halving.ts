import { itemAt, type Budget, type Chance, type Game, type GameTypes, type Seat } from '@grove/kernel';
import type { Candidate, Evaluator, Judgement } from '../evaluator.ts';
import { determinize, playoutAfter } from './determinization.ts';

/** Where a search begins: whose decision it is, what that seat sees, and by whose evaluations it is searched. */
export interface SearchRoot<T extends GameTypes> {
  readonly game: Game<T>;
  readonly evaluator: Evaluator<T>;
  readonly view: T['View'];
  readonly seat: Seat;
}

/** A candidate after the search. */
export interface Evaluation<Move> {
  readonly candidate: Candidate<Move>;
  /** What the seat can expect of it, in points. */
  readonly value: number;
  readonly playouts: number;
}

/** A candidate and the results of its playouts so far: an arm, as bandit algorithms call it. */
interface Arm<Move> {
  readonly candidate: Candidate<Move>;
  readonly judgement: Judgement;
  playouts: number;
  sum: number;
  /** The same sum for what it was better than the mean of each determinization, and the squares of that. */
  advantage: number;
  squares: number;
}

/** How much of the budget the first determinization may take. */
const FIRST_SHARE = 1 / 4;

/**
 * Compares candidates by playouts in determinizations of the view (sequential halving): all get the same share of
 * playouts, the worse half is dropped, and so on until one is left or the budget is spent. In every determinization all
 * candidates meet the same hidden cards and the same luck, so that only their own merit tells them apart. `priorError`
 * says by how many points a prior is usually off: the more playouts scatter, the longer the prior is believed. A candidate's
 * judgement takes the place of its prior. With little time only the first candidates are compared, as many as a share of the
 * budget allows one playout each: a few with some playouts say more than many with one.
 *
 * @returns all candidates, the best first
 */
export function compareCandidates<T extends GameTypes>(
  root: SearchRoot<T>,
  candidates: readonly Candidate<T['Move']>[],
  priorError: number,
  chance: Chance,
  budget: Budget,
): Evaluation<T['Move']>[] {
  const arms: Arm<T['Move']>[] = candidates.map((candidate) => ({
    candidate,
    judgement: candidate.judgement ?? { value: candidate.prior, error: priorError },
    playouts: 0,
    sum: 0,
    advantage: 0,
    squares: 0,
  }));
  const reached = arms.length > 1 ? playRound(root, arms, chance, budget, FIRST_SHARE) : 0;
  let left = reached > 1 && reached < arms.length ? arms.slice(0, reached) : arms;
  const stages = left === arms ? [] : [unreached(left, arms.slice(left.length))];
  const phases = Math.max(1, Math.ceil(Math.log2(left.length)));
  for (let phase = 1; phase <= phases; phase++) {
    while (left.length > 1 && budget.used() < phase / phases) playRound(root, left, chance, budget, 1);
    const evaluations = rank(left);
    const keep = phase === phases ? 0 : Math.ceil(left.length / 2);
    const kept = evaluations.slice(0, keep);
    stages.push({ dropped: evaluations.slice(keep), kept: meanOf(kept) });
    const stay = new Set(kept.map(({ candidate }) => candidate));
    left = left.filter(({ candidate }) => stay.has(candidate));
  }
  return inOneLuck(stages);
}

/** Candidates that were dropped at the same time, and the mean value then of those that were kept. */
interface Stage<Move> {
  readonly dropped: readonly Evaluation<Move>[];
  readonly kept: number;
}

/**
 * All candidates, the best first. Those that were kept have met other luck since the others were dropped, and longer playouts, which may be higher or
 * lower on the whole: a candidate stays as far from them as it was when it was dropped.
 */
function inOneLuck<Move>(stages: readonly Stage<Move>[]): Evaluation<Move>[] {
  const ranked: Evaluation<Move>[] = [];
  for (const { dropped, kept } of stages.toReversed()) {
    const shift = ranked.length === 0 ? 0 : meanOf(ranked) - kept;
    for (const { candidate, playouts, value } of dropped) ranked.push({ candidate, playouts, value: value + shift });
  }
  return ranked;
}

const meanOf = (values: readonly { readonly value: number }[]): number =>
  values.reduce((sum, { value }) => sum + value, 0) / values.length;

/**
 * One playout of every arm in the same determinization, as far as this share of the budget goes; two at least, or
 * nothing could be compared. The first round may be cut short; a later one that is does not count.
 *
 * @returns how many arms were reached
 */
function playRound<T extends GameTypes>(
  { game, evaluator, view, seat }: SearchRoot<T>,
  arms: readonly Arm<T['Move']>[],
  chance: Chance,
  budget: Budget,
  share: number,
): number {
  const determinization = determinize(game, view, chance);
  const results: number[] = [];
  for (const { candidate, playouts } of arms) {
    // Asked once: to read a clock takes a while.
    if (budget.used() >= (results.length > 1 ? share : 1)) break;
    results.push(playoutAfter(game, evaluator, determinization, seat, candidate.steps, playouts));
    budget.count();
  }
  const isFirst = itemAt(arms, 0).playouts === 0;
  if (isFirst ? results.length > 1 : results.length === arms.length) addResults(arms, results);
  return results.length;
}

function addResults(arms: readonly Arm<unknown>[], results: readonly number[]): void {
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  results.forEach((result, i) => {
    const arm = itemAt(arms, i);
    arm.playouts++;
    arm.sum += result;
    arm.advantage += result - mean;
    arm.squares += (result - mean) ** 2;
  });
}

/** By how much playouts bring more points than was thought before, on the whole. */
const shiftOf = (arms: readonly Arm<unknown>[]): number =>
  arms.reduce((sum, { judgement, sum: own, playouts }) => sum + own / playouts - judgement.value, 0) / arms.length;

/** Candidates that there was no time for come after the others, with what was known before for values. */
function unreached<Move>(reached: readonly Arm<Move>[], others: readonly Arm<Move>[]): Stage<Move> {
  const shift = shiftOf(reached);
  return {
    dropped: others.map(({ candidate, judgement }) => ({ candidate, playouts: 0, value: judgement.value + shift })),
    kept: meanOf(reached.map(({ judgement }) => judgement)) + shift,
  };
}

/**
 * Arms that met the same determinizations, the best first. What was known before may be higher or lower on the whole than what playouts
 * bring; only what it says of one candidate against another counts, and as much as so many playouts.
 */
function rank<Move>(arms: readonly Arm<Move>[]): Evaluation<Move>[] {
  const { playouts } = itemAt(arms, 0);
  const shift = playouts === 0 ? 0 : shiftOf(arms);
  const scatter = playouts === 0 ? 0 : variance(arms);
  return arms
    .map(({ candidate, judgement, sum }) => {
      const trust = scatter / judgement.error ** 2;
      const value = playouts === 0 ? judgement.value : (sum + trust * (judgement.value + shift)) / (playouts + trust);
      return { candidate, playouts, value };
    })
    .sort((a, b) => b.value - a.value);
}

/** The variance of a single playout, without the luck that all arms shared. One playout does not tell. */
function variance(arms: readonly Arm<unknown>[]): number {
  const { playouts } = itemAt(arms, 0);
  const squares = arms.reduce((sum, { squares, advantage }) => sum + squares - advantage ** 2 / playouts, 0);
  return playouts < 2 ? UNKNOWN_VARIANCE : squares / (playouts - 1) / arms.length;
}

/** Five points, squared. */
const UNKNOWN_VARIANCE = 25;
