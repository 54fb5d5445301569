import type { JsonObject, Seat } from '@grove/kernel';
import type { Actor, FinishedEvent, PlainEvent } from '@grove/protocol';

/**
 * Everything that can happen at a table. Plain events are sent to clients as they are in the log; those here contain secrets,
 * and `entryFor` sends them without. Every step is an entry of its own, in the game's notation, so that a half-finished turn is
 * saved too.
 */
export type TableEvent =
  | PlainEvent
  /** The seed is nowhere else. Clients get its commitment instead. */
  | { readonly kind: 'started'; readonly rules: string; readonly options: JsonObject; readonly seed: string }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly step: string }
  /** The game's own timer ran out: the step is the one that the rules say. */
  | { readonly kind: 'interrupted'; readonly seat: Seat; readonly step: string }
  | FinishedEvent;

export type EventOf<Kind extends TableEvent['kind']> = Extract<TableEvent, { readonly kind: Kind }>;

/** One line of the log. Numbers count from 1 without gaps; times never run backwards. */
export interface Entry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: Actor;
  /** The id of the command. The same id of the same sender is the same command. */
  readonly message: string | null;
  readonly event: TableEvent;
}
