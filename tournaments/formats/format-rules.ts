import type { EntrantId, Pairing } from '../log/event.ts';
import type { Tournament } from '../tournament.ts';

/** What a format decides. All of it depends on the tournament alone. */
export interface FormatRules {
  /** Why so many entrants cannot play it, as the numbers that could; `null` if they can. */
  readonly checkField?: (tournament: Tournament, entrants: number) => string | null;
  /** Who plays whom next; `null` if nothing is left to play. In a format without rounds there may be no tables for now. */
  readonly pair: (tournament: Tournament) => Pairing | null;
  /** What the standings are ordered by. */
  readonly points: (tournament: Tournament) => ReadonlyMap<EntrantId, number>;
}
