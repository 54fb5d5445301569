import { sum } from '../sum.ts';

/**
 * The points of a win. Points are whole numbers, so that sums are exact: in twelfths of a win every share at tables of two, three
 * and four is one.
 */
export const WIN = 12;

/** What a seat has from being compared with another: 2 for a better place, 1 for the same. */
export const sharePoints = (own: number, other: number): number => (own < other ? 2 : own === other ? 1 : 0);

/**
 * The points of a table by seat: a win for beating all others, nothing for beating none, in between by how many were beaten. At any
 * table they add up to half a win for every seat.
 */
export function tablePoints(places: readonly number[]): number[] {
  if (places.length === 1) return [0];
  const perShare = WIN / (2 * (places.length - 1));
  return places.map(
    (own, seat) => perShare * sum(places.map((other, i) => (i === seat ? 0 : sharePoints(own, other)))),
  );
}

/** Places from the points of a game: its winners first (who may have won by a tie-break of the game), the others by their points. */
export function placesOf(totals: readonly number[], winners: readonly number[]): number[] {
  const isBetter = (one: number, other: number): boolean => {
    const [hasWon, hasOtherWon] = [winners.includes(one), winners.includes(other)];
    return hasWon === hasOtherWon ? !hasWon && (totals[one] ?? 0) > (totals[other] ?? 0) : hasWon;
  };
  const seats = totals.map((_, seat) => seat);
  return seats.map((seat) => 1 + seats.filter((other) => isBetter(other, seat)).length);
}
