/** For whom a bot thinks. */
export interface Share {
  /** Whoever made the table, and the address they came from, as far as it is known. */
  readonly person: string;
  readonly address: string;
  /** Whether people have the table open. */
  readonly isWaitedFor: boolean;
}

/** Milliseconds in which half of what somebody has used is forgotten. */
const HALF_LIFE = 10_000;
/** Below this much nothing was used. */
const NOTHING = 1;

/**
 * What waits for one thread. First come tables that somebody looks at, then whoever has used least of late: by address, since one
 * person can have many names, and among the people of one address by person.
 */
export class FairQueue<Item extends { readonly share: Share }> {
  #items: Item[] = [];
  readonly #used = new Map<string, { milliseconds: number; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#items.length;
  }

  /** How many shares have something waiting. */
  get shares(): number {
    return new Set(this.#items.map(({ share }) => addressKey(share))).size;
  }

  /** How much waits for a share. */
  countOf(share: Share): number {
    const key = addressKey(share);
    return this.#items.filter((item) => addressKey(item.share) === key).length;
  }

  add(item: Item): void {
    this.#items.push(item);
  }

  /** Takes out what comes next. */
  take(): Item | undefined {
    let [best] = this.#items;
    for (const item of this.#items) if (best !== undefined && this.#isBefore(item.share, best.share)) best = item;
    if (best !== undefined) this.remove(best);
    return best;
  }

  /** @returns whether it was there */
  remove(item: Item): boolean {
    const index = this.#items.indexOf(item);
    if (index >= 0) this.#items.splice(index, 1);
    return index >= 0;
  }

  clear(): readonly Item[] {
    return this.#items.splice(0);
  }

  /** Counts thinking time for a share. */
  used(share: Share, milliseconds: number): void {
    for (const key of [addressKey(share), personKey(share)]) {
      this.#used.set(key, { milliseconds: this.#usedBy(key) + milliseconds, at: this.#now() });
    }
    for (const key of this.#used.keys()) if (this.#usedBy(key) < NOTHING) this.#used.delete(key);
  }

  #isBefore(one: Share, other: Share): boolean {
    if (one.isWaitedFor !== other.isWaitedFor) return one.isWaitedFor;
    const [mine, theirs] = [this.#usedBy(addressKey(one)), this.#usedBy(addressKey(other))];
    if (mine !== theirs) return mine < theirs;
    return this.#usedBy(personKey(one)) < this.#usedBy(personKey(other));
  }

  #usedBy(key: string): number {
    const used = this.#used.get(key);
    return used === undefined ? 0 : used.milliseconds * 0.5 ** ((this.#now() - used.at) / HALF_LIFE);
  }
}

/** Whose address is not known counts as an address of their own. */
const addressKey = ({ address, person }: Share): string =>
  address === '' ? personKey({ person }) : `address ${address}`;
const personKey = ({ person }: Pick<Share, 'person'>): string => `person ${person}`;
