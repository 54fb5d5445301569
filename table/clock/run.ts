import { itemAt, type Seat } from '@grove/kernel';
import { type SeatData, type Table, waitingSeats } from '../table.ts';
import { periodOf, SECOND } from './spec.ts';
import { keepSand, turnBackSand } from './sand.ts';
import { leftAt, type SeatClock } from './time.ts';

/** What a step means for the clocks. */
interface Ended {
  readonly mover: Seat;
  /** The step was the last one of an entry of its seat. */
  readonly closed: boolean;
  /** Another turn of the game has begun, in games that count turns (`Game.turnNumber`). */
  readonly hasTurned: boolean;
}

/**
 * A clock starts when a person is waited for and stops when the turn ends, or when the seat is no longer waited for. So it
 * runs through all the small steps of one turn. In games that count turns everybody's turn ends when the game's does: what a
 * seat is asked in between shares the time of one turn.
 */
export function clocksAfterStep(table: Table, { mover, closed, hasTurned }: Ended, at: number): void {
  keepSand(table, at);
  eachTimedSeat(table, (clock, seat, waits) => {
    // Where everybody waits for somebody whose time is over, each of their steps gets a time of its own.
    const isLate = seat === mover && clock.overdue;
    const turnEnds = isLate || (countsTurns(table) ? hasTurned : seat === mover && closed);
    const before = turnEnds || !waits ? charged(table, clock, turnEnds, at) : clock;
    return waits ? started(table, before, at) : before;
  });
}

const countsTurns = ({ game }: Table): boolean => game.turnNumber !== undefined;

/**
 * After a free undo. The seat that took a step back gets no time back. A seat that is no longer waited for by the undo loses
 * no time: its clock had been started by a step that does not stand.
 */
export function clocksAfterUndo(table: Table, undoer: Seat, leftThen: number | null, at: number): void {
  turnBackSand(table, leftThen, at);
  eachTimedSeat(table, (clock, seat, waits) => {
    if (!waits) return stopped(clock);
    if (seat !== undoer || leftThen === null) return started(table, clock, at);
    const left = clock.since === null ? leftThen : Math.min(leftThen, leftAt(clock, at) ?? leftThen);
    return { ...clock, ...(clock.since === null && inTime), left, since: at };
  });
}

/**
 * After an undo by consent: every seat has the time that it had left at its first step that was taken back, and the clocks of
 * seats that are waited for start.
 */
export function clocksAfterRewind(table: Table, undone: readonly (readonly [Seat, number | null])[], at: number): void {
  turnBackSand(table, undone[0]?.[1] ?? null, at);
  eachTimedSeat(table, (clock, seat, waits) => {
    const leftThen = undone.find(([mover]) => mover === seat)?.[1] ?? clock.left;
    const before = { ...stopped(clock), left: leftThen };
    return waits ? started(table, before, at) : before;
  });
}

/**
 * After a change of seats: clocks run for people only. Somebody who returns in the same turn has the time that was left of it,
 * so that nobody gains by leaving; a new period starts only if it was out.
 */
export function clocksAfterChange(table: Table, at: number): void {
  keepSand(table, at);
  eachTimedSeat(table, (clock, _seat, waits) => {
    if (!waits) return charged(table, clock, false, at);
    return clock.since === null && clock.left !== 0 ? { ...clock, since: at } : started(table, clock, at);
  });
}

/** Gives running clocks time back after an outage, at most what they have used. */
export function setClocksOn({ data }: Table, ms: number, at: number): void {
  const later = (time: number | null): number | null => (time === null ? null : Math.min(time + ms, at));
  data.clocks = data.clocks.map((clock) => ({ ...clock, since: later(clock.since), outAt: later(clock.outAt) }));
  if (data.sand !== null) data.sand = { ...data.sand, since: Math.min(data.sand.since + ms, at) };
}

/** What a bank gets for a turn, so that nobody begins one without any time. */
export function refill({ data }: Table, seat: Seat): void {
  const { clock: spec } = data.settings;
  if (spec.kind !== 'bank') return;
  const clock = itemAt(data.clocks, seat);
  data.clocks[seat] = { ...clock, left: Math.max(clock.left ?? 0, spec.increment * SECOND) };
}

/** For a person who comes back after the time was out: what is due gets the time of a new turn. */
export function restart(table: Table, seat: Seat): void {
  table.data.clocks[seat] = { ...stopped(itemAt(table.data.clocks, seat)), left: 0 };
  refill(table, seat);
}

export function stopClocks(table: Table): void {
  table.data.sand = null;
  table.data.clocks = table.data.clocks.map(stopped);
}

function eachTimedSeat(table: Table, next: (clock: SeatClock, seat: Seat, waits: boolean) => SeatClock): void {
  const { data } = table;
  if (data.settings.clock.kind === 'none' || data.settings.clock.kind === 'sand') return;
  const waiting = waitingSeats(table);
  data.clocks = data.clocks.map((clock, seat) =>
    next(clock, seat, waiting.includes(seat) && isOwn(itemAt(data.seats, seat))),
  );
}

/** Whether the person plays the seat, and neither a bot nor the clock for them. */
const isOwn = ({ bot, cover }: SeatData): boolean => bot === null && cover === null;

const inTime = { outAt: null, overdue: false } as const;

const stopped = (clock: SeatClock): SeatClock => ({ ...clock, ...inTime, since: null });

/** In games that count turns a clock that starts again within a turn goes on with what is left of it. */
function started(table: Table, clock: SeatClock, at: number): SeatClock {
  if (clock.since !== null) return clock;
  const rest = countsTurns(table) && clock.left !== 0 ? clock.left : null;
  return { ...clock, left: rest ?? periodOf(table.data.settings.clock) ?? clock.left, since: at, ...inTime };
}

/** Stops a clock and takes the used time off. The end of a turn adds what the next turn gets. */
function charged(table: Table, clock: SeatClock, turnEnds: boolean, at: number): SeatClock {
  const { clock: spec } = table.data.settings;
  const left = leftAt(clock, at) ?? 0;
  if (!turnEnds) return { ...stopped(clock), left };
  const hasPlayed = clock.since !== null || countsTurns(table);
  const increment = spec.kind === 'bank' && hasPlayed ? spec.increment * SECOND : 0;
  return { ...stopped(clock), left: periodOf(spec) ?? left + increment };
}
