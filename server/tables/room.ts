import { setTimeout as delay } from 'node:timers/promises';
import type { Refusal } from '@grove/kernel';
import {
  apply,
  checkpointOf,
  type IssuedCommand,
  decide,
  type Entry,
  answeredAt,
  type Table,
  type AppliedEntry,
} from '@grove/table';
import type { Bus } from '../bus/bus.ts';
import type { TableStore } from '../store/store.ts';
import { summaryOf } from './summary.ts';

/** Where a command stands in the log, or why it was refused. */
export type Answer = { readonly number: number; readonly repeated: boolean } | { readonly refusal: Refusal };

export interface RoomServices {
  readonly store: TableStore;
  readonly bus: Bus;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Another node was before us. */
  readonly onConflict?: () => void;
}

export type Listener = (told: readonly AppliedEntry[], room: Room) => void;
/** `own`: this node has appended it; of all nodes that hear of an entry one has. */
export type Attendant = (told: readonly AppliedEntry[], own: boolean) => void;

/** So many entries after the last checkpoint there is a new one. */
const CHECKPOINT_EVERY = 64;
/** So many entries are kept to be sent again; who has missed more loads the table anew. */
const KEPT = 100;
const ATTEMPTS = 30;

/** A table that is open on this node. Commands go through one at a time; nothing is applied before it is saved. */
export class Room {
  readonly table: Table;
  closed = false;
  readonly #services: RoomServices;
  readonly #listeners = new Set<Listener>();
  readonly #attendants: Attendant[] = [];
  readonly #unsubscribe: () => void;
  readonly #recent: AppliedEntry[] = [];
  #checkpointed: number;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(table: Table, checkpointed: number, services: RoomServices) {
    this.table = table;
    this.#checkpointed = checkpointed;
    this.#services = services;
    this.#unsubscribe = services.bus.subscribe('growth', this.id, ({ number }) => this.#hear(number));
  }

  get id(): string {
    return this.table.data.id;
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  /** Whether nobody listens and nothing is under way, no bot's thought either. */
  get idle(): boolean {
    return this.#listeners.size === 0 && this.#waiting === 0 && !summaryOf(this.table).botsWaited;
  }

  /** @returns how to stop listening */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** For those who go with the room and are no reason to keep it open. */
  attend(attendant: Attendant): void {
    this.#attendants.push(attendant);
  }

  /** Who got hold of the room just before this must ask for it again to hear what happens. */
  close(): void {
    this.closed = true;
    this.#unsubscribe();
  }

  /** The entries after a number, if they are still at hand. */
  since(number: number): readonly AppliedEntry[] | undefined {
    if (number === this.table.data.number) return [];
    const index = this.#recent.findIndex(({ entry }) => entry.number === number + 1);
    return index < 0 ? undefined : this.#recent.slice(index);
  }

  run(issued: IssuedCommand): Promise<Answer> {
    return this.#inTurn(() => this.#perform(issued));
  }

  /** The log is known to have grown up to this number; what is missing here is read from the store. */
  async catchUpTo(number: number): Promise<void> {
    if (number > this.table.data.number) await this.#inTurn(() => this.#catchUp());
  }

  /** Waits until everything asked for so far is done. */
  settled(): Promise<unknown> {
    return this.#queue;
  }

  /** After a start on a store that a crash has left: the summary that did not follow its entries. */
  saveSummary(): Promise<void> {
    return this.#services.store.saveSummary(summaryOf(this.table));
  }

  async #perform(issued: IssuedCommand): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const answered = answeredAt(this.table, issued);
      if (answered !== undefined) return { number: answered, repeated: true };
      const decision = decide(this.table, issued, this.#services.now());
      if (!Array.isArray(decision)) return { refusal: decision };
      if (await this.#append(decision)) return { number: this.table.data.number, repeated: decision.length === 0 };
      this.#services.onConflict?.();
      // Two nodes in step would lose to each other again and again.
      await delay(Math.random() * attempt);
      await this.#catchUp();
    }
    throw new Error(`table ${this.id}: ${ATTEMPTS} conflicts in a row`);
  }

  async #append(entries: readonly Entry[]): Promise<boolean> {
    if (entries.length === 0) return true;
    const { store, bus } = this.#services;
    const { data, game } = this.table;
    if (!(await store.append(this.id, game.id, data.number, entries))) return false;
    this.#grow(entries, true);
    bus.publish('growth', this.id, { number: this.table.data.number });
    return true;
  }

  /** What this room has appended itself, it has already; another room of this process may have to look. */
  #hear(number: number): void {
    this.catchUpTo(number).catch(this.#services.report);
  }

  async #catchUp(): Promise<void> {
    this.#grow(await this.#services.store.entriesAfter(this.id, this.table.data.number), false);
  }

  #grow(entries: readonly Entry[], own: boolean): void {
    if (entries.length === 0) return;
    const told = entries.map((entry) => apply(this.table, entry));
    this.#recent.push(...told);
    if (this.#recent.length > KEPT) this.#recent.splice(0, this.#recent.length - KEPT);
    // The node that has appended keeps what follows from it.
    if (own) this.#keep();
    for (const attendant of this.#attendants) this.#notify(() => attendant(told, own));
    for (const listener of this.#listeners) this.#notify(() => listener(told, this));
  }

  /** One who cannot cope must not keep the others from hearing, nor make a saved command look like a failed one. */
  #notify(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#services.report(error);
    }
  }

  /** Summary and checkpoint only save work later: if they fail, the next ones will do. */
  #keep(): void {
    const { store } = this.#services;
    this.saveSummary().catch(this.#services.report);
    const { number } = this.table.data;
    if (number - this.#checkpointed < CHECKPOINT_EVERY) return;
    this.#checkpointed = number;
    store.saveCheckpoint(this.id, checkpointOf(this.table)).catch(this.#services.report);
  }

  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#waiting++;
    const result = this.#queue.then(task).finally(() => this.#waiting--);
    this.#queue = result.catch(() => undefined);
    return result;
  }
}
