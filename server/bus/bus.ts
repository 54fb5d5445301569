import type { PersonId } from '@grove/protocol';

/** That a table's log has grown up to a number; who is behind reads the entries from the store. */
export interface Growth {
  readonly number: number;
}

/** Who has a table open on one node. */
export interface NodePresence {
  readonly node: string;
  readonly people: readonly PersonId[];
  /** Those who have shown no token; people who only watch are among `people`. */
  readonly strangers: number;
  /** The node does not know who is with the others. */
  readonly asks: boolean;
}

/** That a node is alive. */
export interface Pulse {
  readonly node: string;
}

/** That somebody has another name, or a token less. */
export interface Changed {
  readonly person: PersonId;
}

/** What the nodes tell each other, about one table each; pulses and people are about none. */
export interface Channels {
  readonly growth: Growth;
  readonly company: NodePresence;
  readonly pulse: Pulse;
  readonly changed: Changed;
}

/**
 * Tells the nodes that have a table open what happened on another one. Messages may be lost: the store is the truth,
 * numbers show what is missing, and `Rooms.reconcile` looks for it.
 */
export interface Bus {
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  /** Whether messages get through just now. */
  readonly isUp: boolean;
  publish<Name extends keyof Channels>(channel: Name, table: string, message: Channels[Name]): void;
  /** @returns how to stop listening */
  subscribe<Name extends keyof Channels>(
    channel: Name,
    table: string,
    hear: (message: Channels[Name]) => void,
  ): () => void;
  /** Called when the bus is back after it was away, so that what was lost can be looked for at once. */
  onReturn(call: () => void): void;
  close(): Promise<void>;
}
