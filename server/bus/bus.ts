import type { PersonId } from '@grove/protocol';

/** The log of a table or a tournament has grown up to a number. Nodes that are behind read the entries from the store. */
interface LogGrowth {
  readonly number: number;
}

/** Who has a table open on one node. */
export interface NodePresence {
  readonly node: string;
  readonly people: readonly PersonId[];
  /** How many watch without a token. Spectators with a token are among `people`. */
  readonly strangers: number;
  /** The node has just opened the table and wants to know who has it open on the others. */
  readonly asks: boolean;
}

/** A node is alive. */
interface Heartbeat {
  readonly node: string;
}

/** Somebody has another name, or one of their tokens has ended. */
interface PersonChange {
  readonly person: PersonId;
}

/** Somebody tries a password for a login, from an address that its person is known to use or from any other; or it was right. */
export interface LoginTry {
  readonly node: string;
  readonly login: string;
  readonly what: 'known' | 'any' | 'succeeded';
}

/** What the nodes tell each other. The names are part of the subjects of NATS, which nodes of two versions share. */
export interface Channels {
  readonly growth: LogGrowth;
  readonly tournaments: LogGrowth;
  readonly company: NodePresence;
  readonly pulse: Heartbeat;
  readonly changed: PersonChange;
  readonly tries: LoginTry;
}

/**
 * Tells nodes what happened on another one. Messages may be lost: the store is the truth, and `Rooms.reconcile` and
 * `TournamentFollowers.reconcile` find by the numbers of entries what is missing.
 */
export interface Bus {
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  /** Whether messages get through just now. */
  readonly isUp: boolean;
  /** @param topic the id of a table or a tournament, or a fixed name for what is about neither */
  publish<Name extends keyof Channels>(channel: Name, topic: string, message: Channels[Name]): void;
  /** @returns how to stop listening */
  subscribe<Name extends keyof Channels>(
    channel: Name,
    topic: string,
    listener: (message: Channels[Name]) => void,
  ): () => void;
  /** Called when the bus is back after an outage, so that what was lost can be looked for at once. */
  onReconnect(call: () => void): void;
  close(): Promise<void>;
}
