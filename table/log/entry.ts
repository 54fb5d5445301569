import type { JsonObject, Seat } from '@grove/kernel';
import type { Actor, FinishedEvent, PlainEvent } from '@grove/protocol';

/**
 * Everything that can happen at a table. Most events are told as they stand in the log; those here have secrets that are
 * not, so `entryFor` tells them in other words. A step is written as the game's notation writes it, one entry for each,
 * so that a turn that is half done is as safe as a whole one.
 */
export type TableEvent =
  | PlainEvent
  /** The only place where the seed is. What leaves the server instead is its commitment. */
  | { readonly kind: 'started'; readonly rules: string; readonly options: JsonObject; readonly seed: string }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly step: string }
  /** The game's own timer ran out, and the rules say what happens then. */
  | { readonly kind: 'interrupted'; readonly seat: Seat; readonly step: string }
  | FinishedEvent;

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
