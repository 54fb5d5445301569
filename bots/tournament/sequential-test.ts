import { type Outcome, winShare } from './game.ts';
import { mean } from './statistics.ts';

/** By how many rating points the first of two entrants is stronger: as `none` says at most, or as `better` says at least. */
export interface Hypotheses {
  readonly none: number;
  readonly better: number;
}

export type Verdict = 'better' | 'no better';

/** Either verdict is wrong in at most one of twenty tests. */
const BOUND = Math.log(19);
/** Deals that are taken to have been played beforehand, one won and one lost: a few wins in a row decide nothing. */
const PRIOR_DEALS: readonly number[] = [0, 1];

/** The share of games that somebody wins who is so many points stronger on the Elo scale. */
const expectedShare = (points: number): number => 1 / (1 + 10 ** (-points / 400));

/**
 * A sequential probability ratio test on deals, each played from both seats (as engine testers do with pairs of games): how
 * much likelier the results so far are if the first entrant is `better` than if it is `none`. A test may be asked after
 * every deal and be stopped as soon as there is a verdict; undefined until then.
 */
export function verdictOf(outcomes: readonly Outcome[], { none, better }: Hypotheses): Verdict | undefined {
  const scores = [...PRIOR_DEALS, ...dealScores(outcomes)];
  const average = mean(scores);
  const variance = mean(scores.map((score) => (score - average) ** 2));
  const [low, high] = [expectedShare(none), expectedShare(better)];
  // The normal approximation of the likelihood ratio; the scores of deals are bounded and many.
  const ratio = (scores.length * (high - low) * (2 * average - low - high)) / (2 * variance);
  if (ratio >= BOUND) return 'better';
  return ratio <= -BOUND ? 'no better' : undefined;
}

/** What the first of two entrants made of each deal that was played from both seats: the share of its wins. */
function dealScores(outcomes: readonly Outcome[]): number[] {
  const shares = outcomes.map((outcome) => winShare(outcome, outcome.entrants.indexOf(0)));
  const deals = Array.from({ length: Math.floor(shares.length / 2) }, (_, deal) =>
    shares.slice(2 * deal, 2 * deal + 2),
  );
  return deals.map((both) => mean(both));
}
