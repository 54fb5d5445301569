/** How a tournament is played. `checkSettings` says what is impossible; the server adds what people read (name, club, game and its options). */
export interface Settings {
  readonly format: Format;
  /** How many play at one table. Tables have the most seats where the number of entrants allows it. */
  readonly seats: { readonly least: number; readonly most: number };
  /** What decides between equal points, the first criterion first. */
  readonly tieBreaks: readonly TieBreak[];
  readonly entry: EntryLimits;
  readonly times: Times;
  /** So many people get a prize; bots never do. */
  readonly prizes: number;
}

export type Format =
  | { readonly kind: 'swiss'; readonly rounds: number }
  /** Everybody meets everybody, once per cycle. */
  | { readonly kind: 'round-robin'; readonly cycles: number }
  | { readonly kind: 'single-elimination' }
  | { readonly kind: 'double-elimination' }
  | { readonly kind: 'arena' }
  | DuplicateFormat
  | LeagueFormat;

export type FormatKind = Format['kind'];

/** The same deals for everybody. */
export interface DuplicateFormat {
  readonly kind: 'duplicate';
  readonly deals: number;
  /** Each company plays a deal once from every seat, or only once. */
  readonly rotate: boolean;
  /** What is compared among those who held the same seat of a deal: the own points, or the lead over the best of the others. */
  readonly compare: 'points' | 'lead';
}

/** One season: everybody meets everybody in the own division. */
export interface LeagueFormat {
  readonly kind: 'league';
  /** How many play in a division; the last one takes the rest. */
  readonly size: number;
  /** So many go up from each division, and as many down. */
  readonly promoted: number;
  /** The divisions that the season before led to (`divisionsAfter`), the highest first; none in the first season. */
  readonly divisions: readonly (readonly string[])[];
}

export const TIE_BREAKS = [
  'buchholz',
  'buchholz-cut-1',
  'buchholz-median',
  'sonneborn-berger',
  'direct-meeting',
  'wins',
  'game-points',
] as const;

export type TieBreak = (typeof TIE_BREAKS)[number];

interface EntryLimits {
  /** How many may enter, bots included; `null` for no limit but that of the program. */
  readonly most: number | null;
  readonly rating: { readonly least: number; readonly most: number } | null;
  readonly bots: boolean;
  /** Only those who have checked in before the start play. */
  readonly checkIn: boolean;
  /** After how many rounds people may still enter; in formats without rounds any number but 0 lets them in until the end. */
  readonly lateRounds: number;
}

/** Milliseconds since 1970. */
interface Times {
  readonly start: number;
  /** The end of an arena or of the window of a duplicate; elsewhere `null`. */
  readonly end: number | null;
  /** How long a round may last; `null`: until all tables are finished. */
  readonly round: number | null;
}
