import { itemAt, type Seat } from '@grove/kernel';
import type { Actor } from '@grove/protocol';
import { SECOND } from '../clock/spec.ts';
import type { TableEvent } from '../log/entry.ts';
import { demand } from '../refusal.ts';
import { activeSeats, isContest, isOverdue, isPlaying, type Table } from '../table.ts';
import { activeSeat, type Decider, demandBot, demandCasual, demandMatch, demandSeat, ownSeat } from './decider.ts';
import { finishedAt, finishedIfAgreed } from './finish.ts';
import { rewoundIfAgreed } from './undo.ts';

export const leave: Decider<'leave'> = (table, _command, by) => {
  const seat = ownSeat(table, by);
  demand(table.data.phase !== 'finished', 'finished');
  demand(!itemAt(table.data.seats, seat).left, 'away');
  return [{ kind: 'left', seat }, ...settledAfterLeaving(table, seat)];
};

/** A contest that nobody plays any more is lost for those who left it: they cannot keep it from ending. */
function settledAfterLeaving(table: Table, seat: Seat): TableEvent[] {
  const isLast = activeSeats(table).every((other) => other === seat);
  if (!isPlaying(table) || !isContest(table) || !isLast) return settledWithout(table, seat);
  return [finishedAt(table, demandMatch(table).state, 'agreed', [seat])];
}

export const returnToSeat: Decider<'return'> = (table, _command, by) => {
  demandMatch(table);
  const seat = ownSeat(table, by);
  const { bot, left, missed } = itemAt(table.data.seats, seat);
  demand(left || bot !== null || missed > 0 || isOverdue(table, seat), 'not-away');
  const { clock } = table.data.settings;
  const increment = clock.kind === 'bank' ? clock.increment * SECOND : SECOND;
  demand((itemAt(table.data.clocks, seat).left ?? SECOND) > 0 || increment > 0, 'no-time-left');
  return [{ kind: 'returned', seat }];
};

/** People may hand over their own seat, unless it is a contest, and the seat of somebody who left or is overdue. */
export const handOver: Decider<'hand-over'> = (table, { seat, bot }, by) => {
  demandMatch(table);
  demandSeat(table, seat);
  demandBot(table, bot);
  demand(itemAt(table.data.seats, seat).bot === null, 'seat-is-bot');
  demand(mayHandOver(table, seat, by), 'not-yours-to-give');
  return [{ kind: 'handed', seat, bot }, ...settledWithout(table, seat)];
};

function mayHandOver(table: Table, seat: Seat, by: Actor): boolean {
  if (ownSeat(table, by) === seat) {
    demandCasual(table);
    return true;
  }
  activeSeat(table, by);
  return itemAt(table.data.seats, seat).left || isOverdue(table, seat);
}

/** A game of a tournament is played to its end: two who agree could give each other a result. */
export const voteEnd: Decider<'vote-end'> = (table, { yes }, by) => {
  demandMatch(table);
  demand(table.data.tournament === null, 'tournament');
  const seat = activeSeat(table, by);
  const { votes } = table.data;
  demand(votes.includes(seat) !== yes, 'already-voted');
  const vote: TableEvent = { kind: 'voted', seat, yes };
  return yes ? [vote, ...finishedIfAgreed(table, [...votes, seat])] : [vote];
};

/** A vote or an undo may be decided when the person whose consent was missing is gone. */
export function settledWithout(table: Table, gone: Seat): TableEvent[] {
  if (!isPlaying(table)) return [];
  const { votes, undo } = table.data;
  const finished = votes.some((seat) => seat !== gone) ? finishedIfAgreed(table, votes, gone) : [];
  if (finished.length > 0 || undo === null || undo.seat === gone) return finished;
  return rewoundIfAgreed(table, undo, gone);
}
