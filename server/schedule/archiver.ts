import type { TableStore } from '../store/store.ts';

const DAY = 86_400_000;

/** Packs the log of finished games that have not changed for some days into one row each. */
export class Archiver {
  readonly #store: TableStore;
  readonly #now: () => number;
  readonly #after: number;

  /** @param days after the end of a game; 0 for never */
  constructor(store: TableStore, now: () => number, days: number) {
    this.#store = store;
    this.#now = now;
    this.#after = days * DAY;
  }

  /** @returns how many games were archived */
  async run(): Promise<number> {
    if (this.#after === 0) return 0;
    let count = 0;
    for (;;) {
      const tables = await this.#store.finishedTables(this.#now() - this.#after);
      for (const table of tables) await this.#store.archive(table);
      count += tables.length;
      if (tables.length === 0) return count;
    }
  }
}
