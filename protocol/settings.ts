import { Type } from 'typebox';
import { BotName, ClubId, exactly, nullable, Options, type TypeOf } from './common.ts';
import { LANGUAGES } from './languages.ts';

/**
 * How time is limited. `move`: a period for every turn. `bank`: a supply for the whole game, with an increment for
 * every turn. `sand`: the game's own timer (`Game.turnLimit`). `days`: a period for every turn, for correspondence games.
 */
export const ClockSpec = Type.Union([
  exactly({ kind: Type.Literal('none') }),
  exactly({ kind: Type.Literal('move'), seconds: Type.Integer() }),
  exactly({ kind: Type.Literal('bank'), seconds: Type.Integer(), increment: Type.Integer() }),
  exactly({ kind: Type.Literal('sand') }),
  exactly({ kind: Type.Literal('days'), days: Type.Integer() }),
]);
export type ClockSpec = TypeOf<typeof ClockSpec>;

/** What the host decides before the start. */
export const Settings = exactly({
  options: Options,
  clock: ClockSpec,
  /**
   * After a time-out the turn that is due is played for the person: by the stand-in, or with the simplest legal steps, as always at
   * rated tables. Or the others wait, and may hand the seat over or vote to end.
   */
  whenOut: Type.Enum(['bot', 'simplest', 'wait']),
  /** After so many turns in a row that were played for a person `whenAbsent` says what happens. */
  absentAfter: Type.Integer(),
  /** The stand-in takes the seat until the person returns; or single turns are played on; or the game ends. */
  whenAbsent: Type.Enum(['bot', 'on', 'end']),
  /** The bot that plays for people whose time is out. */
  standIn: BotName,
  /** How long a bot may think about a step. */
  botSeconds: Type.Number(),
  /** Whether the table is listed, so that anybody may take an open seat. */
  open: Type.Boolean(),
  rated: Type.Boolean(),
  spectators: Type.Boolean(),
  /** Who is welcome, as the lobby tells it: all, people who are new to the game, or people who know it well. Nobody is refused. */
  level: Type.Enum(['any', 'new', 'experienced']),
  /** In which language people talk; null for any. */
  language: nullable(Type.Enum(LANGUAGES)),
  /** The club whose page lists it; with `membersOnly` nobody else finds it, sees it or sits down. */
  club: nullable(exactly({ id: ClubId, membersOnly: Type.Boolean() })),
});
export type Settings = TypeOf<typeof Settings>;

export const SettingsChange = Type.Partial(Settings, { additionalProperties: false });
export type SettingsChange = TypeOf<typeof SettingsChange>;
