import { clocksAfterChange, refill } from '../clock/run.ts';
import { newClock } from '../clock/time.ts';
import { completeSettings } from '../settings.ts';
import { type SeatData, activeSeats, isContest, isPlaying, type Table } from '../table.ts';
import { itemAt, type Seat } from '@grove/kernel';
import type { Applier } from './applied.ts';
import { comeBack } from './cover.ts';
import { nobody, seatWith } from './create.ts';
import { dropPrepared } from './prepare.ts';

export const configured: Applier<'configured'> = ({ data }, { players, settings }, { number }) => {
  data.settings = completeSettings(settings);
  data.seats = Array.from({ length: players }, (_, seat) => data.seats[seat] ?? seatWith(nobody, number));
  data.clocks = data.seats.map(() => newClock(settings.clock));
};

export const seated: Applier<'seated'> = ({ data }, { seat, person, bot, invited }, { number }) => {
  data.seats[seat] = { ...seatWith({ person, bot }, number), ...(invited && { invited }) };
};

/** Before the start the seat becomes open; after it the seat stays its person's, who may return. */
export const left: Applier<'left'> = (table, { seat }, { number, at }) => {
  const { data } = table;
  if (isPlaying(table)) change(table, seat, { left: true });
  else data.seats[seat] = seatWith(nobody, number);
  withdraw(table, seat);
  passOnHost(table);
  clocksAfterChange(table, at);
};

export const returned: Applier<'returned'> = (table, { seat }, { number, at }) => {
  change(table, seat, { bot: null, left: false, changed: number });
  comeBack(table, seat);
  refill(table, seat);
  clocksAfterChange(table, at);
};

export const handed: Applier<'handed'> = (table, { seat, bot }, { number, at }) => {
  const forfeits = isContest(table) && itemAt(table.data.seats, seat).person !== null;
  change(table, seat, { bot, cover: null, changed: number, ...(forfeits && { forfeited: true }) });
  withdraw(table, seat);
  passOnHost(table);
  clocksAfterChange(table, at);
};

export const clocked: Applier<'clocked'> = ({ data }, { seat, grace }, { at }) => {
  const clock = itemAt(data.clocks, seat);
  data.clocks[seat] = { ...clock, outAt: clock.outAt ?? at, overdue: !grace, graceUsed: true };
};

export const rematched: Applier<'rematched'> = ({ data }, { table }) => {
  data.rematch = table;
};

export const unsealed: Applier<'unsealed'> = ({ data }) => {
  if (data.tournament !== null) data.tournament = { ...data.tournament, sealed: false };
};

function change({ data }: Table, seat: Seat, what: Partial<SeatData>): void {
  data.seats[seat] = { ...itemAt(data.seats, seat), ...what };
}

/** Requests, votes and prepared steps of a person who left end. */
function withdraw(table: Table, seat: Seat): void {
  const { data } = table;
  if (data.undo?.seat === seat) data.undo = null;
  data.votes = data.votes.filter((voter) => voter !== seat);
  dropPrepared(table, seat);
}

/** When the host is gone, the first person who still plays becomes host. */
function passOnHost(table: Table): void {
  const active = activeSeats(table).flatMap((seat) => itemAt(table.data.seats, seat).person ?? []);
  const [first] = active;
  if (first !== undefined && !active.some(({ id }) => id === table.data.host)) table.data.host = first.id;
}
