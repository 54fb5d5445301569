import type { EntrantId, PairedTable, Pairing } from '../log/event.ts';
import { assignSeats } from '../pairing/seats.ts';
import { arenaCompanies } from '../pairing/arena.ts';
import { arenaScores } from '../standings/arena-scores.ts';
import { careersOf } from '../standings/careers.ts';
import type { Tournament } from '../tournament.ts';
import type { FormatRules } from './format-rules.ts';

export const arena: FormatRules = { pair, points: arenaScores };

/** Tables for as many of those who wait as can be seated now; the others go on waiting. */
function pair(tournament: Tournament): Pairing {
  const careers = careersOf(tournament);
  const tables = arenaCompanies(tournament, careers).map((company: readonly EntrantId[], turn): PairedTable => ({
    seats: assignSeats(company, careers, turn),
    deal: null,
    match: null,
  }));
  return { tables, byes: [], idle: [] };
}
