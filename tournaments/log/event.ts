import type { Settings } from '../settings/settings.ts';

export type EntrantId = string;

export interface EntrantData {
  readonly id: EntrantId;
  readonly rating: number;
  readonly isBot: boolean;
}

/** A table as it was paired: who sits where, and what the format needs to know it by. */
export interface PairedTable {
  /** By seat. */
  readonly seats: readonly EntrantId[];
  /** The number of the deal in a duplicate, from 0. */
  readonly deal: number | null;
  /** The number of the match in the bracket of an elimination, from 0. */
  readonly match: number | null;
}

export interface Pairing {
  readonly tables: readonly PairedTable[];
  /** Who does not play in this round and gets the points of a win for it. */
  readonly byes: readonly EntrantId[];
  /** Who does not play in this round either, without points: they said so beforehand, or the plan leaves them out. */
  readonly idle: readonly EntrantId[];
}

/** How a table ended, by seat. */
export interface TableResult {
  /** The points of the game. */
  readonly totals: readonly number[];
  /** From 1; equals share the better place: 1, 1, 3. */
  readonly places: readonly number[];
}

type Happened =
  | { readonly kind: 'created'; readonly settings: Settings }
  | { readonly kind: 'registered'; readonly entrant: EntrantData }
  | { readonly kind: 'withdrawn'; readonly entrant: EntrantId }
  | { readonly kind: 'checked-in'; readonly entrant: EntrantId }
  /** `order` are those who play, the best first; lots (from `seed`) decide between equal ratings. */
  | {
      readonly kind: 'started';
      readonly seed: string;
      readonly order: readonly EntrantId[];
      readonly divisions: readonly (readonly EntrantId[])[];
    }
  /** Pairings are data, so that a log is replayed without pairing again. The open round is paired anew by one with its number. */
  | {
      readonly kind: 'round-paired';
      readonly round: number;
      readonly pairing: Pairing;
      /** Why the director paired by hand. */
      readonly reason: string | null;
    }
  | { readonly kind: 'table-finished'; readonly table: number; readonly result: TableResult }
  | { readonly kind: 'result-set'; readonly table: number; readonly result: TableResult; readonly reason: string }
  /** Somebody will not play in a round to come: with the points of a win (a bye), or without. */
  | { readonly kind: 'excused'; readonly entrant: EntrantId; readonly round: number; readonly isBye: boolean }
  | { readonly kind: 'waiting'; readonly entrant: EntrantId }
  | { readonly kind: 'resting'; readonly entrant: EntrantId }
  | { readonly kind: 'round-ended'; readonly round: number }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  /** A later end: of the open round, or of the window of a format without rounds. */
  | { readonly kind: 'extended'; readonly until: number }
  | { readonly kind: 'cancelled'; readonly reason: string }
  | { readonly kind: 'ended' }
  /** The next season of a league, by the id of its tournament. */
  | { readonly kind: 'followed'; readonly next: string };

/** Everything that can happen in a tournament, and when (milliseconds since 1970). */
export type TournamentEvent = Happened & { readonly at: number };
export type EventKind = Happened['kind'];
export type EventOf<Kind extends EventKind> = Extract<TournamentEvent, { readonly kind: Kind }>;
export type { Happened };
