import type { Turn } from '../expert.ts';

/** The better one first. */
export const byValue = (a: Turn<unknown>, b: Turn<unknown>): number => b.value - a.value;

/**
 * Turns in the order in which they are worth a thought: by value, but for every better turn of the same kind one is
 * taken to look `sameness` points worse. An expert is often wrong about which kind of turn is best, and two turns that
 * differ in a detail teach little.
 */
export function varied<Like extends Turn<unknown>>(
  turns: readonly Like[],
  kindOf: (turn: Like) => string,
  sameness: number,
): Like[] {
  const seen = new Map<string, number>();
  const ranked = turns.toSorted(byValue).map((turn) => {
    const kind = kindOf(turn);
    const earlier = seen.get(kind) ?? 0;
    seen.set(kind, earlier + 1);
    return { turn, rank: turn.value - earlier * sameness };
  });
  return ranked.sort((a, b) => b.rank - a.rank).map(({ turn }) => turn);
}
