/**
 * A part of what a turn is thought to bring, in points; below 0 for what it costs. The terms of candidates of one decision
 * add up to their priors, apart from what all of them have in common.
 */
export interface Term {
  /** What it is about, by a name of the game: light, an ability, what a rival wanted. */
  readonly kind: string;
  /** Which one of its kind, where there are several: a season, a card, a seat. */
  readonly of?: number;
  readonly points: number;
}

/** A difference of fewer points is none to speak of. */
export const LEAST_REASON = 0.05;
const MOST_REASONS = 3;

const keyOf = ({ kind, of }: Term): string => `${kind} ${of ?? ''}`;

/** By how much a way is ahead of the mean of the others, term by term, the largest first. */
export function differences(own: readonly Term[], others: readonly (readonly Term[])[]): Term[] {
  const sums = new Map<string, Term>();
  const add = (terms: readonly Term[], factor: number) => {
    for (const term of terms) {
      const points = (sums.get(keyOf(term))?.points ?? 0) + factor * term.points;
      sums.set(keyOf(term), { ...term, points });
    }
  };
  add(own, 1);
  for (const other of others) add(other, -1 / others.length);
  return [...sums.values()].sort((a, b) => b.points - a.points);
}

/**
 * Why a way is better than the others: the terms in which it is ahead of their mean, and the one in which it is furthest
 * behind. Without any there is nothing to tell them apart before the game goes on.
 */
export function reasonsFor(own: readonly Term[], others: readonly (readonly Term[])[]): Term[] {
  const told = differences(own, others).filter(({ points }) => Math.abs(points) >= LEAST_REASON);
  const gains = told.filter(({ points }) => points > 0);
  const losses = told.filter(({ points }) => points < 0).slice(-1);
  return [...gains.slice(0, MOST_REASONS - losses.length), ...losses];
}
