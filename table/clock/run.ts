import { itemAt, type Seat } from '@grove/kernel';
import { type Table, waitingSeats } from '../table.ts';
import { periodOf, SECOND } from './spec.ts';
import { keepSand, turnBackSand } from './sand.ts';
import { leftAt, type SeatClock } from './time.ts';

/**
 * What the game's progress does to the clocks. A run begins when a person is waited for and ends with the step that
 * closes the turn (or when the seat is no longer waited for), so a turn of many small steps is one run.
 */
export function clocksAfterStep(table: Table, mover: Seat, closed: boolean, at: number): void {
  keepSand(table, at);
  eachTimedSeat(table, (clock, seat, waits) => {
    const turnEnds = seat === mover && closed;
    const stopped = turnEnds || !waits ? charged(table, clock, turnEnds, at) : clock;
    return waits ? started(table, stopped, at) : stopped;
  });
}

/**
 * After a free undo. It gives no time back to the seat that took a step back, and a run of somebody else that ends by it
 * costs that seat nothing: it had been asked too early.
 */
export function clocksAfterUndo(table: Table, undoer: Seat, leftThen: number | null, at: number): void {
  turnBackSand(table, leftThen, at);
  eachTimedSeat(table, (clock, seat, waits) => {
    if (!waits) return standing(clock);
    if (seat !== undoer || leftThen === null) return started(table, clock, at);
    const left = clock.since === null ? leftThen : Math.min(leftThen, leftAt(clock, at) ?? leftThen);
    return { ...clock, ...(clock.since === null && inTime), left, since: at };
  });
}

/**
 * After going back by consent: everybody has the time that was left when the first of the steps taken back was made,
 * and who is waited for now begins a run.
 */
export function clocksAfterRewind(table: Table, undone: readonly (readonly [Seat, number | null])[], at: number): void {
  turnBackSand(table, undone[0]?.[1] ?? null, at);
  eachTimedSeat(table, (clock, seat, waits) => {
    const leftThen = undone.find(([mover]) => mover === seat)?.[1] ?? clock.left;
    const stopped = { ...standing(clock), left: leftThen };
    return waits ? started(table, stopped, at) : stopped;
  });
}

/**
 * After somebody sat down, got up or handed a seat over: clocks run for people only. Who returns in the same turn has
 * the time that was left of it, so that nobody gains by going; only when it was out is there a new period.
 */
export function clocksAfterChange(table: Table, at: number): void {
  keepSand(table, at);
  eachTimedSeat(table, (clock, _seat, waits) => {
    if (!waits) return charged(table, clock, false, at);
    return clock.since === null && clock.left !== 0 ? { ...clock, since: at } : started(table, clock, at);
  });
}

/** Running clocks have so much more time, but none more than it had when it began to run. */
export function setClocksOn({ data }: Table, ms: number, at: number): void {
  const later = (time: number | null): number | null => (time === null ? null : Math.min(time + ms, at));
  data.clocks = data.clocks.map((clock) => ({ ...clock, since: later(clock.since), outAt: later(clock.outAt) }));
  if (data.sand !== null) data.sand = { ...data.sand, since: Math.min(data.sand.since + ms, at) };
}

/** All clocks stand when the game is over. */
export function stopClocks(table: Table): void {
  table.data.sand = null;
  table.data.clocks = table.data.clocks.map(standing);
}

function eachTimedSeat(table: Table, next: (clock: SeatClock, seat: Seat, waits: boolean) => SeatClock): void {
  const { data } = table;
  if (data.settings.clock.kind === 'none' || data.settings.clock.kind === 'sand') return;
  const waiting = waitingSeats(table);
  data.clocks = data.clocks.map((clock, seat) =>
    next(clock, seat, waiting.includes(seat) && itemAt(data.seats, seat).bot === null),
  );
}

const inTime = { outAt: null, overdue: false } as const;

const standing = (clock: SeatClock): SeatClock => ({ ...clock, ...inTime, since: null });

function started(table: Table, clock: SeatClock, at: number): SeatClock {
  if (clock.since !== null) return clock;
  return { ...clock, left: periodOf(table.data.settings.clock) ?? clock.left, since: at, ...inTime };
}

/** Ends a run, if there is one: the time is used up, and with a turn's end comes what the next turn gets. */
function charged(table: Table, clock: SeatClock, turnEnds: boolean, at: number): SeatClock {
  const { clock: spec } = table.data.settings;
  const left = leftAt(clock, at) ?? 0;
  if (!turnEnds) return { ...standing(clock), left };
  const increment = spec.kind === 'bank' && clock.since !== null ? spec.increment * SECOND : 0;
  return { ...standing(clock), left: periodOf(spec) ?? left + increment };
}
