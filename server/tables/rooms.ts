import { setTimeout as delay } from 'node:timers/promises';
import { itemAt, BadInput, type Refusal } from '@grove/kernel';
import type { Person } from '@grove/protocol';
import { apply, byClock, createTable, isCurrent, type Kit, resumeTable, tableOf, type TableSetup } from '@grove/table';
import { type Outage, StoreUnavailable, type StoredTable } from '../store/store.ts';
import { Room, type RoomServices } from './room.ts';

/** So many tables are kept at hand at most, beside those that somebody watches; the longest unused go first. */
const MOST_OPEN = 5000;
/** Milliseconds. */
const MAKE_ROOM_EVERY = 1000;

/** Called for every room that opens, so that bots and connections can attend to it. */
export type Attend = (room: Room) => void;

/** The tables that are open on this node. Tables are loaded when they are touched and dropped when they are idle. */
export class Rooms {
  readonly #kits: ReadonlyMap<string, Kit>;
  readonly #services: RoomServices;
  readonly #open = new Map<string, Promise<Room | undefined>>();
  readonly #attendants: Attend[] = [];
  readonly #most: number;
  #isMakingRoom = false;
  #outages: readonly Outage[] = [];

  constructor(kits: readonly Kit[], services: RoomServices, most = MOST_OPEN) {
    this.#kits = new Map(kits.map((kit) => [kit.game.id, kit]));
    this.#services = services;
    this.#most = most;
  }

  get count(): number {
    return this.#open.size;
  }

  isOpen(table: string): boolean {
    return this.#open.has(table);
  }

  kit(game: string): Kit | undefined {
    return this.#kits.get(game);
  }

  attend(attendant: Attend): void {
    this.#attendants.push(attendant);
  }

  /** Tables whose last entry is older are told of these times: those that are open now, the others when they are loaded. */
  async applyOutages(outages: readonly Outage[]): Promise<void> {
    const latest = this.#outages[0]?.to ?? 0;
    this.#outages = outages;
    if ((outages[0]?.to ?? 0) > latest) for (const room of await this.#rooms()) await this.#applyOutagesTo(room);
  }

  /** The room of a table; undefined if there is no such table. */
  get(table: string): Promise<Room | undefined> {
    const open = this.#open.get(table);
    // The longest unused stand first.
    if (open !== undefined) this.#open.delete(table);
    const opening = open ?? this.#load(table);
    this.#open.set(table, opening);
    if (open !== undefined) return open;
    const forget = () => this.#open.delete(table);
    opening.then((room) => room ?? forget(), forget);
    if (this.#open.size > this.#most) void this.#makeRoom();
    return opening;
  }

  /** The room of a table with everything that any node has appended before this was asked. */
  async fresh(table: string): Promise<Room | undefined> {
    const isHere = this.#open.has(table);
    const room = await this.get(table);
    if (room === undefined || !isHere) return room;
    try {
      const number = (await this.#services.store.lastNumbers([table])).get(table);
      await room.catchUpTo(number ?? 0);
    } catch (error) {
      // What is at hand may be a little old, but it is better than nothing.
      if (!(error instanceof StoreUnavailable)) throw error;
    }
    return room;
  }

  async create(kit: Kit, plan: TableSetup, host: Person): Promise<Room | Refusal> {
    const entries = createTable(kit, plan, host, this.#services.now());
    if (!Array.isArray(entries)) return entries;
    await this.#services.store.append(plan.table, kit.game.id, 0, entries);
    const room = await this.get(plan.table);
    if (room === undefined) throw new Error(`table ${plan.table} is not there after it was saved`);
    // Not waited for: if it is lost, the next start finds the table without one.
    room.saveSummary().catch(this.#services.report);
    return room;
  }

  /** Makes good what the bus has lost, for those who watch. @returns how many tables were behind */
  async reconcile(): Promise<number> {
    const watched = (await this.#rooms()).filter(({ isWatched }) => isWatched);
    if (watched.length === 0) return 0;
    const numbers = await this.#services.store.lastNumbers(watched.map(({ id }) => id));
    const behind = watched.filter(({ id, table }) => (numbers.get(id) ?? 0) > table.data.number);
    await Promise.all(behind.map((room) => room.catchUpTo(numbers.get(room.id) ?? 0)));
    return behind.length;
  }

  /** Drops rooms that nobody needs just now. */
  async sweep(): Promise<void> {
    for (const room of await this.#rooms()) if (room.idle) this.#drop(room);
  }

  /** Waits for everything that is under way. */
  async settled(): Promise<void> {
    for (const room of await this.#rooms()) await room.settled();
  }

  async #rooms(): Promise<Room[]> {
    const rooms = await Promise.all([...this.#open.values()].map((opening) => opening.catch(() => undefined)));
    return rooms.filter((room) => room !== undefined);
  }

  /** Until there are few enough, but not all the time: where everybody is watched, there is nothing to find. */
  async #makeRoom(): Promise<void> {
    if (this.#isMakingRoom) return;
    this.#isMakingRoom = true;
    while (this.#open.size > this.#most) {
      for (const room of await this.#rooms()) if (room.idle && this.#open.size > this.#most) this.#drop(room);
      await delay(MAKE_ROOM_EVERY, undefined, { ref: false });
    }
    this.#isMakingRoom = false;
  }

  #drop(room: Room): void {
    room.close();
    this.#open.delete(room.id);
  }

  /** Under a name of its own, so that of all nodes that tell it one is heard. */
  async #applyOutagesTo(room: Room): Promise<void> {
    const { at } = room.table.data;
    const ms = this.#outages.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, at)), 0);
    const command = { kind: 'delay', ms } as const;
    if (ms > 0) await room.run({ by: byClock, id: `away until ${itemAt(this.#outages, 0).to}`, command });
  }

  async #load(table: string): Promise<Room | undefined> {
    const stored = await this.#services.store.load(table);
    if (stored === undefined) return undefined;
    const kit = this.#kits.get(stored.game);
    if (kit === undefined) throw new BadInput(`table ${table} needs the game ${stored.game}, which is not here`);
    const room = await this.#roomOf(table, kit, stored);
    await this.#applyOutagesTo(room);
    for (const attendant of this.#attendants) attendant(room);
    return room;
  }

  async #roomOf(id: string, kit: Kit, { checkpoint, entries }: StoredTable): Promise<Room> {
    if (checkpoint !== null && isCurrent(kit, checkpoint)) {
      const table = resumeTable(kit, checkpoint);
      for (const entry of entries) apply(table, entry);
      return new Room(table, checkpoint.data.number, this.#services);
    }
    const log = checkpoint === null ? entries : await this.#services.store.entriesAfter(id);
    return new Room(tableOf(kit, log), 0, this.#services);
  }
}
