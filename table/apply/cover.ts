import { itemAt, type Seat } from '@grove/kernel';
import type { Actor } from '@grove/protocol';
import { clocksAfterChange, refill, restart } from '../clock/run.ts';
import { isOverdue, isResting, type SeatData, stepsOf, type Table, turnNumber, waitingSeats } from '../table.ts';
import type { Applier } from './applied.ts';

/** The seat's clock stands while its turn is played for it. */
export const covered: Applier<'covered'> = (table, { seat, bot }, { at }) => {
  missTurn(table, seat);
  change(table, seat, { cover: { bot, turn: turnNumber(table) } });
  clocksAfterChange(table, at);
};

export function missTurn(table: Table, seat: Seat): void {
  const { person, bot, missed } = itemAt(table.data.seats, seat);
  if (person !== null && bot === null) change(table, seat, { missed: missed + 1 });
}

/** A person who acts again is not absent, and gets time for what is due. */
export function comeBack(table: Table, seat: Seat): void {
  // The timer of the game's rules stood still while everybody was away.
  if (isResting(table)) table.data.sand = null;
  const { cover } = itemAt(table.data.seats, seat);
  change(table, seat, { missed: 0, cover: null });
  if (cover !== null || isOverdue(table, seat)) restart(table, seat);
}

/** After a step: who made it decides whether it counts as the person's own. */
export function coverAfterStep(table: Table, seat: Seat, by: Actor, closed: boolean): void {
  if (by.kind === 'person') {
    if (itemAt(table.data.seats, seat).missed > 0) comeBack(table, seat);
    return endCovers(table);
  }
  const { person, cover, substituted } = itemAt(table.data.seats, seat);
  if (person !== null) {
    const coveredSteps = cover === null ? {} : { coveredSteps: stepsOf(table, seat) };
    change(table, seat, { ...coveredSteps, substituted: substituted || by.kind === 'bot' });
  }
  endCovers(table, closed ? seat : undefined);
}

/** After steps were taken back by consent. */
export function coverAfterRewind(table: Table): void {
  table.data.seats.forEach(({ coveredSteps, cover }, seat) => {
    if (coveredSteps > 0) change(table, seat, { coveredSteps: Math.min(coveredSteps, stepsOf(table, seat)) });
    if (cover !== null) refill(table, seat);
  });
  endCovers(table);
}

/** A cover ends with the turn that it is for. `closed` is a seat that has just made the last step of an entry. */
function endCovers(table: Table, closed?: Seat): void {
  table.data.seats.forEach(({ cover }, seat) => {
    if (cover === null || !isOver(table, seat, cover.turn, closed)) return;
    change(table, seat, { cover: null });
    // The clocks themselves give a new turn of the game its time.
    if (cover.turn === null) refill(table, seat);
  });
}

function isOver(table: Table, seat: Seat, turn: number | null, closed: Seat | undefined): boolean {
  if (turn !== null) return turnNumber(table) !== turn;
  return seat === closed || !waitingSeats(table).includes(seat);
}

function change({ data }: Table, seat: Seat, what: Partial<SeatData>): void {
  data.seats[seat] = { ...itemAt(data.seats, seat), ...what };
}
