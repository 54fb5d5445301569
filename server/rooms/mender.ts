import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../store/store.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface Mending {
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
export class Mender {
  readonly #mending: Mending;
  #suspects = new Set<string>();

  constructor(mending: Mending) {
    this.#mending = mending;
  }

  /** Summaries are always a moment behind; only what was behind at the last look too is left undone. */
  async look(): Promise<void> {
    const behind = await this.#mending.store.tables.unsummarised();
    const left = behind.filter((table) => this.#suspects.has(table));
    this.#suspects = new Set(behind);
    await this.#mend(left);
  }

  /** After a start: whatever is there was left by somebody. */
  async lookAtAll(): Promise<void> {
    await this.#mend(await this.#mending.store.tables.unsummarised());
  }

  async #mend(behind: readonly string[]): Promise<void> {
    const { store, rooms, now, report, recordResult, expectNotices } = this.#mending;
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
