import { itemAt, type Seat } from '@grove/kernel';
import type { ClockSpec } from '@grove/protocol';
import { isResting, preparedFor, type Table, waitingSeats } from '../table.ts';
import { sandLeftAt } from './sand-timer.ts';
import { graceOf, periodOf, SAND_LAG, SECOND } from './spec.ts';

/** The clock of one seat. It runs while a person in that seat is waited for; several can run at once. */
export interface SeatClock {
  /** Milliseconds left at the time `since`, or now if the clock is stopped; null if the table has no such clock. */
  readonly left: number | null;
  readonly since: number | null;
  /** When a tick found the time out. The grace counts from here, so that an outage takes none of it. */
  readonly outAt: number | null;
  /** The grace is over too. */
  readonly overdue: boolean;
  /** Live clocks give the grace once a game, or it would be part of every turn. */
  readonly graceUsed: boolean;
}

export function newClock(spec: ClockSpec): SeatClock {
  const left = spec.kind === 'bank' ? spec.seconds * SECOND : (periodOf(spec) ?? null);
  return { left, since: null, outAt: null, overdue: false, graceUsed: false };
}

/** Milliseconds that a clock shows at a time. */
export function leftAt({ left, since }: SeatClock, at: number): number | null {
  if (left === null) return null;
  return since === null ? left : Math.max(0, left - (at - since));
}

/** Milliseconds that a seat has left by the clock that is running for it; null if none is. */
export function timeLeft({ data }: Table, seat: Seat, at: number): number | null {
  if (data.sand?.seat === seat) return sandLeftAt(data.sand, at);
  const clock = itemAt(data.clocks, seat);
  return clock.since === null ? null : leftAt(clock, at);
}

/** When a seat's time will be out; null where no clock runs. */
export function deadlineOf({ data }: Table, seat: Seat): number | null {
  if (data.sand?.seat === seat) return data.sand.since + data.sand.left;
  const { left, since } = itemAt(data.clocks, seat);
  return left === null || since === null ? null : since + left;
}

/** Whether the seat gets the grace when its time is out. */
export const hasGrace = ({ data }: Table, seat: Seat): boolean =>
  data.settings.clock.kind === 'days' || !itemAt(data.clocks, seat).graceUsed;

/** Until when a seat may still move after its time was out; null where it is not, or the grace is over. */
export function graceUntil({ data }: Table, seat: Seat): number | null {
  const { outAt, overdue } = itemAt(data.clocks, seat);
  return outAt === null || overdue ? null : outAt + graceOf(data.settings.clock);
}

/** When the table must be ticked for a seat; null for never. */
export function alarmOf(table: Table, seat: Seat): number | null {
  const { sand, clocks } = table.data;
  const { cover } = itemAt(table.data.seats, seat);
  const hasStep = cover?.bot === null || (cover === null && preparedFor(table, seat).length > 0);
  if (hasStep && waitingSeats(table).includes(seat)) return table.data.at;
  if (sand?.seat === seat) return isResting(table) ? null : sand.since + sand.left + SAND_LAG;
  const { since, outAt, overdue } = itemAt(clocks, seat);
  if (since === null || overdue) return null;
  return outAt === null ? deadlineOf(table, seat) : graceUntil(table, seat);
}

/** When the table must be ticked next; null while no clock runs. */
export function nextAlarm(table: Table): number | null {
  if (table.data.phase !== 'playing') return null;
  const alarms = table.data.seats.map((_, seat) => alarmOf(table, seat)).filter((alarm) => alarm !== null);
  return alarms.length === 0 ? null : Math.min(...alarms);
}
