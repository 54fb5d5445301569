import { describeRefusal, type Refusal, type Viewer } from '@grove/kernel';
import type { ClientMessage, Person, ServerMessage } from '@grove/protocol';
import type { AppliedEntry } from '@grove/table';
import type { PresenceTracker } from '../presence/presence-tracker.ts';
import type { Room } from '../tables/room.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { Reader } from './patch-texts.ts';
import { tableText, updateText } from './table-texts.ts';

export interface WatchServices {
  readonly tables: TableCommands;
  readonly presence: PresenceTracker;
}

/** The connection that watches. */
interface Watcher {
  readonly person: () => Person | undefined;
  readonly send: (text: string) => void;
  /** The person may no longer be allowed to know what the connection has open. */
  readonly recheck: () => void;
}

/** How a connection watches a table since it began to, and who it was then. */
interface Begun {
  readonly person: Person | undefined;
  readonly as: Viewer | undefined;
  /** If the client takes patches. */
  readonly reader: Reader | undefined;
}

/** A table that a connection has open, as whom, and how to stop watching it. */
interface Watch {
  readonly person: Person | undefined;
  readonly stopListening: () => void;
  readonly stopPresence: () => void;
}

const MOST_WATCHED = 20;
const NOT_THERE = { type: 'error', kind: 'not-there', message: 'there is no such table' } as const;

/** The tables that one connection watches. */
export class Watches {
  readonly #services: WatchServices;
  readonly #watcher: Watcher;
  readonly #watches = new Map<string, Watch>();
  #closed = false;

  constructor(services: WatchServices, watcher: Watcher) {
    this.#services = services;
    this.#watcher = watcher;
  }

  async watch({ table, since, as, patches }: Extract<ClientMessage, { type: 'watch' }>): Promise<void> {
    const { tables, presence } = this.#services;
    const person = this.#watcher.person();
    let room = await tables.freshRoom(table);
    const refusal = room && (await tables.refusalFor(room, person));
    if (refusal !== undefined) return this.#say(refusedError(refusal));
    while (room?.closed === true) room = await tables.freshRoom(table);
    if (room === undefined) return this.#say(NOT_THERE);
    const missed = since === undefined ? undefined : room.since(since);
    const text = missed === undefined ? tableText(room, person, as) : updateText(room, missed, person, as);
    if (typeof text !== 'string') return this.#say(refusedError(text));
    const before = this.#watches.get(table);
    if ((before === undefined && this.#watches.size >= MOST_WATCHED) || this.#closed) return;
    this.#watcher.send(text);
    before?.stopListening();
    // Whoever loads a table again was there all the time, and nobody else need hear of it.
    const isSame = before !== undefined && before.person?.id === person?.id;
    if (!isSame) before?.stopPresence();
    const begun = { person, as, reader: patches === true ? { has: 0 } : undefined };
    this.#watches.set(table, {
      person,
      stopListening: room.listen((applied, watched) => this.#update(watched, applied, begun)),
      stopPresence: isSame ? before.stopPresence : presence.add(room, person?.id, this.#watcher.send),
    });
  }

  unwatch(table: string): void {
    const watch = this.#watches.get(table);
    watch?.stopListening();
    watch?.stopPresence();
    this.#watches.delete(table);
  }

  /** Drops the tables that the person may not know of any more. */
  async recheck(): Promise<void> {
    const { tables } = this.#services;
    for (const table of this.#watches.keys()) {
      const room = await tables.room(table);
      const refusal = room && (await tables.refusalFor(room, this.#watcher.person()));
      if (refusal === undefined) continue;
      this.unwatch(table);
      this.#say(refusedError(refusal));
    }
  }

  close(): void {
    this.#closed = true;
    for (const table of this.#watches.keys()) this.unwatch(table);
  }

  /** Sends what happened. Whoever may no longer see the table is told so, and watches it no longer. */
  #update(room: Room, applied: readonly AppliedEntry[], { person, as, reader }: Begun): void {
    const current = this.#watcher.person();
    // Whoever has said hello as somebody else meanwhile has got views of two people.
    const isSame = current?.id === person?.id;
    if (reader !== undefined && !isSame) reader.has = 0;
    const text = updateText(room, applied, current, as, isSame ? reader : undefined);
    if (typeof text !== 'string') {
      this.unwatch(room.id);
      this.#say({ type: 'error', kind: 'no-spectators', message: 'this table shows itself to its people only' });
      return;
    }
    this.#watcher.send(text);
    if (applied.some(({ entry }) => entry.event.kind === 'configured')) this.#watcher.recheck();
  }

  #say(message: ServerMessage): void {
    this.#watcher.send(JSON.stringify(message));
  }
}

/** What whoever is refused is told. */
export const refusedError = (refusal: Refusal): ServerMessage => ({
  type: 'error',
  kind: refusal.reason,
  message: describeRefusal(refusal),
});
