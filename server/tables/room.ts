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
import { InTurn } from '../in-turn.ts';
import type { TableStore } from '../store/store.ts';
import { summaryOf } from './summary.ts';

/** Where a command stands in the log, or why it was refused. */
export type Answer = { readonly number: number; readonly repeated: boolean } | { readonly refusal: Refusal };

export interface RoomServices {
  readonly store: TableStore;
  readonly bus: Bus;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** Called when another node has appended to the log first. */
  readonly onConflict?: () => void;
}

export type Listener = (applied: readonly AppliedEntry[], room: Room) => void;
/** `own`: whether this node has appended the entries. Exactly one of all nodes has. */
export type Observer = (applied: readonly AppliedEntry[], own: boolean) => void;

/** Entries from one checkpoint to the next, at the least. */
const CHECKPOINT_EVERY = 64;
/** And this part of the log so far: a checkpoint holds all steps, so that of a long game they would else take more work than its moves. */
const CHECKPOINT_SHARE = 0.25;
/** Entries that are kept in memory to be sent again; a client that has missed more loads the whole table. */
const RECENT = 16;
const ATTEMPTS = 30;

/** A table that is loaded on this node. Commands are run one at a time, and nothing is applied before it is saved. */
export class Room {
  readonly table: Table;
  closed = false;
  readonly #services: RoomServices;
  readonly #listeners = new Set<Listener>();
  readonly #observers: Observer[] = [];
  readonly #unsubscribe: () => void;
  readonly #recent: AppliedEntry[] = [];
  #checkpointed: number;
  readonly #commands = new InTurn();

  constructor(table: Table, checkpointed: number, services: RoomServices) {
    this.table = table;
    this.#checkpointed = checkpointed;
    this.#services = services;
    this.#unsubscribe = services.bus.subscribe('growth', this.id, ({ number }) => {
      // Mostly it is this room's own news.
      if (number > this.table.data.number) this.catchUpTo(number).catch(services.report);
    });
  }

  get id(): string {
    return this.table.data.id;
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  /** Whether nobody listens, no command is waiting and no bot is to move. */
  get isIdle(): boolean {
    return this.#listeners.size === 0 && this.#commands.count === 0 && !summaryOf(this.table).botsWaited;
  }

  /** @returns how to stop listening */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** For parts of the server that follow every table; unlike listeners they do not keep the room open. */
  observe(observer: Observer): void {
    this.#observers.push(observer);
  }

  /** Whoever has got the room just before must ask for it again: a closed one learns of nothing any more. */
  close(): void {
    this.closed = true;
    this.#unsubscribe();
  }

  /** The entries after a number; undefined if they are no longer in memory. */
  since(number: number): readonly AppliedEntry[] | undefined {
    if (number === this.table.data.number) return [];
    const index = this.#recent.findIndex(({ entry }) => entry.number === number + 1);
    return index < 0 ? undefined : this.#recent.slice(index);
  }

  run(issued: IssuedCommand): Promise<Answer> {
    return this.#commands.run(() => this.#perform(issued));
  }

  /** Reads from the store what another node has appended, if the log has grown up to this number. */
  async catchUpTo(number: number): Promise<void> {
    if (number > this.table.data.number) await this.#commands.run(() => this.#catchUp());
  }

  /** Waits for the commands that were given so far. */
  settled(): Promise<void> {
    return this.#commands.settled();
  }

  saveSummary(): Promise<void> {
    return this.#services.store.saveSummary(summaryOf(this.table));
  }

  async #perform(issued: IssuedCommand): Promise<Answer> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const decision = decide(this.table, issued, this.#services.now());
      if (!Array.isArray(decision)) {
        // This node may be behind, or the command may stand in the log already, saved when the store's answer was lost.
        if (!(await this.#isBehind())) return { refusal: decision };
        await this.#catchUp();
        continue;
      }
      const { number } = this.table.data;
      if (decision.length === 0) return { number: answeredAt(this.table, issued) ?? number, repeated: true };
      if (await this.#append(decision)) return { number: number + decision.length, repeated: false };
      this.#services.onConflict?.();
      // Waits for a random time, or two nodes at the same pace would conflict again and again.
      await delay(Math.random() * attempt);
      await this.#catchUp();
    }
    throw new Error(`table ${this.id}: ${ATTEMPTS} conflicts in a row`);
  }

  async #append(entries: readonly Entry[]): Promise<boolean> {
    const { store, bus } = this.#services;
    const { data, game } = this.table;
    if (!(await store.append(this.id, game.id, data.number, entries))) return false;
    this.#applyAll(entries, true);
    bus.publish('growth', this.id, { number: this.table.data.number });
    return true;
  }

  async #isBehind(): Promise<boolean> {
    const numbers = await this.#services.store.lastNumbers([this.id]);
    return (numbers.get(this.id) ?? 0) > this.table.data.number;
  }

  async #catchUp(): Promise<void> {
    this.#applyAll(await this.#services.store.entriesAfter(this.id, this.table.data.number), false);
  }

  #applyAll(entries: readonly Entry[], own: boolean): void {
    if (entries.length === 0) return;
    const applied = entries.map((entry) => apply(this.table, entry));
    this.#recent.push(...applied);
    if (this.#recent.length > RECENT) this.#recent.splice(0, this.#recent.length - RECENT);
    // The node that has appended the entries also saves what is derived from them.
    if (own) this.#saveDerived();
    for (const observer of this.#observers) this.#guarded(() => observer(applied, own));
    for (const listener of this.#listeners) this.#guarded(() => listener(applied, this));
  }

  /** A listener that throws must not keep the others from being called, nor make a saved command look like a failed one. */
  #guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#services.report(error);
    }
  }

  /** Summary and checkpoint can be computed from the log again: if saving them fails, the next ones replace them. */
  #saveDerived(): void {
    const { store } = this.#services;
    this.saveSummary().catch(this.#services.report);
    const { number } = this.table.data;
    if (number - this.#checkpointed < Math.max(CHECKPOINT_EVERY, CHECKPOINT_SHARE * this.#checkpointed)) return;
    this.#checkpointed = number;
    store.saveCheckpoint(this.id, checkpointOf(this.table)).catch(this.#services.report);
  }
}
