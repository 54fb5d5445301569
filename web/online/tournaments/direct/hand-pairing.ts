import type { TournamentView } from '@grove/protocol';

/** Who sits where in a round that a director pairs: the seats of all tables, then those with a bye. */
export interface HandPairing {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** The open round as it was paired; before it is, players side by side in the order of the standings. */
export function firstPairing({ rounds, standings, entrants, settings }: TournamentView): HandPairing {
  const open = rounds.at(-1);
  if (open !== undefined && !open.isOver) return { tables: open.tables.map(({ seats }) => seats), byes: open.byes };
  const withdrawn = new Set(entrants.flatMap(({ id, isWithdrawn }) => (isWithdrawn ? [id] : [])));
  const order = standings.map(({ entrant }) => entrant).filter((id) => !withdrawn.has(id));
  const { most } = settings.seats;
  const full = Math.floor(order.length / most);
  const tables = Array.from({ length: full }, (_, i) => order.slice(i * most, (i + 1) * most));
  const rest = order.slice(full * most);
  return rest.length >= settings.seats.least && rest.length > 1
    ? { tables: [...tables, rest], byes: [] }
    : { tables, byes: rest };
}

/** Two players change places. */
export function exchanged({ tables, byes }: HandPairing, one: string, other: string): HandPairing {
  const swap = (id: string): string => (id === one ? other : id === other ? one : id);
  return { tables: tables.map((seats) => seats.map(swap)), byes: byes.map(swap) };
}
