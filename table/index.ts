/**
 * A table of people: seats, clocks, chat, undo, spectators, as an append-only log. No network, no disk, no clock of its
 * own: time and seeds come in as arguments. `decide` says what a command adds to the log, `apply` reads the log.
 */
export { apply, openTable, tableOf, appliedEntry } from './apply/apply.ts';
export type { AppliedEntry } from './apply/applied.ts';
export { type Checkpoint, checkpointOf, isCurrent, resumeTable } from './checkpoint.ts';
export { deadlineOf, graceUntil, nextAlarm } from './clock/time.ts';
export { createTable, readName, type TableSetup } from './decide/create.ts';
export { decide, answeredAt, CLOCK_JUMP } from './decide/decide.ts';
export { rematchSeats } from './decide/host.ts';
export type { IssuedCommand, TableCommand } from './decide/command.ts';
export type { Entry, TableEvent } from './log/entry.ts';
export { tableRecord } from './record.ts';
export type { TableReason } from './refusal.ts';
export { readSettings, type TableGame } from './settings.ts';
export {
  activeSeats,
  botAt,
  isActive,
  isContest,
  isRevealed,
  isSealed,
  type SeatData,
  seatOf,
  stepsOf,
  type Table,
  type TableData,
  waitingSeats,
} from './table.ts';
export { CHAT_LENGTH, cleanLine, cleanText, NAME_LENGTH, NOTE_LENGTH } from './text.ts';
export { entryFor } from './view/entry-for.ts';
export { type ViewAccess, viewAccess } from './view/access.ts';
export { legalSteps } from './view/legal-steps.ts';
export { logFor } from './view/log-for.ts';
export { type CommonView, type GameFacts, type OwnView, tableView, TableViews } from './view/table-view.ts';
export { byBot, byClock, byPerson } from './actor.ts';
