import type { Pairing } from '../log/event.ts';
import { inCycles, knownPlans, roundRobin as planFor } from '../pairing/round-robin.ts';
import { tableScores } from '../standings/table-scores.ts';
import type { Tournament } from '../tournament.ts';
import type { FormatRules } from './format-rules.ts';
import { pairPlanned } from './planned.ts';

export const roundRobin: FormatRules = { checkField, pair, points: tableScores };

function checkField({ settings }: Tournament, entrants: number): string | null {
  const { most } = settings.seats;
  return planFor(entrants, most) === null ? knownPlans(most).join(', ') : null;
}

function pair(tournament: Tournament): Pairing | null {
  const { settings, entrants, rounds } = tournament;
  if (settings.format.kind !== 'round-robin') return null;
  const plan = inCycles(planFor(entrants.length, settings.seats.most) ?? [], settings.format.cycles);
  const round = plan[rounds.length];
  return round === undefined ? null : pairPlanned(tournament, [{ players: entrants.map(({ id }) => id), round }]);
}
