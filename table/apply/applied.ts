import type { Entry, EventOf, TableEvent } from '../log/entry.ts';
import type { Table } from '../table.ts';

/** An entry and what it did in the game: the game's events in full, still to be filtered for each viewer. */
export interface AppliedEntry {
  readonly entry: Entry;
  readonly events: readonly unknown[];
  /** How many steps stand after it. */
  readonly steps: number;
  /** Set when the game is over: then everybody may know it. */
  readonly seed: string | null;
}

/** Takes an event's effect on the table; returns the game's events if it brought any. */
export type Applier<Kind extends TableEvent['kind']> = (
  table: Table,
  event: EventOf<Kind>,
  entry: Entry,
) => readonly unknown[] | void;
