/** Allows `rate` a second on average, and `burst` at once. */
export class TokenBucket {
  readonly #rate: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#left = burst;
    this.#at = now;
  }

  take(now: number, cost = 1): boolean {
    this.#fill(now);
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#burst;
  }

  #fill(now: number): void {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#rate);
    this.#at = now;
  }
}
