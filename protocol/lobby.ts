import { Type } from 'typebox';
import {
  BotName,
  exactly,
  GameId,
  nullable,
  Opaque,
  PersonId,
  SeatIndex,
  TableId,
  Time,
  type TypeOf,
} from './common.ts';
import { Settings, SettingsChange } from './settings.ts';
import { ShownRating } from './standings.ts';
import { Phase, SeatSummary } from './tables.ts';
import { TableTournament } from './tournament-settings.ts';

/** What can be played here, and what can be set. */
export const GameInfo = Type.Object({
  id: GameId,
  title: Type.String(),
  summary: Type.String(),
  /** The version of its rules. */
  rules: Type.String(),
  players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Opaque,
  /** The weakest first. */
  bots: Type.Array(BotName),
  /** Whether it has a timer of its own, for the clock `sand`. */
  sandTimer: Type.Boolean(),
});

/** What a list shows of a seat. */
const ListedSeat = Type.Object({
  ...SeatSummary.properties,
  /** When its time will be out, if a clock runs for it. */
  deadline: Type.Optional(nullable(Time)),
  /** Of the player who sits there, in lists of tables to join or to watch. */
  rating: Type.Optional(nullable(ShownRating)),
});

/** What a list shows of a table. */
export const TableSummary = Type.Object({
  table: TableId,
  game: GameId,
  /** The entry up to which this holds. */
  number: Type.Integer(),
  phase: Phase,
  /** Listed in the lobby. */
  open: Type.Boolean(),
  host: PersonId,
  seats: Type.Array(ListedSeat),
  /** Missing for tables that nobody has touched since lists know of it. */
  settings: Type.Optional(Settings),
  updatedAt: Time,
  tournament: Type.Optional(nullable(TableTournament)),
  totals: nullable(Type.Array(Type.Number())),
  winners: nullable(Type.Array(SeatIndex)),
});
export type TableSummary = TypeOf<typeof TableSummary>;

export const NewTable = exactly({
  game: GameId,
  players: Type.Integer({ minimum: 1, maximum: 6 }),
  settings: Type.Optional(SettingsChange),
  /** Who sits from the first seat on: `me`, `open`, or the name of a bot. Without it the maker sits in the first. */
  seats: Type.Optional(Type.Array(BotName, { maxItems: 6 })),
  /** Start at once, if no seat is open. */
  start: Type.Optional(Type.Boolean()),
});
export type NewTable = TypeOf<typeof NewTable>;
