import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { finishedTables, type Tournament } from '../tournament.ts';
import { tablePoints } from './table-points.ts';

/** After so many wins in a row points count double, until somebody does not win, that game included (as on Lichess). */
const STREAK = 2;

/** The points of all tables, in the order in which they were paired: nobody sits at two at the same time. */
export function arenaScores(tournament: Tournament): ReadonlyMap<EntrantId, number> {
  const scores = new Map(tournament.entrants.map(({ id }) => [id, 0]));
  const streaks = new Map<EntrantId, number>();
  for (const { seats, result } of finishedTables(tournament)) {
    const points = tablePoints(result.places);
    const first = result.places.filter((place) => place === 1);
    seats.forEach((id, seat) => {
      const streak = streaks.get(id) ?? 0;
      const factor = streak >= STREAK ? 2 : 1;
      scores.set(id, (scores.get(id) ?? 0) + factor * itemAt(points, seat));
      const hasWon = itemAt(result.places, seat) === 1 && first.length === 1;
      streaks.set(id, hasWon ? streak + 1 : 0);
    });
  }
  return scores;
}
