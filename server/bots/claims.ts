import type { TableStore } from '../store/store.ts';

/** Milliseconds that a node has the bots of a table beyond the time that they think; then it must have died. */
const LEASE = 4000;

/** Which tables' bots this node moves: at each table one node's do, and when it dies another's within seconds. */
export class BotClaims {
  readonly #store: TableStore;
  readonly #node: string;
  readonly #now: () => number;
  /** Until when this node has what it has claimed. */
  readonly #until = new Map<string, number>();

  constructor(store: TableStore, node: string, now: () => number) {
    this.#store = store;
    this.#node = node;
    this.#now = now;
  }

  /** Whether this node may let the bots of a table think for so long. */
  async take(table: string, thinking: number): Promise<boolean> {
    const now = this.#now();
    if ((this.#until.get(table) ?? 0) > now + thinking + LEASE / 2) return true;
    this.#sweep(now);
    const until = now + thinking + LEASE;
    const isOurs = await this.#store.claimBots(table, this.#node, now, until);
    if (isOurs) this.#until.set(table, until);
    return isOurs;
  }

  /** Leaves everything to the others at once. */
  async close(): Promise<void> {
    const tables = [...this.#until.keys()];
    this.#until.clear();
    await Promise.all(tables.map((table) => this.#store.claimBots(table, this.#node, this.#now(), 0)));
  }

  #sweep(now: number): void {
    for (const [table, until] of this.#until) if (until < now) this.#until.delete(table);
  }
}
