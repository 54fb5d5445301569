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
 * Finds what a node left undone when it died, this one before its last start or another: summaries and results that did
 * not follow their entries, and bots that nobody moves.
 */
export class Recovery {
  readonly #services: RecoveryServices;
  #suspects = new Set<string>();

  constructor(services: RecoveryServices) {
    this.#services = services;
  }

  /** Summaries are always a moment behind; only what was behind at the last look too is left undone. */
  async look(): Promise<void> {
    const behind = await this.#services.store.tables.unsummarised();
    const left = behind.filter((table) => this.#suspects.has(table));
    this.#suspects = new Set(behind);
    await this.#recover(left);
  }

  /** After a start: whatever is there was left by somebody. */
  async lookAtAll(): Promise<void> {
    await this.#recover(await this.#services.store.tables.unsummarised());
  }

  async #recover(behind: readonly string[]): Promise<void> {
    const { store, rooms, now, report, recordResult, expectNotices } = this.#services;
    for (const id of behind) {
      // Between those who are waiting for an answer now.
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
