import { evolve } from '../evolve/evolve.ts';
import { rulesOf } from '../formats/formats.ts';
import type { Happened, Pairing } from '../log/event.ts';
import { demand } from '../refusal.ts';
import { isContinuous } from '../settings/check.ts';
import { LAST_GAMES, openRound, overdueTables, type Round, type Tournament } from '../tournament.ts';
import {
  type Decider,
  demandDirector,
  demandOfficial,
  demandOpenRound,
  demandRunning,
  demandUnpaused,
} from './decider.ts';

/** Nothing if nothing is due. Asked again it does nothing twice: a round that is open is not paired again. */
export const advance: Decider<'advance'> = (tournament, _, by, now) => {
  demandOfficial(by);
  demandRunning(tournament);
  demandUnpaused(tournament);
  return isContinuous(tournament.settings.format.kind) ? advanceWindow(tournament, now) : advanceRound(tournament, now);
};

function advanceRound(tournament: Tournament, now: number): Happened[] {
  const round = openRound(tournament);
  if (round === undefined) return pairNext(tournament);
  if (!isDue(round, now)) return [];
  const ended: Happened = { kind: 'round-ended', round: round.number };
  return [ended, ...pairNext(evolve(tournament, { ...ended, at: now }))];
}

const isDue = ({ tables, end }: Round, now: number): boolean =>
  tables.every(({ result }) => result !== null) || (end !== null && now >= end);

function pairNext(tournament: Tournament): Happened[] {
  const pairing = rulesOf(tournament.settings.format.kind).pair(tournament);
  return pairing === null ? [{ kind: 'ended' }] : [paired(tournament, pairing)];
}

/** After the end of the window nobody is paired, and the games in progress are still played to their end, but not for ever. */
function advanceWindow(tournament: Tournament, now: number): Happened[] {
  const { end: closing } = tournament;
  if (closing !== null && now >= closing) {
    const isWaitedFor = now < closing + LAST_GAMES && overdueTables(tournament, now).length > 0;
    return isWaitedFor ? [] : [{ kind: 'ended' }];
  }
  const pairing = rulesOf(tournament.settings.format.kind).pair(tournament);
  return pairing === null || pairing.tables.length === 0 ? [] : [paired(tournament, pairing)];
}

const paired = ({ rounds }: Tournament, pairing: Pairing): Happened => ({
  kind: 'round-paired',
  round: rounds.length + 1,
  pairing,
  reason: null,
});

export const endRound: Decider<'end-round'> = (tournament, _, by) => {
  demandDirector(by);
  demandRunning(tournament);
  demandUnpaused(tournament);
  return [{ kind: 'round-ended', round: demandOpenRound(tournament).number }];
};

export const end: Decider<'end'> = (tournament, _, by) => {
  demandDirector(by);
  demandRunning(tournament);
  demand(tournament.rounds.length > 0, 'too-early');
  return [{ kind: 'ended' }];
};
