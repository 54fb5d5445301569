import { itemAt, type Seat } from '@grove/kernel';
import type { ClockSpec } from '@grove/protocol';
import type { Table } from '../table.ts';
import { sandLeftAt } from './sand-timer.ts';
import { graceOf, periodOf, SAND_LAG, SECOND } from './spec.ts';

/** The clock of one seat. It runs while a person in that seat is waited for; several can run at once. */
export interface SeatClock {
  /** Milliseconds left at the moment `since`, or while it stands; null when the table has no such clock. */
  readonly left: number | null;
  readonly since: number | null;
  /** When the time was found to be out; the grace counts from here, so that a server that slept takes none of it. */
  readonly outAt: number | null;
  /** The grace is over as well. */
  readonly overdue: boolean;
  /** Live clocks forgive once a game, or the grace would be part of every turn. */
  readonly graceUsed: boolean;
}

export function newClock(spec: ClockSpec): SeatClock {
  const left = spec.kind === 'bank' ? spec.seconds * SECOND : (periodOf(spec) ?? null);
  return { left, since: null, outAt: null, overdue: false, graceUsed: false };
}

/** What a clock shows at a moment; never less than nothing. */
export function leftAt({ left, since }: SeatClock, at: number): number | null {
  if (left === null) return null;
  return since === null ? left : Math.max(0, left - (at - since));
}

/** The time that a seat has left, by whichever clock is running for it. */
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

/** Whether the seat's time out is forgiven for a while. */
export const hasGrace = ({ data }: Table, seat: Seat): boolean =>
  data.settings.clock.kind === 'days' || !itemAt(data.clocks, seat).graceUsed;

/** When the clock next has something to say about a seat; null for never. */
export function alarmOf(table: Table, seat: Seat): number | null {
  const { sand, clocks, settings } = table.data;
  if (sand?.seat === seat) return sand.since + sand.left + SAND_LAG;
  const { since, outAt, overdue } = itemAt(clocks, seat);
  if (since === null || overdue) return null;
  return outAt === null ? deadlineOf(table, seat) : outAt + graceOf(settings.clock);
}

/** When to send the table its next `tick`; null while nothing is timed. */
export function nextAlarm(table: Table): number | null {
  if (table.data.phase !== 'playing') return null;
  const alarms = table.data.seats.map((_, seat) => alarmOf(table, seat)).filter((alarm) => alarm !== null);
  return alarms.length === 0 ? null : Math.min(...alarms);
}
