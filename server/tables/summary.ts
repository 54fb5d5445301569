import { botAt, deadlineOf, nextAlarm, type Table, waitingSeats } from '@grove/table';
import type { StoredSummary } from '../store/store.ts';

/** What lists and timers need of a table without loading it; nothing in it is secret. */
export function summaryOf(table: Table): StoredSummary {
  const { data, game } = table;
  const waiting = waitingSeats(table);
  return {
    table: data.id,
    game: game.id,
    number: data.number,
    phase: data.phase,
    open: data.settings.open,
    host: data.host,
    settings: data.settings,
    seats: data.seats.map(({ person, bot, left, invited }, seat) => ({
      person,
      bot,
      left,
      invited: invited === true,
      waited: waiting.includes(seat),
      deadline: deadlineOf(table, seat),
    })),
    updatedAt: data.at,
    tournament: data.tournament,
    alarm: nextAlarm(table),
    botsWaited: waiting.some((seat) => botAt(table, seat) !== null),
    totals: data.end?.totals ?? null,
    winners: data.end?.winners ?? null,
  };
}
