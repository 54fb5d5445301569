import { UnknownRules } from '@grove/kernel';
import { byClock } from '@grove/table';
import { StoreUnavailable, type TableStore } from '../store/store.ts';
import type { Rooms } from '../tables/rooms.ts';

/** Milliseconds for which a node has a table that is due for itself; after that it must have died. */
const CLAIMED_FOR = 3000;
/** Milliseconds until a table that could not be loaded is tried again. */
const RETRY_AFTER = 3_600_000;

const TICK = { by: byClock, id: null, command: { kind: 'tick' } } as const;

/**
 * Ticks the tables whose clock has run out. The alarms are in the store, so that tables need not be loaded to be timed, and
 * survive a restart. Of several nodes one claims a table; should two tick it all the same, one append wins.
 */
export class Alarms {
  readonly #store: TableStore;
  readonly #rooms: Rooms;
  readonly #now: () => number;
  readonly #report: (error: unknown) => void;
  /** How often each table of newer rules was left to other nodes. */
  readonly #leftToOthers = new Map<string, number>();

  constructor(store: TableStore, rooms: Rooms, now: () => number, report: (error: unknown) => void) {
    this.#store = store;
    this.#rooms = rooms;
    this.#now = now;
    this.#report = report;
  }

  async tickDue(): Promise<void> {
    for (const id of await this.#store.claimDue(this.#now(), this.#now() + CLAIMED_FOR)) {
      try {
        await this.#tick(id);
      } catch (error) {
        if (error instanceof StoreUnavailable) throw error;
        // One table that cannot be loaded must not stop the clocks of the others, nor be tried all the time.
        this.#report(error);
        await this.#store.postponeAlarm(id, this.#now() + this.#delayAfter(error, id));
      }
    }
  }

  /**
   * A table of newer rules is for a node that knows them, and soon: its clocks run. If there is none, this node asks less
   * and less often.
   */
  #delayAfter(error: unknown, id: string): number {
    if (!(error instanceof UnknownRules)) return RETRY_AFTER;
    const times = this.#leftToOthers.get(id) ?? 0;
    this.#leftToOthers.set(id, times + 1);
    return Math.min(RETRY_AFTER, CLAIMED_FOR * 2 ** times);
  }

  async #tick(id: string): Promise<void> {
    const room = await this.#rooms.get(id);
    if (room === undefined) return;
    for (;;) {
      const answer = await room.run(TICK);
      if ('refusal' in answer || answer.repeated) return;
    }
  }
}
