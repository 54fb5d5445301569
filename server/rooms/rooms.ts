import { BadInput, type Refusal } from '@grove/kernel';
import {
  apply,
  byClock,
  createTable,
  type Entry,
  type Kit,
  openTable,
  type Person,
  resumeTable,
  type TablePlan,
} from '@grove/table';
import type { StoredTable } from '../store/store.ts';
import { Room, type RoomServices } from './room.ts';

/** The time between the last sign of life of a server on this store and the start of this one. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** Called for every room that opens, so that bots and connections can attend to it. */
export type Attend = (room: Room) => void;

/** The tables that are open on this node. Tables are loaded when they are touched and dropped when they are idle. */
export class Rooms {
  readonly #kits: ReadonlyMap<string, Kit>;
  readonly #services: RoomServices;
  readonly #open = new Map<string, Promise<Room | undefined>>();
  readonly #attendants: Attend[] = [];
  #away: Absence | undefined;

  constructor(kits: readonly Kit[], services: RoomServices) {
    this.#kits = new Map(kits.map((kit) => [kit.game.id, kit]));
    this.#services = services;
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

  /** From now on, tables whose last entry is older than the absence are told of it when they are loaded. */
  wasAway(absence: Absence): void {
    this.#away = absence;
  }

  /** The room of a table; undefined if there is no such table. */
  get(table: string): Promise<Room | undefined> {
    const open = this.#open.get(table);
    if (open !== undefined) return open;
    const opening = this.#load(table);
    this.#open.set(table, opening);
    const forget = () => this.#open.delete(table);
    opening.then((room) => room ?? forget(), forget);
    return opening;
  }

  async create(kit: Kit, plan: TablePlan, host: Person): Promise<Room | Refusal> {
    const entries = createTable(kit, plan, host, this.#services.now());
    if (!Array.isArray(entries)) return entries;
    await this.#services.store.append(plan.table, kit.game.id, 0, entries);
    const room = await this.get(plan.table);
    if (room === undefined) throw new Error(`table ${plan.table} is not there after it was saved`);
    // Not waited for: if it is lost, the next start finds the table without one.
    room.saveSummary().catch(this.#services.report);
    return room;
  }

  /** Makes good what the bus has lost, and what another process on the same store has appended. */
  async reconcile(): Promise<void> {
    for (const opening of this.#open.values()) {
      const room = await opening.catch(() => undefined);
      await room?.reconcile();
    }
  }

  /** Drops rooms that nobody needs just now. */
  async sweep(): Promise<void> {
    for (const [table, opening] of this.#open) {
      const room = await opening.catch(() => undefined);
      if (room === undefined || !room.idle) continue;
      room.close();
      this.#open.delete(table);
    }
  }

  /** Waits for everything that is under way. */
  async settled(): Promise<void> {
    for (const opening of this.#open.values()) await (await opening.catch(() => undefined))?.settled();
  }

  async #load(table: string): Promise<Room | undefined> {
    const stored = await this.#services.store.load(table);
    if (stored === undefined) return undefined;
    const kit = this.#kits.get(stored.game);
    if (kit === undefined) throw new BadInput(`table ${table} needs the game ${stored.game}, which is not here`);
    const room = new Room(tableFrom(kit, stored), stored.checkpoint?.data.number ?? 0, this.#services);
    if (this.#away !== undefined && room.table.data.at <= this.#away.from) {
      await room.run({ by: byClock, id: null, wish: { kind: 'delay', ms: this.#away.to - this.#away.from } });
    }
    for (const attendant of this.#attendants) attendant(room);
    return room;
  }
}

function tableFrom(kit: Kit, { checkpoint, entries }: StoredTable) {
  const [table, rest]: [ReturnType<typeof openTable>, readonly Entry[]] =
    checkpoint === null ? [openTable(kit, entries[0]), entries.slice(1)] : [resumeTable(kit, checkpoint), entries];
  for (const entry of rest) apply(table, entry);
  return table;
}
