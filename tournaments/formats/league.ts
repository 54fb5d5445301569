import type { Pairing } from '../log/event.ts';
import { divisionSizes } from '../league/divisions.ts';
import { knownPlans, roundRobin as planFor } from '../pairing/round-robin.ts';
import { tableScores } from '../standings/table-scores.ts';
import type { Tournament } from '../tournament.ts';
import type { FormatRules } from './format-rules.ts';
import { pairPlanned } from './planned.ts';

/** A season: a round robin in every division at the same time. */
export const league: FormatRules = { checkField, pair, points: tableScores };

function checkField({ settings }: Tournament, entrants: number): string | null {
  const { format, seats } = settings;
  if (format.kind !== 'league') return null;
  const hasPlans = divisionSizes(entrants, format.size).every((size) => planFor(size, seats.most) !== null);
  return hasPlans ? null : knownPlans(seats.most).join(', ');
}

function pair(tournament: Tournament): Pairing | null {
  const { settings, divisions, rounds } = tournament;
  const planned = divisions.flatMap((players) => {
    const round = planFor(players.length, settings.seats.most)?.[rounds.length];
    return round === undefined ? [] : [{ players, round }];
  });
  return planned.length === 0 ? null : pairPlanned(tournament, planned);
}
