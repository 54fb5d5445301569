import type { Limits } from '../limits/limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';

/** What the sockets of one address share. */
interface Address {
  sockets: number;
  readonly costly: TokenBucket;
}

/** The open sockets of each address, and the limit that they share. */
export class AddressSockets {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #addresses = new Map<string, Address>();

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  full(address: string): boolean {
    return (this.#addresses.get(address)?.sockets ?? 0) >= this.#limits.socketsFromOneAddress;
  }

  /** @returns the limit of costly messages that the new socket shares with the others of its address */
  add(address: string): TokenBucket {
    const { costlyMessages, costlyMessageBurst } = this.#limits;
    const known = this.#addresses.get(address) ?? {
      sockets: 0,
      costly: new TokenBucket(costlyMessages, costlyMessageBurst, this.#now()),
    };
    known.sockets++;
    this.#addresses.set(address, known);
    return known.costly;
  }

  remove(address: string): void {
    const known = this.#addresses.get(address);
    if (known === undefined) return;
    known.sockets--;
    // Not before its bucket is full again: whoever opens a new socket would have a new one.
    if (known.sockets === 0 && known.costly.isFull(this.#now())) this.#addresses.delete(address);
  }

  /** Forgets addresses without sockets. */
  sweep(): void {
    for (const [address, { sockets, costly }] of this.#addresses)
      if (sockets === 0 && costly.isFull(this.#now())) this.#addresses.delete(address);
  }
}
