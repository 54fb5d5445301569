import type { EntrantId, Pairing } from '../log/event.ts';
import { assignSeats } from '../pairing/seats.ts';
import { careersOf } from '../standings/careers.ts';
import { activeEntrants, type Tournament } from '../tournament.ts';
import { bracketState, type MatchState } from './bracket-state.ts';
import type { FormatRules } from './format-rules.ts';

/** Single and double: only their brackets differ. */
export const elimination: FormatRules = { pair, points };

/** All matches whose players are known, in one round. */
function pair(tournament: Tournament): Pairing | null {
  const careers = careersOf(tournament);
  const tables = bracketState(tournament).flatMap((state, match) => {
    const { players, winner, isPaired } = state;
    const [one, other] = players;
    if (isPaired || winner !== undefined || !one || !other) return [];
    return [{ seats: assignSeats([one, other], careers, match), deal: null, match }];
  });
  if (tables.length === 0) return null;
  const playing = new Set(tables.flatMap(({ seats }) => seats));
  const idle = activeEntrants(tournament).filter(({ id }) => !playing.has(id));
  return { tables, byes: [], idle: idle.map(({ id }) => id) };
}

/** The longer somebody stayed, the better: the number of the round of the last match, and one more for the winner of all. */
function points(tournament: Tournament): ReadonlyMap<EntrantId, number> {
  const states = bracketState(tournament);
  const reached = new Map(tournament.entrants.map(({ id }) => [id, 0]));
  for (const { number, tables } of tournament.rounds) {
    for (const id of tables.flatMap(({ seats }) => seats)) reached.set(id, number);
  }
  const champion = championOf(states);
  if (champion !== null) reached.set(champion, tournament.rounds.length + 1);
  return reached;
}

/** The winner of the last match that was played. */
function championOf(states: readonly MatchState[]): EntrantId | null {
  const isDecided = states.every(({ winner }) => winner !== undefined);
  return isDecided ? (states.findLast(({ winner }) => winner !== null)?.winner ?? null) : null;
}
