import { itemAt } from '@grove/kernel';
import type { EntrantId, Pairing } from '../log/event.ts';
import type { PlannedRound } from '../pairing/round-robin.ts';
import { assignSeats } from '../pairing/seats.ts';
import { type Careers, careersOf } from '../standings/careers.ts';
import { activeEntrants, type Tournament } from '../tournament.ts';

/** A round of a plan with names. Whoever should have met only people who have withdrawn has a bye. */
export function pairPlanned(
  tournament: Tournament,
  planned: readonly { readonly players: readonly EntrantId[]; readonly round: PlannedRound }[],
): Pairing {
  const active = new Set(activeEntrants(tournament).map(({ id }) => id));
  const careers = careersOf(tournament);
  const companies = planned.flatMap(({ players, round }) =>
    round.map((table) => table.map((player) => itemAt(players, player)).filter((id) => active.has(id))),
  );
  const { least } = tournament.settings.seats;
  const playing = companies.filter(({ length }) => length >= least);
  const byes = companies.filter(({ length }) => length > 0 && length < least).flat();
  const named = new Set([...playing.flat(), ...byes]);
  return {
    tables: playing.map((company, turn) => ({ seats: inSeats(company, careers, turn), deal: null, match: null })),
    byes,
    idle: [...active].filter((id) => !named.has(id)),
  };
}

/** Plans for two have balanced seats already. */
const inSeats = (company: readonly EntrantId[], careers: Careers, turn: number): readonly EntrantId[] =>
  company.length === 2 ? company : assignSeats(company, careers, turn);
