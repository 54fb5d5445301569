import { RecentlyUsed } from '@grove/kernel';
import type { Bus, LoginTry } from '../bus/bus.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { TooManyCommands } from '../limits/person-limits.ts';

/** Wrong passwords for one login at once, and a second on average: one a minute. */
const TRIES = 10;
const PER_SECOND = 1 / 60;
/** Logins that are remembered. */
const LOGINS = 100_000;
/** Tries for all logins go over one topic. */
const ALL = 'people';

/**
 * Slows down whoever tries passwords for one login, from however many addresses and at however many nodes: nodes tell each other of
 * each try. Whoever comes from the address that the account's person was last seen at has tries of their own, so that nobody can be
 * locked out by others.
 */
export class LoginGuard {
  readonly #now: () => number;
  readonly #bus: Bus;
  readonly #node: string;
  readonly #buckets = new RecentlyUsed<TokenBucket>(LOGINS);

  constructor(now: () => number, bus: Bus, node: string) {
    this.#now = now;
    this.#bus = bus;
    this.#node = node;
    bus.subscribe('tries', ALL, (told) => {
      // A bus may bring back what this node has told.
      if (told.node !== node) this.#count(told);
    });
  }

  /** Throws TooManyCommands after too many tries. To be called before the password is looked at. */
  try(login: string, isKnownAddress: boolean): void {
    if (!this.#countAndTell({ node: this.#node, login, what: isKnownAddress ? 'known' : 'any' }))
      throw new TooManyCommands();
  }

  /** The password was right: earlier tries are forgotten. */
  succeeded(login: string): void {
    this.#countAndTell({ node: this.#node, login, what: 'succeeded' });
  }

  #countAndTell(done: LoginTry): boolean {
    // What is refused here is not told: it would not be looked at, and others need not hear of a flood.
    const isCounted = this.#count(done);
    if (isCounted) this.#bus.publish('tries', ALL, done);
    return isCounted;
  }

  #count({ login, what }: LoginTry): boolean {
    if (what === 'succeeded') {
      for (const kind of ['known', 'any']) this.#buckets.set(`${kind} ${login}`, this.#newBucket());
      return true;
    }
    const key = `${what} ${login}`;
    const bucket = this.#buckets.get(key) ?? this.#newBucket();
    this.#buckets.set(key, bucket);
    return bucket.take(this.#now());
  }

  #newBucket(): TokenBucket {
    return new TokenBucket(PER_SECOND, TRIES, this.#now());
  }
}
