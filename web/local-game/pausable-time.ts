/** Milliseconds that count only while the time runs: behind the curtain, and while the page changes hands, it stands. */
export class PausableTime {
  readonly #clock: () => number;
  #passed = 0;
  #since: number | undefined;

  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.run();
  }

  get now(): number {
    return this.#passed + (this.#since === undefined ? 0 : this.#clock() - this.#since);
  }

  run(): void {
    this.#since ??= this.#clock();
  }

  pause(): void {
    this.#passed = this.now;
    this.#since = undefined;
  }
}
