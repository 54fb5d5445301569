import { Type } from 'typebox';
import { ClubId, GameId, nullable, PersonId, SeatIndex, TableId, Time, type TypeOf } from './common.ts';
import { Refusal } from './errors.ts';
import { Person } from './people.ts';
import { TournamentCommandKind } from './tournament-commands.ts';
import {
  EntrantId,
  TournamentFormat,
  TournamentId,
  TournamentKey,
  TournamentSettings,
  TournamentTableSettings,
} from './tournament-settings.ts';

export const TournamentPhase = Type.Enum(['registration', 'running', 'ended', 'cancelled']);
export type TournamentPhase = TypeOf<typeof TournamentPhase>;

/** Why the server refuses something of a tournament beside the reasons of the core (`TournamentReason` of `@grove/tournaments`). */
export type TournamentServerReason =
  | 'account-only'
  | 'bad-name'
  | 'bad-table-settings'
  | 'bad-text'
  | 'has-next-season'
  | 'members-only'
  | 'needs-club'
  | 'no-such-bot'
  | 'no-such-club'
  | 'no-such-game'
  | 'no-such-person'
  | 'no-such-season'
  | 'not-for-club'
  | 'season-of-other-club'
  | 'too-many-tournaments';

/** A place on the podium. */
const Prize = Type.Object({ rank: Type.Integer(), entrant: EntrantId, name: Type.String() });

/** What a list shows of a tournament. */
export const TournamentSummary = Type.Object({
  tournament: TournamentId,
  name: Type.String(),
  club: nullable(ClubId),
  /** Only members of the club may enter, and lists for all leave it out. */
  membersOnly: Type.Boolean(),
  game: GameId,
  format: TournamentFormat,
  seats: Type.Object({ least: Type.Integer(), most: Type.Integer() }),
  phase: TournamentPhase,
  isPaused: Type.Boolean(),
  start: Time,
  /** Of an arena or a duplicate. */
  end: nullable(Time),
  entrants: Type.Integer(),
  most: nullable(Type.Integer()),
  /** The rounds that were paired, and how many there will be where that is known. */
  round: Type.Integer(),
  rounds: nullable(Type.Integer()),
  /** Once it has ended. */
  podium: Type.Array(Prize),
  updatedAt: Time,
});
export type TournamentSummary = TypeOf<typeof TournamentSummary>;

/** A tournament that somebody plays in or leads, with the table that waits for them. */
export const MyTournament = Type.Object({
  ...TournamentSummary.properties,
  /** Where I am to play now. */
  table: nullable(TableId),
  isEntered: Type.Boolean(),
  isDirector: Type.Boolean(),
  /** Games that I may decide, since they go on after the end of the window. */
  overdue: Type.Integer(),
});
export type MyTournament = TypeOf<typeof MyTournament>;

export const TournamentEntrant = Type.Object({
  id: EntrantId,
  /** As it was when they entered; of a bot its level. */
  name: Type.String(),
  rating: Type.Number(),
  isBot: Type.Boolean(),
  isCheckedIn: Type.Boolean(),
  isWithdrawn: Type.Boolean(),
  firstRound: Type.Integer(),
});
export type TournamentEntrant = TypeOf<typeof TournamentEntrant>;

export const TournamentStanding = Type.Object({
  entrant: EntrantId,
  rank: Type.Integer(),
  prize: nullable(Type.Integer()),
  /** In twelfths of a win; in a duplicate per cent; in an elimination the round that it went out in. */
  points: Type.Number(),
  tieBreaks: Type.Array(Type.Number()),
  played: Type.Integer(),
});
export type TournamentStanding = TypeOf<typeof TournamentStanding>;

