import { refuse, type Refusal } from '@grove/kernel';
import type { Occupant, PersonId } from '@grove/protocol';
import type { TableStore } from '../store/store.ts';

const DAY = 86_400_000;
/** More than are looked through. */
const LISTED = 1000;

export const hasBots = (seats: readonly Pick<Occupant, 'bot'>[]): boolean => seats.some(({ bot }) => bot !== null);

/** How many games with bots one person may have under way: thinking is dear. Games that were not played for a day do not count. */
export class BotTableLimit {
  readonly #store: TableStore;
  readonly #most: number;
  readonly #now: () => number;

  constructor(store: TableStore, most: number, now: () => number) {
    this.#store = store;
    this.#most = most;
    this.#now = now;
  }

  /** Why this person may not start another one; undefined if they may. */
  async refusalFor(host: PersonId): Promise<Refusal | undefined> {
    const since = this.#now() - DAY;
    const tables = await this.#store.tablesOf(host, LISTED);
    const underWay = tables.filter(
      (table) => table.host === host && table.phase === 'playing' && table.updatedAt > since && hasBots(table.seats),
    );
    return underWay.length < this.#most ? undefined : refuse('table', 'too-many-bot-tables', { most: this.#most });
  }
}
