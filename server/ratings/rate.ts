import { itemAt } from '@grove/kernel';

/** A player's strength as a normal distribution: mean and standard deviation. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/** Standard deviation of a player's performance in one game. */
export const BETA = 25 / 6;
/** Added to the deviation before every game, since strength changes with time. */
const TAU = 25 / 300;
const LEAST_SHARE = 0.0001;

/** A strength that the player almost certainly has: it rises as the deviation falls. The API calls it `rating`. */
export const certainRating = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/**
 * The ratings after a game, by the Plackett-Luce model of Weng and Lin (A Bayesian Approximation Method for Online
 * Ranking, JMLR 12, 2011, algorithm 4). Ranks are lower for better; equal ranks are ties.
 */
export function rate(before: readonly Rating[], ranks: readonly number[]): Rating[] {
  const players = before.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }));
  const c = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strengths = players.map(({ mu }) => Math.exp(mu / c));
  // For every rank: the strengths of all who are not better, and how many share it.
  const rivals = ranks.map((rank) => sumWhere(strengths, (other) => itemAt(ranks, other) >= rank));
  const tied = ranks.map((rank) => ranks.filter((other) => other === rank).length);
  return players.map(({ mu, variance }, i) => {
    let gain = 0;
    let certainty = 0;
    for (const [q, rank] of ranks.entries()) {
      if (rank > itemAt(ranks, i)) continue;
      const chance = itemAt(strengths, i) / itemAt(rivals, q);
      gain += ((i === q ? 1 : 0) - chance) / itemAt(tied, q);
      certainty += (chance * (1 - chance)) / itemAt(tied, q);
    }
    const share = 1 - (Math.sqrt(variance) / c) * certainty * (variance / c ** 2);
    return { mu: mu + (gain * variance) / c, sigma: Math.sqrt(variance * Math.max(share, LEAST_SHARE)) };
  });
}

const sumWhere = (values: readonly number[], holds: (index: number) => boolean): number =>
  values.reduce((sum, value, index) => (holds(index) ? sum + value : sum), 0);