export const TournamentTable = Type.Object({
  /** From 1, through all rounds. */
  number: Type.Integer(),
  /** Where it is played. In a duplicate only its own people can open it before the end of the tournament. */
  table: TableId,
  seats: Type.Array(EntrantId),
  deal: nullable(Type.Integer()),
  match: nullable(Type.Integer()),
  isFinished: Type.Boolean(),
  /** Held back in a duplicate that is not over. */
  result: nullable(Type.Object({ totals: Type.Array(Type.Number()), places: Type.Array(Type.Integer()) })),
  /** Why a director set the result. */
  setReason: nullable(Type.String()),
});
export type TournamentTable = TypeOf<typeof TournamentTable>;

export const TournamentRound = Type.Object({
  number: Type.Integer(),
  tables: Type.Array(TournamentTable),
  byes: Type.Array(EntrantId),
  idle: Type.Array(EntrantId),
  end: nullable(Time),
  isOver: Type.Boolean(),
  /** Why a director paired it by hand. */
  handReason: nullable(Type.String()),
});
export type TournamentRound = TypeOf<typeof TournamentRound>;

/** One seat of one deal as somebody held it. */
const Holding = Type.Object({
  entrant: EntrantId,
  deal: Type.Integer(),
  seat: SeatIndex,
  percent: Type.Number(),
  /** What was compared; held back until the tournament is over. */
  value: nullable(Type.Number()),
});

const SeasonBefore = Type.Object({ tournament: TournamentId, name: Type.String() });
export type SeasonBefore = TypeOf<typeof SeasonBefore>;

/** Everything that everybody may know of a tournament; the same for all, so that it is made once for all who watch. */
export const TournamentView = Type.Object({
  tournament: TournamentId,
  /** How many events it is made of. */
  number: Type.Integer(),
  name: Type.String(),
  text: Type.String(),
  club: nullable(ClubId),
  membersOnly: Type.Boolean(),
  game: GameId,
  settings: TournamentSettings,
  table: TournamentTableSettings,
  maker: Person,
  directors: Type.Array(Person),
  /** The season before, of a league that goes on from one. */
  after: nullable(SeasonBefore),
  /** The season after it. */
  next: nullable(TournamentId),
  createdAt: Time,
  phase: TournamentPhase,
  pausedAt: nullable(Time),
  /** Of an arena or a duplicate, as it was extended. */
  end: nullable(Time),
  cancelReason: nullable(Type.String()),
  /** From the start on in the order of seeding. */
  entrants: Type.Array(TournamentEntrant),
  standings: Type.Array(TournamentStanding),
  /** Of a league, the highest first. */
  divisions: Type.Array(Type.Array(TournamentStanding)),
  rounds: Type.Array(TournamentRound),
  /** Who does not play in a round to come of a Swiss: with a bye from the director, or absent as they said. */
  excuses: Type.Array(Type.Object({ entrant: EntrantId, round: Type.Integer(), isBye: Type.Boolean() })),
  /** Who waits to be paired. */
  waiting: Type.Array(EntrantId),
  /** Of a duplicate: what was promised of each deal, and from the end on the deal itself. */
  deals: Type.Array(Type.Object({ commitment: Type.String(), seed: nullable(Type.String()) })),
  holdings: Type.Array(Holding),
});
export type TournamentView = TypeOf<typeof TournamentView>;

/** What a tournament is for one person. */
export const TournamentMe = Type.Object({
  person: PersonId,
  isDirector: Type.Boolean(),
  entry: nullable(Type.Object({ isCheckedIn: Type.Boolean(), isWithdrawn: Type.Boolean(), isWaiting: Type.Boolean() })),
  standing: nullable(TournamentStanding),
  /** Where I am to play now. */
  table: nullable(TableId),
  /** What I may ask now, of all that does not depend on more than my wish; whether a result fits is known when it is sent. */
  may: Type.Array(TournamentCommandKind),
  /** Why I cannot enter; null if I can, and if I have. */
  whyNotEnter: nullable(Refusal),
  /** For links that are opened without a person, where the club is not listed: whoever has it may know the tournament. */
  key: nullable(TournamentKey),
});
export type TournamentMe = TypeOf<typeof TournamentMe>;

/** A command is saved; the log has so many events now. */
export const TournamentDone = Type.Object({ number: Type.Integer() });
