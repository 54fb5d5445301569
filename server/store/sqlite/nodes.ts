import type { DatabaseSync } from 'node:sqlite';
import type { Outage, NodeStore } from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

/** Outages. Older ones have been counted: a table with a running clock is loaded when its time is out. */
const REMEMBERED = 50;

/** Heartbeats and claims in SQLite, where there is one node. */
export class SqliteNodes implements NodeStore {
  readonly #queue: WriteQueue;
  readonly #outages;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#outages = database.prepare('select since, until from absences order by since desc limit ?');
  }

  async beat(at: number): Promise<Outage[]> {
    await this.#queue.write('beat', at);
    return this.#outages.all(REMEMBERED).map(({ since, until }) => ({ from: Number(since), to: Number(until) }));
  }

  claim(duty: string, node: string, now: number, until: number): Promise<boolean> {
    return this.#queue.write('claim', duty, node, now, until);
  }

  endImplausible(now: number): Promise<void> {
    return this.#queue.write('endImplausible', now);
  }

  forgetClaims(before: number): Promise<void> {
    return this.#queue.write('forgetClaims', before);
  }
}
