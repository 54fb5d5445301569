import type { Candidate } from '../evaluator.ts';

/** The better one first. */
export const byPrior = (a: Candidate<unknown>, b: Candidate<unknown>): number => b.prior - a.prior;

/**
 * Candidates in the order in which they are worth a search: by prior, but for every better one of the same kind `penalty`
 * points are taken off. Priors are often wrong about which kind of turn is best, and two turns that differ in a detail
 * teach little.
 */
export function diversify<One extends Candidate<unknown>>(
  candidates: readonly One[],
  kindOf: (candidate: One) => string,
  penalty: number,
): One[] {
  const seen = new Map<string, number>();
  const ranked = candidates.toSorted(byPrior).map((candidate) => {
    const kind = kindOf(candidate);
    const earlier = seen.get(kind) ?? 0;
    seen.set(kind, earlier + 1);
    return { candidate, rank: candidate.prior - earlier * penalty };
  });
  return ranked.sort((a, b) => b.rank - a.rank).map(({ candidate }) => candidate);
}
