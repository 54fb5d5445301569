import { itemAt } from '@grove/kernel';
import type { Outcome } from './game.ts';

const ROUNDS = 500;
/** Games that every pair is taken to have drawn beforehand, so that a clean sweep gives a finite rating. */
const PRIOR_DRAWS = 1;

/**
 * Ratings on the Elo scale (1500 on average; 400 points more is ten wins to one), fitted to all games at once by the
 * Bradley-Terry model. A game between several is taken as one duel for every pair.
 */
export function ratingsOf(entrants: number, outcomes: readonly Outcome[]): number[] {
  const points = duelPoints(entrants, outcomes);
  let strengths = points.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) strengths = improve(points, strengths);
  const elo = strengths.map((strength) => 400 * Math.log10(strength));
  const average = elo.reduce((sum, rating) => sum + rating, 0) / entrants;
  return elo.map((rating) => 1500 + rating - average);
}

/** points[a][b]: what a scored against b; a draw is half a point for each. */
function duelPoints(entrants: number, outcomes: readonly Outcome[]): number[][] {
  const points = Array.from({ length: entrants }, (_, a) =>
    Array.from({ length: entrants }, (_, b) => (a === b ? 0 : PRIOR_DRAWS / 2)),
  );
  for (const outcome of outcomes) {
    outcome.entrants.forEach((a, seat) => {
      const row = itemAt(points, a);
      outcome.entrants.forEach((b, other) => {
        if (seat !== other) row[b] = itemAt(row, b) + duel(outcome, seat, other);
      });
    });
  }
  return points;
}

/** Winners beat the others, whatever broke the tie; behind them the totals decide. */
function duel({ winners, totals }: Outcome, seat: number, other: number): number {
  const ahead = Number(winners.includes(seat)) - Number(winners.includes(other));
  const difference = ahead === 0 && !winners.includes(seat) ? itemAt(totals, seat) - itemAt(totals, other) : ahead;
  return (Math.sign(difference) + 1) / 2;
}

/** One step of the minorise-maximise iteration, which climbs to the only maximum from anywhere. */
function improve(points: readonly (readonly number[])[], strengths: readonly number[]): number[] {
  return points.map((row, a) => {
    const strength = itemAt(strengths, a);
    const won = row.reduce((sum, value) => sum + value, 0);
    const expected = row.reduce(
      (sum, value, b) =>
        a === b ? sum : sum + (value + itemAt(itemAt(points, b), a)) / (strength + itemAt(strengths, b)),
      0,
    );
    return expected === 0 ? strength : won / expected;
  });
}
