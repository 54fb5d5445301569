/** Does one thing after the other, in the order in which they are given. What comes when nothing is under way begins at once. */
export class InTurn {
  /** How to begin those that wait. */
  readonly #waiting: (() => void)[] = [];
  #count = 0;

  /** How many are under way or wait. */
  get count(): number {
    return this.#count;
  }

  async run<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    if (this.#count++ > 0) await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      this.#count--;
      this.#waiting.shift()?.();
    }
  }

  /** Waits for everything that was given so far. */
  async settled(): Promise<void> {
    if (this.#count > 0) await this.run(() => undefined);
  }
}
