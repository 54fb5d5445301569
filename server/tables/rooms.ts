import { setTimeout as delay } from 'node:timers/promises';
import { itemAt, BadInput, type Refusal } from '@grove/kernel';
import type { Person } from '@grove/protocol';
import {
  apply,
  byClock,
  byPerson,
  CLOCK_JUMP,
  createTable,
  decide,
  isCurrent,
  type TableGame,
  resumeTable,
  tableOf,
  type TableSetup,
} from '@grove/table';
import { type Outage, StoreUnavailable, type StoredTable } from '../store/store.ts';
import { Room, type RoomServices } from './room.ts';

/** Tables in memory at most, apart from those that somebody watches; the least recently used are dropped first. */
const MOST_OPEN = 5000;
/** Milliseconds. */
const EVICT_EVERY = 1000;

/** The tables that are loaded on this node. Tables are loaded when they are needed and dropped when they are idle. */
export class Rooms {
  readonly #games: ReadonlyMap<string, TableGame>;
  readonly #services: RoomServices;
  readonly #open = new Map<string, Promise<Room | undefined>>();
  readonly #onOpen: ((room: Room) => void)[] = [];
  readonly #most: number;
  #isEvicting = false;
  #outages: readonly Outage[] = [];

  constructor(games: readonly TableGame[], services: RoomServices, most = MOST_OPEN) {
    this.#games = new Map(games.map((tableGame) => [tableGame.game.id, tableGame]));
    this.#services = services;
    this.#most = most;
  }

  get count(): number {
    return this.#open.size;
  }

  isOpen(table: string): boolean {
    return this.#open.has(table);
  }

  /** A game that can be played here, by its id. */
  game(id: string): TableGame | undefined {
    return this.#games.get(id);
  }

  /** Called with every room that opens. */
  onOpen(call: (room: Room) => void): void {
    this.#onOpen.push(call);
  }

