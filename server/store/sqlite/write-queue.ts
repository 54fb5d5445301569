import type { WriteCall } from './transaction.ts';
import type { WriteThread } from './write-thread.ts';
import type { Writes } from './writes.ts';

interface Job {
  readonly call: WriteCall;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** Milliseconds that a lazy write waits for another write to share its commit with. */
const LAZY_WAIT = 100;

/**
 * The queue in front of the write thread. While one group is being committed the next one gathers, so that the busier the
 * server is, the more tables share one commit. A promise is resolved only after the commit.
 */
export class WriteQueue {
  readonly #thread: WriteThread;
  #jobs: Job[] = [];
  #writing: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(thread: WriteThread) {
    this.#thread = thread;
  }

  write<Name extends keyof Writes>(name: Name, ...args: Parameters<Writes[Name]>): Promise<ReturnType<Writes[Name]>> {
    const written = this.#queue<Name>(name, args);
    this.#begin();
    return written;
  }

  /** For what can be computed again after a crash: it waits for the next group and starts none of its own for a while. */
  writeLazily<Name extends keyof Writes>(
    name: Name,
    ...args: Parameters<Writes[Name]>
  ): Promise<ReturnType<Writes[Name]>> {
    const written = this.#queue<Name>(name, args);
    this.#timer ??= setTimeout(() => this.#begin(), LAZY_WAIT);
    return written;
  }

  /** Waits until everything queued so far is written, or has failed. */
  async settled(): Promise<void> {
    this.#begin();
    while (this.#writing !== undefined) await this.#writing;
  }

  async close(): Promise<void> {
    await this.settled();
    await this.#thread.close();
  }

  #queue<Name extends keyof Writes>(name: Name, args: Parameters<Writes[Name]>): Promise<ReturnType<Writes[Name]>> {
    return new Promise((resolve, reject) => {
      const settle = (result: unknown): void => resolve(result as ReturnType<Writes[Name]>);
      this.#jobs.push({ call: { name, args } as WriteCall, settle, fail: reject });
    });
  }

  #begin(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing !== undefined || this.#jobs.length === 0) return;
    this.#writing = this.#writeAll().finally(() => {
      this.#writing = undefined;
      this.#begin();
    });
  }

  async #writeAll(): Promise<void> {
    // What is queued in the same turn of the event loop goes into the same group.
    await new Promise((resolve) => setImmediate(resolve));
    const jobs = this.#jobs;
    this.#jobs = [];
    try {
      const results = await this.#thread.write(jobs.map(({ call }) => call));
      jobs.forEach(({ settle }, i) => settle(results[i]));
    } catch (error) {
      for (const { fail } of jobs) fail(error);
    }
  }
}
