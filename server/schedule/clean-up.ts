import type { TableStore } from '../store/store.ts';
import type { Rooms } from '../tables/rooms.ts';

const DAY = 86_400_000;

/** Removes tables that never started and have not changed for long. Every game that began is kept. */
export class CleanUp {
  readonly #store: TableStore;
  readonly #rooms: Rooms;
  readonly #now: () => number;
  readonly #keep: number;

  /** @param days for which such a table is kept; 0 for ever */
  constructor(store: TableStore, rooms: Rooms, now: () => number, days: number) {
    this.#store = store;
    this.#rooms = rooms;
    this.#now = now;
    this.#keep = days * DAY;
  }

  /** @returns how many tables were removed */
  async run(): Promise<number> {
    if (this.#keep === 0) return 0;
    const before = this.#now() - this.#keep;
    let removed = 0;
    for (const table of await this.#store.untouchedTables(before)) {
      // Somebody has it open: it may start yet.
      if (this.#rooms.isOpen(table)) continue;
      if (await this.#store.removeUntouched(table, before)) removed++;
    }
    return removed;
  }
}