  /** Sets the clocks of tables on by the outages since their last entry: of open ones now, of the others when they are loaded. */
  async applyOutages(outages: readonly Outage[]): Promise<void> {
    const latest = this.#outages[0]?.to ?? 0;
    this.#outages = outages;
    if ((outages[0]?.to ?? 0) > latest) for (const room of await this.#rooms()) await this.#applyOutagesTo(room);
  }

  /** The room of a table; undefined if there is no such table. */
  get(table: string): Promise<Room | undefined> {
    const open = this.#open.get(table);
    // Put in again at the end, so that the least recently used stand first.
    if (open !== undefined) this.#open.delete(table);
    const opening = open ?? this.#load(table);
    this.#open.set(table, opening);
    if (open !== undefined) return open;
    const forget = () => this.#open.delete(table);
    opening.then((room) => room ?? forget(), forget);
    if (this.#open.size > this.#most) void this.#evict();
    return opening;
  }

  /** The room of a table, with everything that any node has appended so far. */
  async fresh(table: string): Promise<Room | undefined> {
    const isLoaded = this.#open.has(table);
    const room = await this.get(table);
    if (room === undefined || !isLoaded) return room;
    try {
      const number = (await this.#services.store.lastNumbers([table])).get(table);
      await room.catchUpTo(number ?? 0);
    } catch (error) {
      // Without the store what is in memory may be a little old, but it can be shown.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return room;
  }

  async create(tableGame: TableGame, setup: TableSetup, host: Person): Promise<Room | Refusal> {
    const entries = createTable(tableGame, setup, host, this.#services.now());
    if (!Array.isArray(entries)) return entries;
    await this.#services.store.append(setup.table, tableGame.game.id, 0, entries);
    return this.#created(setup.table);
  }

  /** A table whose game begins at once, saved as one; undefined, and nothing is changed, if there is a table with this id. */
  async createStarted(
    tableGame: TableGame,
    setup: TableSetup,
    host: Person,
    seed: string,
  ): Promise<Room | Refusal | undefined> {
    const now = this.#services.now();
    const made = createTable(tableGame, setup, host, now);
    if (!Array.isArray(made)) return made;
    const begin = { by: byPerson(host), id: null, command: { kind: 'start', seed } } as const;
    const started = decide(tableOf(tableGame, made), begin, now);
    if (!Array.isArray(started)) return started;
    const isNew = await this.#services.store.append(setup.table, tableGame.game.id, 0, [...made, ...started]);
    return isNew ? this.#created(setup.table) : undefined;
  }

  async #created(table: string): Promise<Room> {
    const room = await this.get(table);
    if (room === undefined) throw new Error(`table ${table} is not there after it was saved`);
    // Not waited for: `Recovery` finds tables whose summary was lost.
    room.saveSummary().catch(this.#services.report);
    return room;
  }

  /** Finds entries of which the bus has lost the message, at tables that somebody watches. @returns how many were behind */
  async reconcile(): Promise<number> {
    const watched = (await this.#rooms()).filter(({ isWatched }) => isWatched);
    if (watched.length === 0) return 0;
    const numbers = await this.#services.store.lastNumbers(watched.map(({ id }) => id));
    const behind = watched.filter(({ id, table }) => (numbers.get(id) ?? 0) > table.data.number);
    await Promise.all(behind.map((room) => room.catchUpTo(numbers.get(room.id) ?? 0)));
    return behind.length;
  }

  async closeIdle(): Promise<void> {
    for (const room of await this.#rooms()) if (room.isIdle) this.#drop(room);
  }

  /** Waits for all commands that were given so far. */
  async settled(): Promise<void> {
    for (const room of await this.#rooms()) await room.settled();
  }

  async #rooms(): Promise<Room[]> {
    const rooms = await Promise.all([...this.#open.values()].map((opening) => opening.catch(() => undefined)));
    return rooms.filter((room) => room !== undefined);
  }

  /** Drops idle rooms until there are few enough. With pauses, since all rooms may be watched and none can be dropped. */
  async #evict(): Promise<void> {
    if (this.#isEvicting) return;
    this.#isEvicting = true;
    while (this.#open.size > this.#most) {
      for (const room of await this.#rooms()) if (room.isIdle && this.#open.size > this.#most) this.#drop(room);
      await delay(EVICT_EVERY, undefined, { ref: false });
    }
    this.#isEvicting = false;
  }

  #drop(room: Room): void {
    room.close();
    this.#open.delete(room.id);
  }

  /** With an id of its own, so that it counts once if several nodes send it. */
  async #applyOutagesTo(room: Room): Promise<void> {
    const { at } = room.table.data;
    const ms = this.#outages.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, at)), 0);
    const command = { kind: 'delay', ms } as const;
    if (ms > 0) await room.run({ by: byClock, id: `away until ${itemAt(this.#outages, 0).to}`, command });
  }

  /** After a time in which the machine's clock was ahead. With an id of its own, as above. */
  async #setClockBack(room: Room): Promise<void> {
    const { at } = room.table.data;
    const ms = this.#services.now() - at;
    if (ms > -CLOCK_JUMP) return;
    await room.run({ by: byClock, id: `ahead until ${at}`, command: { kind: 'delay', ms } });
  }

  async #load(table: string): Promise<Room | undefined> {
    const stored = await this.#services.store.load(table);
    if (stored === undefined) return undefined;
    const tableGame = this.#games.get(stored.game);
    if (tableGame === undefined) throw new BadInput(`table ${table} needs the game ${stored.game}, which is not here`);
    const room = await this.#roomOf(table, tableGame, stored);
    await this.#setClockBack(room);
    await this.#applyOutagesTo(room);
    for (const call of this.#onOpen) call(room);
    return room;
  }

  async #roomOf(id: string, tableGame: TableGame, { checkpoint, entries }: StoredTable): Promise<Room> {
    if (checkpoint !== null && isCurrent(tableGame, checkpoint)) {
      const table = resumeTable(tableGame, checkpoint);
      for (const entry of entries) apply(table, entry);
      return new Room(table, checkpoint.data.number, this.#services);
    }
    const log = checkpoint === null ? entries : await this.#services.store.entriesAfter(id);
    return new Room(tableOf(tableGame, log), 0, this.#services);
  }
}
