/** What the rank of a seat depends on. */
export interface Ranked {
  readonly total: number;
  readonly winner: boolean;
}

/** Ranks from 1: winners first (the rules have broken their ties), then by totals; equal totals share a rank. */
export const ranksOf = (seats: readonly Ranked[]): number[] =>
  seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);

const isBetter = (one: Ranked, other: Ranked): boolean =>
  one.winner === other.winner ? !one.winner && one.total > other.total : one.winner;
