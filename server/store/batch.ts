import type { DatabaseSync } from 'node:sqlite';

interface Job {
  run(): unknown;
  settle(result: unknown): void;
  fail(error: unknown): void;
}

/**
 * Gathers what is to be written in one turn of the event loop into one transaction, so that many tables share the price of
 * making it durable. A promise is kept only after the commit. An error rolls everything back and fails every job: they
 * were not saved, and whoever asked may try again.
 */
export class Batch {
  readonly #database: DatabaseSync;
  #jobs: Job[] = [];

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add<Result>(run: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ run, settle: (result) => resolve(result as Result), fail: reject });
      if (this.#jobs.length === 1) setImmediate(() => this.flush());
    });
  }

  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    let results: unknown[];
    try {
      results = this.#inOneTransaction(jobs);
    } catch (error) {
      for (const job of jobs) job.fail(error);
      return;
    }
    jobs.forEach((job, i) => job.settle(results[i]));
  }

  #inOneTransaction(jobs: readonly Job[]): unknown[] {
    this.#database.exec('begin immediate');
    try {
      const results = jobs.map((job) => job.run());
      this.#database.exec('commit');
      return results;
    } catch (error) {
      // A failed commit may have rolled back already, and then there is nothing more to undo.
      if (this.#database.isTransaction) this.#database.exec('rollback');
      throw error;
    }
  }
}
