import type { JsonObject, Seat } from '@grove/kernel';
import type { Settings } from '../settings.ts';
import type { Actor, Person, PersonId } from '../actor.ts';

/** Who sits somewhere: a person, or a bot by its name, or nobody, and then the seat is open. */
export interface Occupant {
  readonly person: Person | null;
  readonly bot: string | null;
}

export type HowFinished = 'played' | 'agreed';

/**
 * Everything that can happen at a table. A step is written as the game's notation writes it, one entry for each, so
 * that a turn that is half done is as safe as a whole one.
 */
export type TableEvent =
  | {
      readonly kind: 'created';
      readonly table: string;
      readonly game: string;
      readonly rules: string;
      readonly players: number;
      readonly settings: Settings;
      /** The table whose rematch this is. */
      readonly after: string | null;
    }
  | { readonly kind: 'configured'; readonly players: number; readonly settings: Settings }
  | ({ readonly kind: 'seated'; readonly seat: Seat } & Occupant)
  /** The only place where the seed is. What leaves the server instead is its commitment. */
  | { readonly kind: 'started'; readonly rules: string; readonly options: JsonObject; readonly seed: string }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly step: string }
  | { readonly kind: 'undone'; readonly seat: Seat }
  /** A wish to go back to when so many steps had been played. */
  | { readonly kind: 'undo-asked'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undo-answered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'undo-withdrawn'; readonly seat: Seat }
  | { readonly kind: 'rewound'; readonly to: number }
  /** A seat's time is out: with grace it may still move for a while, without it the others need not wait for it. */
  | { readonly kind: 'clocked'; readonly seat: Seat; readonly grace: boolean }
  /** The game's own timer ran out, and the rules say what happens then. */
  | { readonly kind: 'interrupted'; readonly seat: Seat; readonly step: string }
  /** The server was away for so long; nobody's clock ran meanwhile. */
  | { readonly kind: 'delayed'; readonly ms: number }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat }
  /** From now on a bot plays the seat, until its person returns. */
  | { readonly kind: 'handed'; readonly seat: Seat; readonly bot: string }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly yes: boolean }
  | {
      readonly kind: 'finished';
      readonly how: HowFinished;
      readonly totals: readonly number[];
      readonly winners: readonly Seat[];
    }
  | { readonly kind: 'rematched'; readonly table: string }
  | { readonly kind: 'chatted'; readonly text: string }
  /** For all: the host's measure. Otherwise somebody's own, and nobody else's business. */
  | { readonly kind: 'muted'; readonly person: PersonId; readonly on: boolean; readonly forAll: boolean }
  | { readonly kind: 'noted'; readonly text: string };

export type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>;

/** One line of the log. Numbers count from 1 without gaps; times never run backwards. */
export interface Entry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Actor;
  /** The id that the sender gave the command; the same id again is the same command. */
  readonly message: string | null;
  readonly event: TableEvent;
}
