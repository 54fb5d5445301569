/** Does one thing after the other, in the order in which they are given. What comes when nothing is under way begins at once. */
export class InTurn {
  #last: Promise<void> = Promise.resolve();
  #count = 0;

  /** How many are under way or wait. */
  get count(): number {
    return this.#count;
  }

  async run<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    if (this.#count++ > 0) await before;
    try {
      return await task();
    } finally {
      this.#count--;
      resolve();
    }
  }

  /** Waits for everything that was given so far. */
  settled(): Promise<void> {
    return this.#last;
  }
}
