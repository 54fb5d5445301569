import type { PersonId, ServerMessage } from '@grove/protocol';
import { seatOf } from '@grove/table';
import type { Bus } from '../bus/bus.ts';
import { inSlices } from './in-slices.ts';
import type { Room } from '../tables/room.ts';
import { RemotePresence } from './remote-presence.ts';

type PresenceMessage = Extract<ServerMessage, { type: 'presence' }>;
type PresenceOf = PresenceMessage['people'][number];

/** One connection that has a table open; without a person if it has shown no token. */
interface Watcher {
  readonly person: PersonId | undefined;
  readonly send: (text: string) => void;
  /** What it was told last. */
  told?: string;
}

/** Who has one table open. */
interface TablePresence {
  readonly watchers: Set<Watcher>;
  /** When each person who had it open lost the connection. */
  readonly dropped: Map<PersonId, number>;
  readonly remote: RemotePresence;
  /** Runs while changes are being gathered. */
  gathering?: NodeJS.Timeout;
}

/** Milliseconds for which somebody who lost the connection is shown as dropped: they may be reconnecting. */
const DROPPED_FOR = 60_000;
/** Milliseconds without a heartbeat after which a node counts as dead and its people as dropped. */
const DEAD_AFTER = 5000;
/**
 * Milliseconds for which changes are gathered before everybody is told, and more for every watcher: otherwise a thousand who come at
 * once would be a million messages.
 */
const GATHER = 100;
const GATHER_PER_WATCHER = 1;

/**
 * Who has a table open just now, on this node and on the others. It is not in the log: to lose a connection is no
 * decision, unlike to leave the table.
 */
export class PresenceTracker {
  readonly #tables = new Map<string, TablePresence>();
  readonly #now: () => number;
  readonly #bus: Bus;
  readonly #node: string;
  /** When each of the other nodes was last heard of. */
  readonly #heartbeats = new Map<string, number>();

  constructor(now: () => number, bus: Bus, node: string) {
    this.#now = now;
    this.#bus = bus;
    this.#node = node;
    bus.subscribe('pulse', 'nodes', (heartbeat) => this.#heartbeats.set(heartbeat.node, now()));
    bus.onReconnect(() => this.#publishAgain());
  }

  /** @returns how to say that the table is no longer open there */
  add(room: Room, person: PersonId | undefined, send: Watcher['send']): () => void {
    const table = this.#tables.get(room.id) ?? this.#open(room);
    const watcher: Watcher = { person, send };
    const isFirst = table.watchers.size === 0;
    table.watchers.add(watcher);
    if (person !== undefined) table.dropped.delete(person);
    // The first one needs to know who has it open elsewhere.
    if (isFirst) this.#publish(room.id, table, true);
    this.#changed(room, table);
    return () => this.#remove(room, table, watcher);
  }

  /** Whether somebody has the table open, as far as this node knows. */
  isHere(table: string, person: PersonId): boolean {
    const known = this.#tables.get(table);
    if (known === undefined) return false;
    // Asked after every step: without a list of all who are there.
    for (const watcher of known.watchers) if (watcher.person === person) return true;
    return known.remote.people.includes(person);
  }

  /** Whether somebody has the table open on any node. */
  async isHereAnywhere(table: string, person: PersonId): Promise<boolean> {
    if (this.isHere(table, person)) return true;
    // A node on which the table is open has heard from the others already.
    if (!this.#bus.isShared || this.#tables.has(table)) return false;
    return (await RemotePresence.ask(this.#bus, table, this.#node)).includes(person);
  }

  /** Tells the other nodes that this one is alive, and drops those that have not said so for long. */
  beat(): void {
    this.#bus.publish('pulse', 'nodes', { node: this.#node });
    // Without the bus nobody's heartbeat arrives, and nobody is dead for that.
    if (!this.#bus.isUp) return;
    const before = this.#now() - DEAD_AFTER;
    for (const [node, at] of this.#heartbeats) {
      if (at >= before) continue;
      this.#heartbeats.delete(node);
      for (const { remote } of this.#tables.values()) remote.forget(node);
    }
  }

  #open(room: Room): TablePresence {
    const dropped = new Map<PersonId, number>();
    const remote = new RemotePresence(this.#bus, room.id, this.#node, (gone, isAsked) => {
      for (const person of gone) dropped.set(person, this.#now());
      this.#changed(room, table);
      if (isAsked) this.#publish(room.id, table, false);
    });
    const table: TablePresence = { watchers: new Set<Watcher>(), dropped, remote };
    this.#tables.set(room.id, table);
    return table;
  }

  #remove(room: Room, table: TablePresence, watcher: Watcher): void {
    table.watchers.delete(watcher);
    if (watcher.person !== undefined) table.dropped.set(watcher.person, this.#now());
    if (table.watchers.size > 0) return this.#changed(room, table);
    clearTimeout(table.gathering);
    this.#publish(room.id, table, false);
    table.remote.close();
    this.#tables.delete(room.id);
  }

  /** After an outage of the bus, in which what changed here and on the other nodes was not told. */
  #publishAgain(): void {
    for (const node of this.#heartbeats.keys()) this.#heartbeats.set(node, this.#now());
    for (const [id, table] of this.#tables) this.#publish(id, table, true);
  }

  #publish(id: string, { watchers }: TablePresence, asks: boolean): void {
    const people = [...watchers].flatMap(({ person }) => person ?? []);
    const strangers = watchers.size - people.length;
    this.#bus.publish('company', id, { node: this.#node, people, strangers, asks });
  }

  /** Tells watchers and other nodes, a little later and once for all that changes until then. */
  #changed(room: Room, table: TablePresence): void {
    if (table.gathering !== undefined) return;
    const wait = GATHER + GATHER_PER_WATCHER * table.watchers.size;
    table.gathering = setTimeout(() => {
      delete table.gathering;
      this.#publish(room.id, table, false);
      void announce([...table.watchers], JSON.stringify(this.#message(room, table)));
    }, wait).unref();
  }

  /** Names those who sit at the table; spectators are only counted. */
  #message(room: Room, table: TablePresence): PresenceMessage {
    const { watchers, dropped, remote } = table;
    const here = peopleAt(table);
    const states = new Map<PersonId, PresenceOf>();
    for (const [person, since] of dropped) {
      if (this.#now() - since < DROPPED_FOR) states.set(person, { person, state: 'dropped', since });
    }
    for (const person of here) states.set(person, { person, state: 'here' });
    const people = [...states.values()].filter(({ person }) => seatOf(room.table, person) >= 0);
    const strangers = [...watchers].filter(({ person }) => person === undefined).length + remote.strangers;
    const spectators = strangers + here.filter((person) => seatOf(room.table, person) < 0).length;
    return { type: 'presence', table: room.id, people, spectators };
  }
}

const peopleAt = ({ watchers, remote }: TablePresence): PersonId[] => [
  ...[...watchers].flatMap(({ person }) => person ?? []),
  ...remote.people,
];

function announce(watchers: readonly Watcher[], text: string): Promise<void> {
  const untold = watchers.filter(({ told }) => told !== text);
  return inSlices(untold, (watcher) => {
    watcher.told = text;
    watcher.send(text);
  });
}
