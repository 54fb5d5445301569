import type { WriteCall } from './transaction.ts';
import type { WriteThread } from './write-thread.ts';
import type { Writes } from './writes.ts';

interface Job {
  readonly call: WriteCall;
  readonly settle: (result: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/** What it writes is made when it is carried out: most of these are replaced before. */
interface LazyJob extends Omit<Job, 'call'> {
  makeCall: () => WriteCall;
  readonly written: Promise<unknown>;
}

/** Milliseconds that a lazy write waits for a later one that replaces it. */
const LAZY_WAIT = 100;
/** So many are not kept waiting for others of the same turn of the event loop: they are written while the server decides on those. */
const ENOUGH = 8;

/**
 * The queue in front of the write thread. While one group is being committed the next one gathers, so that the busier the
 * server is, the more tables share one commit. A promise is resolved only after the commit.
 */
export class WriteQueue {
  readonly #thread: WriteThread;
  #jobs: Job[] = [];
  readonly #lazyJobs = new Map<string, LazyJob>();
  #writing: Promise<void> | undefined;
  #stopGathering: () => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(thread: WriteThread) {
    this.#thread = thread;
  }

  write<Name extends keyof Writes>(name: Name, ...args: Parameters<Writes[Name]>): Promise<ReturnType<Writes[Name]>> {
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<Writes[Name]>>();
    this.#jobs.push({ call: callOf(name, args), settle: resolve as Job['settle'], fail: reject });
    this.#begin();
    return promise;
  }

  /**
   * For what can be computed again after a crash: it waits a little, and of several such writes about one thing only the last is
   * carried out, so that a table with many moves a second does not save what is derived from each of them.
   */
  writeLazily<Name extends keyof Writes>(
    about: string,
    name: Name,
    makeArgs: () => Parameters<Writes[Name]>,
  ): Promise<ReturnType<Writes[Name]>> {
    const key = `${name} ${about}`;
    const makeCall = (): WriteCall => callOf(name, makeArgs());
    const waiting = this.#lazyJobs.get(key);
    if (waiting !== undefined) {
      waiting.makeCall = makeCall;
      return waiting.written as Promise<ReturnType<Writes[Name]>>;
    }
    const { promise, resolve, reject } = Promise.withResolvers<ReturnType<Writes[Name]>>();
    const job = { makeCall, settle: resolve as Job['settle'], fail: reject, written: promise };
    this.#lazyJobs.set(key, job);
    this.#timer ??= setTimeout(() => this.#beginLazy(), LAZY_WAIT);
    return promise;
  }

  /** Waits until everything queued so far is written, or has failed. */
  async settled(): Promise<void> {
    this.#beginLazy();
    while (this.#writing !== undefined) await this.#writing;
  }

  async close(): Promise<void> {
    await this.settled();
    await this.#thread.close();
  }

  #beginLazy(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { makeCall, settle, fail } of this.#lazyJobs.values())
      this.#jobs.push({ call: makeCall(), settle, fail });
    this.#lazyJobs.clear();
    this.#begin();
  }

  #begin(): void {
    if (this.#jobs.length > 0) this.#writing ??= this.#writeAll();
    if (this.#jobs.length >= ENOUGH) this.#stopGathering();
  }

  async #writeAll(): Promise<void> {
    // What is queued in the same turn of the event loop goes into the same group.
    await new Promise<void>((resolve) => {
      this.#stopGathering = resolve;
      setImmediate(resolve);
    });
    for (let writing = this.#writeGroup(); writing !== undefined;) {
      const tellAll = await writing;
      // Before anybody is told, so that the thread commits the next group while here is done what follows on this one.
      writing = this.#writeGroup();
      tellAll();
    }
    this.#writing = undefined;
  }

  /** Hands to the thread what has gathered, if anything has. @returns once it is written, how to tell those who wait for it */
  #writeGroup(): Promise<() => void> | undefined {
    const jobs = this.#jobs;
    if (jobs.length === 0) return undefined;
    this.#jobs = [];
    return this.#thread.write(jobs.map(({ call }) => call)).then(
      (results) => () => jobs.forEach(({ settle }, i) => settle(results[i])),
      (error: unknown) => () => jobs.forEach(({ fail }) => fail(error)),
    );
  }
}

const callOf = <Name extends keyof Writes>(name: Name, args: Parameters<Writes[Name]>): WriteCall =>
  ({ name, args }) as WriteCall;
