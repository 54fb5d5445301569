/**
 * What travels between server and clients, over HTTP and the socket: TypeBox schemas, and the types inferred from them
 * under the same names. docs/PROTOCOL.md tells the whole story. The page imports the types only.
 */
export { Command, CommandId } from './commands.ts';
export { PersonId, SeatIndex, TableId, type TypeOf } from './common.ts';
export { DailyResult } from './daily.ts';
export { FinishedEvent, Occupant, PlainEvent, SeenEntry, SeenEvent } from './events.ts';
export { Actor, Person } from './people.ts';
export { ClockSpec, Settings, SettingsChange } from './settings.ts';
export { ClientMessage, Presence, PresenceState, ServerMessage } from './socket.ts';
export {
  ChatLine,
  GameView,
  LegalMoves,
  NewTable,
  Phase,
  SeatSummary,
  SeatView,
  TableSummary,
  TableView,
  UndoRequest,
} from './tables.ts';
