import type { EntrantId } from '../log/event.ts';
import type { Tournament } from '../tournament.ts';
import { careersOf } from './careers.ts';

/** The points of all tables and byes, in twelfths of a win. */
export const tableScores = (tournament: Tournament): ReadonlyMap<EntrantId, number> =>
  new Map([...careersOf(tournament)].map(([id, { points }]) => [id, points]));
