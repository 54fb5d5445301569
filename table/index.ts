/**
 * A table of people: seats, clocks, chat, undo, spectators, as an append-only log. No network, no disk, no clock of its
 * own: time and seeds come in as arguments. `decide` says what a command adds to the log, `apply` reads the log.
 */
export { apply, openTable, tableOf, appliedEntry } from './apply/apply.ts';
export type { AppliedEntry } from './apply/applied.ts';
export { type Checkpoint, checkpointOf, isCurrent, resumeTable } from './checkpoint.ts';
export type { ClockSpec } from './clock/spec.ts';
export { nextAlarm } from './clock/time.ts';
export { createTable, readName, type TableSetup } from './decide/create.ts';
export { decide, answeredAt } from './decide/decide.ts';
export { rematchSeats } from './decide/host.ts';
export type { Command, Wish } from './decide/wish.ts';
export type { Entry, HowFinished, Occupant, TableEvent } from './log/entry.ts';
export { tableRecord } from './record.ts';
export type { TableReason } from './refusal.ts';
export type { Kit, Settings } from './settings.ts';
export {
  activeSeats,
  type ChatLine,
  isActive,
  type Phase,
  type SeatData,
  seatOf,
  type Table,
  type TableData,
  waitingSeats,
} from './table.ts';
export { CHAT_LENGTH, NAME_LENGTH, NOTE_LENGTH } from './text.ts';
export { entryFor, type SeenEntry, type SeenEvent } from './view/entry-for.ts';
export { type ViewAccess, viewAccess } from './view/access.ts';
export { logFor } from './view/log-for.ts';
export { type GameView, type SeatView, tableView, type TableView } from './view/table-view.ts';
export { type Actor, byBot, byClock, byPerson, type Person, type PersonId } from './actor.ts';
