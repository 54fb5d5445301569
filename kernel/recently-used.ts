/** A map of limited size: when it is full, the entry that was not used for longest makes room. */
export class RecentlyUsed<Value> {
  readonly #limit: number;
  /** A `Map` remembers the order of insertion, so the first key is the one that was used longest ago. */
  readonly #entries = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#limit) break;
      this.#entries.delete(oldest);
    }
  }
}
