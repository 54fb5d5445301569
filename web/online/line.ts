import type { Refusal } from '@grove/kernel';
import type { Presence, SeenEntry, TableView } from '@grove/protocol';

/** One connection. What it calls after `close` is not listened to. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** The world outside, so that tests can have one of their own. */
export interface Surroundings {
  connect(events: WireEvents): Wire;
  /** @returns how to call it off */
  later(ms: number, act: () => void): () => void;
  newId(): string;
  now(): number;
}

/** `lost` after trying for a while; it goes on trying, but the person should know. */
export type LineState = 'connecting' | 'here' | 'reconnecting' | 'lost';

/** Everything that the page shows of a table, in one value that changes as a whole. */
export interface Snapshot {
  readonly line: LineState;
  readonly view: TableView | undefined;
  /** The log as far as it is known, without gaps. */
  readonly entries: readonly SeenEntry[];
  /** The same, but while the log is loaded anew still the one of before; what is shown does not flicker. */
  readonly story: readonly SeenEntry[];
  /** Entries before the first one are missing here, but not at the server. */
  readonly isPartial: boolean;
  readonly presence: Presence;
  /** Whether something that was asked for is not in the view yet. */
  readonly isBusy: boolean;
  /** Why the last command was refused. */
  readonly refused: Refusal | undefined;
  /** Why the table cannot be shown: `not-there`, `no-spectators`, `bad-token`, `newer-rules`. */
  readonly trouble: string | undefined;
  /** How far this machine's clock is ahead of the server's, in milliseconds. */
  readonly skew: number;
}
