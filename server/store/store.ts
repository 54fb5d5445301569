import type { CardFigures, PersonId, PlayedGame, RatingChange, Standing, TableSummary } from '@grove/protocol';
import type { Checkpoint, Entry } from '@grove/table';
import type { Rating } from '../ratings/rate.ts';
import type { ClubStore } from './club-store.ts';
import type { NodeStore } from './node-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { TournamentStore } from './tournament-store.ts';

export type { ClubStore, CountedClub, OwnClub, StoredClub, StoredClubChange } from './club-store.ts';
export {
  type Outage,
  OUTAGE_AFTER,
  PLAUSIBLE,
  PLAUSIBLE_CLEAN_UP,
  type NodeStore,
  StoreUnavailable,
} from './node-store.ts';
export type { ExpectedNotice, MailAddress, NoticeStore, Subscription } from './notice-store.ts';
export type { PeopleStore, PersonChange, StoredPerson, StoredToken } from './people-store.ts';
export type {
  StoredTournament,
  TournamentDetails,
  TournamentEntry,
  TournamentFilter,
  TournamentRow,
  TournamentStore,
} from './tournament-store.ts';

/** What lists and timers need to know of a table without loading it. */
export interface StoredSummary extends TableSummary {
  /** When the table must next be ticked. */
  readonly alarm: number | null;
  /** Whether a bot is to move. */
  readonly botsWaited: boolean;
}

/** A checkpoint, if there is one, and the entries after it. */
export interface StoredTable {
  readonly game: string;
  readonly checkpoint: Checkpoint | null;
  readonly entries: readonly Entry[];
}

/** Open tables of one host in the list. */
export const LISTED_OF_ONE_HOST = 3;
/** Of so many open tables, the newest, the list is made: it costs the same however many there are. */
export const CONSIDERED_OPEN = 500;
/**
 * Milliseconds. A seat notes when its table changed, so that the newest tables of a person are found without looking at all of them; so
 * exactly that a game does not write it with every move.
 */
export const SEAT_TIME_STEP = 60_000;

/**
 * The logs of all tables. An append names the number that the log must end with, and of several appends after the same
 * number only one succeeds, so that any number of nodes may serve a table.
 */
