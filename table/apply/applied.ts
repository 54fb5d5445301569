import type { Entry, EventOf, TableEvent } from '../log/entry.ts';
import type { Table } from '../table.ts';

/** An entry with the game's events that it caused, in full: they must be filtered for each viewer (`entryFor`). */
export interface AppliedEntry {
  readonly entry: Entry;
  readonly events: readonly unknown[];
  /** How many steps stand after it. */
  readonly steps: number;
  /** Null until the game is over. */
  readonly seed: string | null;
}

/** Applies an event to the table; returns the game's events if there are any. */
export type Applier<Kind extends TableEvent['kind']> = (
  table: Table,
  event: EventOf<Kind>,
  entry: Entry,
) => readonly unknown[] | void;
