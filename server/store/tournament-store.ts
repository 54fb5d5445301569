import type {
  Person,
  PersonId,
  SeasonBefore,
  TournamentPhase,
  TournamentSummary,
  TournamentTableSettings,
} from '@grove/protocol';
import type { TournamentEvent } from '@grove/tournaments';

/** What a tournament is beside its log; it never changes. */
export interface TournamentDetails {
  readonly name: string;
  readonly text: string;
  /** Null for the whole server. */
  readonly club: string | null;
  readonly membersOnly: boolean;
  readonly game: string;
  readonly table: TournamentTableSettings;
  /** The version of the game's rules that all its tables are played by; missing in tournaments of earlier versions. */
  readonly rules?: string;
  readonly maker: Person;
  /** Beside the maker. */
  readonly directors: readonly Person[];
  /** The season that it follows, in a league; missing in tournaments of earlier versions. */
  readonly after?: SeasonBefore | null;
  /** Ids of tables and the deals of a duplicate follow from it; never shown. */
  readonly secret: string;
}

/** One line of a tournament's log. Numbers count from 1 without gaps. */
export interface TournamentEntry {
  readonly number: number;
  /** Who asked for it; null for what the server does by itself. */
  readonly by: PersonId | null;
  readonly event: TournamentEvent;
  /** The name of whoever registered, as it was then. */
  readonly name?: string;
}

/** What lists and timers need to know after an append; saved with it. */
export interface TournamentRow {
  readonly summary: TournamentSummary;
  /** When the server must look after it next; null for never again. */
  readonly alarm: number | null;
  /** Who finds it among their own from now on. */
  readonly people: readonly PersonId[];
}

export interface StoredTournament {
  readonly details: TournamentDetails;
  readonly entries: readonly TournamentEntry[];
}

export interface TournamentFilter {
  readonly phases: readonly TournamentPhase[];
  /** `public` are those that anybody may find: not for members only, and not of a club that is not listed. */
  readonly of: 'all' | 'public' | { readonly club: string };
}

/** The logs of all tournaments. Of several appends after the same number only one succeeds, as with tables. */
export interface TournamentStore {
  /** False, and nothing is changed, if there is one of this id already. */
  createTournament(
    id: string,
    details: TournamentDetails,
    first: TournamentEntry,
    row: TournamentRow,
  ): Promise<boolean>;
  /** Durable when the promise resolves; false if another node has appended meanwhile. */
  appendToTournament(
    id: string,
    expected: number,
    entries: readonly TournamentEntry[],
    row: TournamentRow,
  ): Promise<boolean>;
  load(id: string): Promise<StoredTournament | undefined>;
  entriesAfter(id: string, number: number): Promise<TournamentEntry[]>;
  /** Of the last entry; undefined if there is no such tournament. */
  lastNumber(id: string): Promise<number | undefined>;
  /** Changes nothing if the log has grown meanwhile. */
  setTournamentAlarm(id: string, number: number, alarm: number | null): Promise<void>;
  /** Some of those whose alarm is due. No other node gets them before `until`. */
  claimDueTournaments(now: number, until: number): Promise<string[]>;
  /** Those that begin first come first; those that are over come last changed first. */
  list(filter: TournamentFilter, limit: number): Promise<TournamentSummary[]>;
  /** Which somebody plays in or leads; the last changed first. */
  tournamentsOf(person: PersonId, limit: number): Promise<TournamentSummary[]>;
}