export interface TableStore {
  /** Durable when the promise resolves; false if another node has appended meanwhile. */
  append(table: string, game: string, expected: number, entries: readonly Entry[]): Promise<boolean>;
  load(table: string): Promise<StoredTable | undefined>;
  /** The entries after a number; the whole log without one. */
  entriesAfter(table: string, number?: number): Promise<Entry[]>;
  /** The numbers of the last entries; tables that are not there are left out. */
  lastNumbers(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
  saveCheckpoint(table: string, checkpoint: Checkpoint): Promise<void>;
  /** Saved a little after the entries. After a crash `unsummarised` finds tables whose summary was not saved. */
  saveSummary(summary: StoredSummary): Promise<void>;
  unsummarised(): Promise<string[]>;
  /** Waits until everything so far is written. */
  settled(): Promise<void>;
  /** Some of the tables whose alarm is due, the longest overdue first. No other node gets them before `until`. */
  claimDue(now: number, until: number): Promise<string[]>;
  postponeAlarm(table: string, until: number): Promise<void>;
  /** Whether this node may move the bots of a table until then. It may claim them again for longer; other nodes after that time. */
  claimBots(table: string, node: string, now: number, until: number): Promise<boolean>;
  /** Some of the tables where a bot is to move and no node has claimed it. */
  abandonedBots(now: number): Promise<string[]>;
  /** Listed tables that still gather people, the newest first, and few of one host, so that nobody fills the list. */
  openTables(limit: number): Promise<TableSummary[]>;
  /** Listed games under way that anybody may watch, those with the newest steps first, and few of one host. */
  runningTables(limit: number): Promise<TableSummary[]>;
  tablesOf(person: PersonId, limit: number): Promise<TableSummary[]>;
  /** The tables of a club, the newest first. */
  tablesOfClub(club: string, limit: number): Promise<TableSummary[]>;
  /** Some of the tables that never started and were last changed before then. */
  untouchedTables(before: number): Promise<string[]>;
  /** Removes such a table with all that belongs to it; false if it was changed meanwhile. */
  removeUntouched(table: string, before: number): Promise<boolean>;
  /** Those of the given tables whose game is over, by their summaries. */
  finishedAmong(tables: readonly string[]): Promise<string[]>;
  /** Some of the finished tables whose result is saved and that were last changed before then. */
  finishedTables(before: number): Promise<string[]>;
  /** Packs a log into one row. It can be read as before, and may still grow. */
  archive(table: string): Promise<void>;
}

export type GameResult = Omit<PlayedGame, 'rating' | 'change'>;

/** A card that somebody used in a game that is over, and what it scored. */
export interface UsedCard {
  readonly card: string;
  readonly points: number;
}

/** Who has played what, and how well. */
export interface ResultStore {
  /**
   * Adds a result and changes the ratings; a second result of the same table changes nothing. Nothing is kept of players who are gone,
   * but the others' ratings change as if they were there. `used` are the cards that people used in it; undefined where the game does
   * not count for figures of cards.
   */
  addResult(result: GameResult, gone?: readonly string[], used?: readonly UsedCard[]): Promise<void>;
  /** The sums of all results that were added. */
  cardFigures(game: string): Promise<CardFigures>;
  /** Finished tables whose result was not saved and may be known: the deal is played nowhere else. */
  tablesWithoutResult(): Promise<string[]>;
  /** The newest first; with `ratedOnly` those that everybody may see. */
  resultsOf(player: string, limit: number, ratedOnly?: boolean): Promise<PlayedGame[]>;
  /** The best first; players with few games after all others. */
  leaderboard(game: string, limit: number): Promise<Standing[]>;
  /** The same among the members of a club. */
  clubLeaderboard(club: string, game: string, limit: number): Promise<Standing[]>;
  standingsOf(player: string): Promise<Standing[]>;
  /** Of those who have played rated games. */
  ratingsOf(game: string, players: readonly string[]): Promise<ReadonlyMap<string, Rating>>;
  /** What the rated game of a table has changed, by player. */
  ratingChanges(table: string): Promise<ReadonlyMap<string, RatingChange>>;
}

/** How somebody did in a game of the day. */
export interface DailyScore {
  readonly person: PersonId;
  /** The person's name at that time. */
  readonly name: string;
  readonly total: number;
  readonly playedAt: number;
}

export interface DailyResult extends DailyScore {
  readonly game: string;
  /** In UTC, `2026-11-15`. */
  readonly day: string;
  /** The whole record, as JSON text. */
  readonly record: string;
}

/** Results of the daily games: one per person, game and day. */
export interface DailyStore {
  /** False, and nothing is changed, if the person has a result of that game and day already. */
  addDaily(result: DailyResult): Promise<boolean>;
  /** The best first; of equal totals the earlier first. */
  dailyRanking(game: string, day: string, limit: number): Promise<DailyScore[]>;
  dailyResult(game: string, day: string, person: PersonId): Promise<DailyResult | undefined>;
  /** The newest first. */
  dailyResultsOf(person: PersonId, limit: number): Promise<DailyResult[]>;
}

export interface Store {
  readonly clubs: ClubStore;
  readonly daily: DailyStore;
  readonly notices: NoticeStore;
  readonly tables: TableStore;
  readonly people: PeopleStore;
  readonly tournaments: TournamentStore;
  readonly results: ResultStore;
  readonly nodes: NodeStore;
  /** Throws if nothing can be saved now. */
  check(): Promise<void>;
  /** Reads everything that is stored, beside other work, and says what is damaged; a database server does this itself. */
  damage(): Promise<string[]>;
  close(): Promise<void>;
}

/** Those at which the person still sits, the newest first: seats know only about when their tables changed. */
export const tablesWith = (person: PersonId, summaries: readonly StoredSummary[]): StoredSummary[] =>
  summaries
    .filter(({ seats }) => seats.some((seat) => seat.person?.id === person))
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
