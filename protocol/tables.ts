import { Type } from 'typebox';
import {
  GameId,
  GameRecord,
  nullable,
  Opaque,
  PersonId,
  SeatIndex,
  TableId,
  Time,
  type TypeOf,
  ViewerId,
} from './common.ts';
import { FinishedEvent, Occupant } from './events.ts';
import { Person } from './people.ts';
import { PhraseId } from './phrases.ts';
import { Settings } from './settings.ts';
import { TableTournament } from './tournament-settings.ts';

export const Phase = Type.Enum(['gathering', 'playing', 'finished']);
export type Phase = TypeOf<typeof Phase>;

/** What lists show of a seat. */
export const SeatSummary = Type.Object({
  ...Occupant.properties,
  /** The person got up during the game. */
  left: Type.Boolean(),
  /** The seat is kept for the person, who has not sat down yet. */
  invited: Type.Optional(Type.Boolean()),
  /** Whether the game waits for it. */
  waited: Type.Boolean(),
});
export type SeatSummary = TypeOf<typeof SeatSummary>;

export const SeatView = Type.Object({
  ...SeatSummary.properties,
  /** When its time will be out; null while no clock runs for it. */
  deadline: nullable(Time),
  /** What its clock shows while it stands still, in milliseconds; null without a clock. */
  timeLeft: nullable(Type.Number()),
  /** Its time is out. */
  out: Type.Boolean(),
  /** Until when it may still move after that; null while its time is not out, or if it has no grace. */
  graceUntil: nullable(Time),
  /** When somebody reminded it in this turn; null if nobody did. */
  nudgedAt: nullable(Time),
  /** Its time of grace is out too, and the game rests until its person comes back or the others decide. */
  overdue: Type.Boolean(),
  /** How many turns in a row were played for its person because of the time. An own step ends the row. */
  missed: Type.Integer(),
  /** The turn that is due is being played for its person. */
  covered: Type.Boolean(),
  /** A bot has made steps for its person, so that the game does not count for them. */
  substituted: Type.Boolean(),
});
export type SeatView = TypeOf<typeof SeatView>;

/** The game as one viewer sees it. */
export const GameView = Type.Object({
  viewer: ViewerId,
  /** The game's own view. */
  view: Opaque,
  /** How many steps have been played; those taken back do not count. */
  steps: Type.Integer(),
  /** Whether the own seat may make a step now; who wants to know which steps asks for `LegalMoves`. */
  mayAct: Type.Boolean(),
  /** Whether the own last step can be taken back without asking. */
  canUndo: Type.Boolean(),
});
export type GameView = TypeOf<typeof GameView>;

/** Every legal step of the own seat, in the game's notation: none while it is not waited for. */
export const LegalMoves = Type.Object({
  /** The last entry of the log at that time. */
  number: Type.Integer(),
  moves: Type.Array(Type.String()),
});
export type LegalMoves = TypeOf<typeof LegalMoves>;

export const ChatLine = Type.Object({
  number: Type.Integer(),
  at: Time,
  from: Person,
  text: Type.String(),
  /** The text is one of these phrases, in English. */
  phrase: Type.Optional(PhraseId),
});
export type ChatLine = TypeOf<typeof ChatLine>;

export const UndoRequest = Type.Object({
  seat: SeatIndex,
  /** How many steps would be left. */
  to: Type.Integer(),
  agreed: Type.Array(SeatIndex),
});
export type UndoRequest = TypeOf<typeof UndoRequest>;

/** Everything that a client needs to show a table; made of views only, never of the state. */
export const TableView = Type.Object({
  table: TableId,
  game: GameId,
  rules: Type.String(),
  /** The last entry of the log that it shows. */
  number: Type.Integer(),
  phase: Phase,
  host: PersonId,
  settings: Settings,
  me: Type.Object({ person: nullable(PersonId), seat: nullable(SeatIndex) }),
  seats: Type.Array(SeatView),
  playing: nullable(GameView),
  undo: nullable(UndoRequest),
  /** The seats that have voted to end the game. */
  votes: Type.Array(SeatIndex),
  end: nullable(FinishedEvent),
  /** The SHA-256 of the seed, from the start on. */
  commitment: nullable(Type.String()),
  /** The seed itself, once the game is over and nobody else plays the same deal. */
  seed: nullable(Type.String()),
  /** The table whose rematch this is. */
  after: nullable(TableId),
  rematch: nullable(TableId),
  tournament: nullable(TableTournament),
  chat: Type.Array(ChatLine),
  /** Muted by the host, for all. */
  silenced: Type.Array(PersonId),
  /** Muted by the viewer. */
  muted: Type.Array(PersonId),
  /** The viewer's own note. */
  note: Type.String(),
  /** The viewer's own steps for the turn to come, and the one that was dropped last since it was not legal. */
  prepared: Type.Array(Type.String()),
  dropped: nullable(Type.String()),
});
export type TableView = TypeOf<typeof TableView>;

/** What is needed to check that the deal was fair. */
export const Deal = Type.Object({
  table: TableId,
  game: GameId,
  rules: Type.String(),
  commitment: nullable(Type.String()),
  seed: nullable(Type.String()),
  record: nullable(GameRecord),
});
export type Deal = TypeOf<typeof Deal>;

/** Good ways to go on, the best first; `expected` and `gain` in points. */
export const Hints = Type.Object({
  hints: Type.Array(Type.Object({ steps: Type.Array(Type.String()), expected: Type.Number(), gain: Type.Number() })),
});
