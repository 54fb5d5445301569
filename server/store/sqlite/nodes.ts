import type { DatabaseSync } from 'node:sqlite';
import type { Outage, NodeStore } from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

/** A table whose clock runs is loaded when its time is out, so what is older has been counted. */
const REMEMBERED = 50;

/** The one node of a SQLite file, as if it were several. */
export class SqliteNodes implements NodeStore {
  readonly #writer: WriteQueue;
  readonly #outages;

  constructor(database: DatabaseSync, writer: WriteQueue) {
    this.#writer = writer;
    this.#outages = database.prepare('select since, until from absences order by since desc limit ?');
  }

  async beat(at: number): Promise<Outage[]> {
    await this.#writer.write('beat', at);
    return this.#outages.all(REMEMBERED).map(({ since, until }) => ({ from: Number(since), to: Number(until) }));
  }

  claim(duty: string, node: string, now: number, until: number): Promise<boolean> {
    return this.#writer.write('claim', duty, node, now, until);
  }

  forgetClaims(before: number): Promise<void> {
    return this.#writer.write('forgetClaims', before);
  }
}
