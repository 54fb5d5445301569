import type { EntrantId, Happened } from '../log/event.ts';
import { demand } from '../refusal.ts';
import { activeEntrants, openRound, type Tournament } from '../tournament.ts';
import type { CommandOf } from './command.ts';
import { type Decider, demandDirector, demandReason, demandRunning } from './decider.ts';

/**
 * Pairs the next round of a Swiss, or the open one again while no table of it has a result. Whoever is named neither at a table nor
 * for a bye does not play in it.
 */
export const pairByHand: Decider<'pair-by-hand'> = (tournament, command, by) => {
  demandDirector(by);
  demandRunning(tournament);
  demandReason(command.reason);
  const { format } = tournament.settings;
  demand(format.kind === 'swiss', 'no-hand-pairing');
  const open = openRound(tournament);
  const hasResults = open?.tables.some(({ result }) => result !== null) ?? false;
  demand(!hasResults, 'result-known');
  const round = open?.number ?? tournament.rounds.length + 1;
  demand(round <= format.rounds, 'bad-round', { most: format.rounds });
  checkPairing(tournament, command);
  return [handPaired(tournament, command, round)];
};

function checkPairing(tournament: Tournament, { tables, byes }: CommandOf<'pair-by-hand'>): void {
  const { least, most } = tournament.settings.seats;
  const named = [...tables.flat(), ...byes];
  const active = new Set(activeEntrants(tournament).map(({ id }) => id));
  demand(tables.length > 0 && new Set(named).size === named.length, 'bad-pairing');
  demand(
    named.every((id) => active.has(id)),
    'no-such-entrant',
  );
  demand(
    tables.every(({ length }) => length >= least && length <= most),
    'bad-pairing',
    { least, most },
  );
}

function handPaired(tournament: Tournament, command: CommandOf<'pair-by-hand'>, round: number): Happened {
  const { tables, byes, reason } = command;
  const named = new Set<EntrantId>([...tables.flat(), ...byes]);
  const idle = activeEntrants(tournament).filter(({ id }) => !named.has(id));
  const pairing = {
    tables: tables.map((seats) => ({ seats: [...seats], deal: null, match: null })),
    byes: [...byes],
    idle: idle.map(({ id }) => id),
  };
  return { kind: 'round-paired', round, pairing, reason: reason.trim() };
}
