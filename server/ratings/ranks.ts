/** What the rank of a seat depends on. */
export interface Ranked {
  readonly total: number;
  readonly winner: boolean;
  readonly forfeited?: boolean;
}

/**
 * Ranks from 1: winners first (the rules have broken their ties), then by totals, last those who forfeited the game; equal totals
 * share a rank, and so do all who forfeited.
 */
export const ranksOf = (seats: readonly Ranked[]): number[] =>
  seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);

function isBetter(one: Ranked, other: Ranked): boolean {
  const [lost, otherLost] = [one.forfeited === true, other.forfeited === true];
  if (lost || otherLost) return !lost;
  if (one.winner !== other.winner) return one.winner;
  return !one.winner && one.total > other.total;
}
