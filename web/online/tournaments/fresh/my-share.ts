import type { TournamentMe, TournamentView } from '@grove/protocol';

/** Milliseconds by which the clocks of the page and of the server may differ. */
const CLOCKS_DIFFER = 60_000;

/**
 * What the answer to "what is it for me?" may depend on, as a text: as long as it stays the same nobody need ask again. A director may do much
 * that depends on everything.
 */
export function myShare(view: TournamentView, { person, isDirector }: TournamentMe, now: number): string {
  if (isDirector) return `${view.number}`;
  const { phase, pausedAt, entrants, waiting, settings, rounds } = view;
  const { most } = settings.entry;
  const end = view.end ?? Infinity;
  return JSON.stringify([
    phase,
    pausedAt,
    view.end,
    // By either clock.
    now >= end,
    now >= end + CLOCKS_DIFFER,
    rounds.length,
    most !== null && entrants.length >= most,
    entrants.find(({ id }) => id === person),
    waiting.includes(person),
    liveTables(view)
      .filter(({ seats }) => seats.includes(person))
      .map(({ table }) => table),
  ]);
}

/** A round is there a moment before its tables can be opened. */
export const isTableAwaited = (view: TournamentView, me: TournamentMe | undefined): boolean =>
  me !== undefined && me.table === null && liveTables(view).some(({ seats }) => seats.includes(me.person));

const liveTables = ({ rounds }: TournamentView) =>
  rounds.flatMap(({ isOver, tables }) => (isOver ? [] : tables.filter(({ isFinished }) => !isFinished)));
