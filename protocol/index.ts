/**
 * What travels between server and clients, over HTTP and the socket: TypeBox schemas, and the types inferred from them
 * under the same names. docs/PROTOCOL.md tells the whole story. Whoever needs no schemas at run time imports types only.
 */
export type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteName } from './api.ts';
export type {
  ClubChange,
  ClubEntry,
  ClubLine,
  ClubMember,
  ClubRequest,
  ClubRole,
  ClubSummary,
  ClubView,
  NewClub,
} from './clubs.ts';
export type { Command } from './commands.ts';
export type { PersonId, TypeOf } from './common.ts';
export type { DailyStanding } from './daily.ts';
export type { BrowserError, ErrorBody } from './errors.ts';
export type { FinishedEvent, Occupant, PlainEvent, SeenEntry, SeenEvent } from './events.ts';
export type { NewTable, TableSummary } from './lobby.ts';
export type { MailState, NoticeKind } from './notifications.ts';
export type { PasskeyInfo } from './passkeys.ts';
export type { Actor, Me, Person, Preferences, Session } from './people.ts';
export { type PhraseId, PHRASES } from './phrases.ts';
export { routes } from './routes.ts';
export type { ClockSpec, Settings, SettingsChange } from './settings.ts';
export { ClientMessage, type Presence, type PresenceState, ServerMessage } from './socket.ts';
export type {
  PlayedGame,
  Player,
  RatingChange,
  SeatRating,
  SeatResult,
  ShownRating,
  CardFigures,
  Standing,
  Statistics,
} from './standings.ts';
export type {
  ChatLine,
  Deal,
  GameView,
  LegalMoves,
  Phase,
  SeatSummary,
  SeatView,
  TableView,
  UndoRequest,
} from './tables.ts';
export type { TokenInfo } from './tokens.ts';
export type { TournamentCommand, TournamentCommandKind } from './tournament-commands.ts';
export type {
  NewTournament,
  TableTournament,
  TieBreakName,
  TournamentFormat,
  TournamentSettings,
  TournamentTableSettings,
} from './tournament-settings.ts';
export type {
  MyTournament,
  SeasonBefore,
  TournamentEntrant,
  TournamentMe,
  TournamentPhase,
  TournamentRound,
  TournamentServerReason,
  TournamentStanding,
  TournamentSummary,
  TournamentTable,
  TournamentView,
} from './tournaments.ts';
