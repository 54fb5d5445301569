import { itemAt, type Seat, simplestMove } from '@grove/kernel';
import type { TableEvent } from '../log/entry.ts';
import { activeSeats, isAbsent, isContest, isOverdue, isSealed, type Table } from '../table.ts';
import { demandMatch } from './decider.ts';
import { finishedAt, forfeitedSeats } from './finish.ts';
import { stepEvents } from './move.ts';
import { settledWithout } from './presence.ts';

/**
 * What happens when a person's time and grace are out: the turn that is due is played for them, or everybody waits. Only after
 * several missed turns in a row, or if the person has left, does more happen.
 */
export function missedTurn(table: Table, seat: Seat): TableEvent[] {
  const { whenOut, absentAfter } = table.data.settings;
  const { missed, left } = itemAt(table.data.seats, seat);
  if (whenOut === 'wait') return waited(table, seat);
  return left || missed + 1 >= absentAfter ? afterAbsence(table, seat) : [coveredBy(table, seat)];
}

/** What the table agreed on for somebody who stays away. While nobody is there at all, nothing goes on. */
export function afterAbsence(table: Table, seat: Seat): TableEvent[] {
  const { whenAbsent, standIn } = table.data.settings;
  const isSomebodyThere = activeSeats(table).some((other) => other !== seat && isThere(table, other));
  // A contest is lost by staying away, and cannot be left to rest.
  if (!isSomebodyThere) return isContest(table) ? [ended(table, seat)] : waited(table, seat);
  if (whenAbsent === 'on') return [coveredBy(table, seat)];
  if (whenAbsent === 'end' || isDecided(table, seat)) return [ended(table, seat)];
  return [{ kind: 'handed', seat, bot: standIn }, ...settledWithout(table, seat)];
}

/** The next step of a turn that the clock plays for somebody. */
export function coverStep(table: Table, seat: Seat): TableEvent[] {
  const move = simplestMove(table.game, demandMatch(table).state, seat);
  return move === undefined ? [] : stepEvents(table, 'moved', seat, move);
}

/** In a contest no bot plays in a seat that counts. */
function coveredBy(table: Table, seat: Seat): TableEvent {
  const { whenOut, standIn } = table.data.settings;
  return { kind: 'covered', seat, bot: whenOut === 'bot' && !isContest(table) ? standIn : null };
}

const waited = (table: Table, seat: Seat): TableEvent[] => [
  { kind: 'clocked', seat, grace: false },
  ...settledWithout(table, seat),
];

const ended = (table: Table, seat: Seat): TableEvent => finishedAt(table, demandMatch(table).state, 'absent', [seat]);

const isThere = (table: Table, seat: Seat): boolean => !isAbsent(table, seat) && !isOverdue(table, seat);

/**
 * Whether a contest is won, since all others have forfeited it. Not where the same deal is played at other tables too: what counts there are
 * the points, and whoever is left wants to make theirs.
 */
const isDecided = (table: Table, seat: Seat): boolean =>
  isContest(table) && !isSealed(table) && forfeitedSeats(table, [seat]).length >= table.data.seats.length - 1;
