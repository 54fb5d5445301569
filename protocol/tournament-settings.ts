import { Type } from 'typebox';
import { ClubId, exactly, GameId, nullable, PersonId, Time, type TypeOf } from './common.ts';
import { Settings } from './settings.ts';

export const TournamentId = Type.String({ pattern: '^t-[A-Za-z0-9_-]{1,30}$' });
/** The secret in links to a tournament of a club that is not listed. */
export const TournamentKey = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
/** A person's id, or for a bot `bot:`, its name and a number: `bot:tree:2`. */
export const EntrantId = Type.String({ minLength: 1, maxLength: 60 });

/** How a tournament pairs and scores, as `tournaments/settings/settings.ts` explains it; impossible numbers are refused with a reason. */
export const TournamentFormat = Type.Union([
  exactly({ kind: Type.Literal('swiss'), rounds: Type.Integer() }),
  exactly({ kind: Type.Literal('round-robin'), cycles: Type.Integer() }),
  exactly({ kind: Type.Literal('single-elimination') }),
  exactly({ kind: Type.Literal('double-elimination') }),
  exactly({ kind: Type.Literal('arena') }),
  exactly({
    kind: Type.Literal('duplicate'),
    deals: Type.Integer(),
    rotate: Type.Boolean(),
    compare: Type.Enum(['points', 'lead']),
  }),
  exactly({
    kind: Type.Literal('league'),
    size: Type.Integer(),
    promoted: Type.Integer(),
    /** Who was in which division at the end of the season before, the highest first; none in the first season. */
    divisions: Type.Array(Type.Array(EntrantId, { maxItems: 5000 }), { maxItems: 1000 }),
  }),
]);
export type TournamentFormat = TypeOf<typeof TournamentFormat>;

export const TieBreakName = Type.Enum([
  'buchholz',
  'buchholz-cut-1',
  'buchholz-median',
  'sonneborn-berger',
  'direct-meeting',
  'wins',
  'game-points',
]);
export type TieBreakName = TypeOf<typeof TieBreakName>;

/** How a tournament is played: the core's settings. */
export const TournamentSettings = exactly({
  format: TournamentFormat,
  seats: exactly({ least: Type.Integer(), most: Type.Integer() }),
  tieBreaks: Type.Array(TieBreakName, { maxItems: 7 }),
  entry: exactly({
    /** How many may enter, bots included; null for no limit. */
    most: nullable(Type.Integer()),
    rating: nullable(exactly({ least: Type.Number(), most: Type.Number() })),
    bots: Type.Boolean(),
    checkIn: Type.Boolean(),
    lateRounds: Type.Integer(),
  }),
  times: exactly({
    start: Time,
    /** The end of an arena or of the window of a duplicate; null elsewhere. */
    end: nullable(Time),
    /** Milliseconds that a round may last; null until all of its tables are finished. */
    round: nullable(Type.Integer()),
  }),
  prizes: Type.Integer(),
});
export type TournamentSettings = TypeOf<typeof TournamentSettings>;

/** The tournament that a table belongs to. */
export const TableTournament = Type.Object({
  tournament: TournamentId,
  name: Type.String(),
  /** Missing where there are no rounds. */
  round: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Others still play or will play the same deal: until it is revealed only its own people see the table, each from the own seat. */
  sealed: Type.Boolean(),
});
export type TableTournament = TypeOf<typeof TableTournament>;

/**
 * What holds for every table of a tournament. All of them start by themselves and none is listed in the lobby. Whoever stays away loses: turns
 * are played with the simplest legal steps, then the stand-in takes the seat so that the others can play on.
 */
const { options, clock, botSeconds, rated, spectators } = Settings.properties;
export const TournamentTableSettings = exactly({ options, clock, botSeconds, rated, spectators });
export type TournamentTableSettings = TypeOf<typeof TournamentTableSettings>;

export const NewTournament = exactly({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /** What people read before they enter; plain text. */
  text: Type.Optional(Type.String({ maxLength: 8000 })),
  /** The club that holds it; null for the whole server. */
  club: nullable(ClubId),
  /** Only members of the club may enter. */
  membersOnly: Type.Optional(Type.Boolean()),
  game: GameId,
  settings: TournamentSettings,
  table: Type.Optional(Type.Partial(TournamentTableSettings, { additionalProperties: false })),
  /** Who leads it beside the maker and the directors of the club. */
  directors: Type.Optional(Type.Array(PersonId, { maxItems: 20 })),
  /** The season of a league that this one follows: it has ended, and the maker may direct it. */
  after: Type.Optional(TournamentId),
});
export type NewTournament = TypeOf<typeof NewTournament>;
