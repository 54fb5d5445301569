/** What a rank depends on. */
export interface Ranked {
  readonly total: number;
  readonly winner: boolean;
}

/** Places from 1: winners first (the rules broke their ties), then by totals; equal totals share a place. */
export const ranksOf = (seats: readonly Ranked[]): number[] =>
  seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);

const isBetter = (one: Ranked, other: Ranked): boolean =>
  one.winner === other.winner ? !one.winner && one.total > other.total : one.winner;
