import { itemAt, type Seat } from '@grove/kernel';
import type { Actor, Person } from '@grove/protocol';
import type { TableEvent } from '../log/entry.ts';
import { demand, throwRefusal } from '../refusal.ts';
import { isPlaying, seatOf, type Table } from '../table.ts';
import type { TableCommand, CommandOf } from './command.ts';

/** Turns a command into events, or throws RefusedError. */
export type Decider<Kind extends TableCommand['kind']> = (
  table: Table,
  command: CommandOf<Kind>,
  by: Actor,
  now: number,
) => TableEvent[];

export function personBy(by: Actor): Person {
  return by.kind === 'person' ? by.person : throwRefusal('people-only');
}

/** The seat that belongs to the person who asks. */
export function ownSeat(table: Table, by: Actor): Seat {
  const seat = seatOf(table, personBy(by).id);
  demand(seat >= 0, 'not-seated');
  return seat;
}

/** The seat of a person who plays it: who has not left, and for whom no bot plays. */
export function activeSeat(table: Table, by: Actor): Seat {
  const seat = ownSeat(table, by);
  const { bot, left } = itemAt(table.data.seats, seat);
  demand(!left, 'away');
  demand(bot === null, 'bot-plays');
  return seat;
}

export function demandHost({ data }: Table, by: Actor): void {
  demand(personBy(by).id === data.host, 'host-only');
}

export function demandGathering({ data }: Table): void {
  demand(data.phase === 'gathering', data.phase === 'playing' ? 'already-started' : 'finished');
}

/** The match of a game in progress. */
export function demandMatch(table: Table): NonNullable<Table['match']> {
  const { match, data } = table;
  if (match !== null && isPlaying(table)) return match;
  return throwRefusal(data.phase === 'finished' ? 'finished' : 'not-started');
}

/** For what would let somebody try again, or be played for, where the result counts beyond this table. */
export function demandCasual({ data }: Table): void {
  demand(data.tournament === null, 'tournament');
  demand(!data.settings.rated, 'rated');
}

export function demandSeat({ data }: Table, seat: Seat): void {
  demand(Number.isInteger(seat) && seat >= 0 && seat < data.seats.length, 'no-such-seat', { seats: data.seats.length });
}

export function demandBot({ bots }: Table, bot: string): void {
  demand(bots.includes(bot), 'unknown-bot', { known: bots.join(', ') });
}
