import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';

export interface RecoveryServices {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly report: (error: unknown) => undefined;
  readonly recordResult: (room: Room) => Promise<void>;
  readonly expectNotices: (room: Room) => void;
}

/**
 * Finds what a node left undone when it died, be it this one before its last start or another: entries whose summary,
 * notices or result were not saved, and bots that no node moves.
 */
export class Recovery {
  readonly #services: RecoveryServices;
  #behind = new Set<string>();

  constructor(services: RecoveryServices) {
    this.#services = services;
  }

  /** Summaries are always saved a little later. Only tables that were without one at the last run too were left behind. */
  async run(): Promise<void> {
    const behind = await this.#services.store.tables.unsummarised();
    const leftBehind = behind.filter((table) => this.#behind.has(table));
    this.#behind = new Set(behind);
    await this.#recover(leftBehind);
  }

  /** Nothing is under way yet, so that every table without a summary was left behind. */
  async runAfterStart(): Promise<void> {
    await this.#recover(await this.#services.store.tables.unsummarised());
  }

  async #recover(behind: readonly string[]): Promise<void> {
    const { store, rooms, now, report, recordResult, expectNotices } = this.#services;
    for (const id of behind) {
      // Requests that are waiting come first.
      await delay(0);
      const room = await rooms.fresh(id).catch(report);
      if (room === undefined) continue;
      room.saveSummary().catch(report);
      expectNotices(room);
    }
    await store.tables.settled();
    for (const id of await store.results.tablesWithoutResult()) {
      const room = await rooms.get(id).catch(report);
      if (room !== undefined) await recordResult(room);
    }
    for (const id of await store.tables.abandonedBots(now())) await rooms.get(id).catch(report);
  }
}
