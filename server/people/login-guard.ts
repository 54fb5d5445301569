import { RecentlyUsed } from '@grove/kernel';
import { TokenBucket } from '../limits/token-bucket.ts';
import { TooManyCommands } from '../limits/person-limits.ts';

/** Wrong passwords for one login at once, and a second on average: one a minute. */
const TRIES = 10;
const PER_SECOND = 1 / 60;
/** Logins that are remembered. */
const LOGINS = 100_000;

/**
 * Slows down whoever tries passwords for one login, from however many addresses. Whoever comes from the address that the account's
 * person was last seen at has tries of their own, so that nobody can be locked out by others.
 */
export class LoginGuard {
  readonly #now: () => number;
  readonly #buckets = new RecentlyUsed<TokenBucket>(LOGINS);

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws TooManyCommands after too many tries. To be called before the password is looked at. */
  try(login: string, isKnownAddress: boolean): void {
    const key = `${isKnownAddress ? 'known' : 'any'} ${login}`;
    const bucket = this.#buckets.get(key) ?? new TokenBucket(PER_SECOND, TRIES, this.#now());
    this.#buckets.set(key, bucket);
    if (!bucket.take(this.#now())) throw new TooManyCommands();
  }

  /** The password was right: earlier tries are forgotten. */
  succeeded(login: string): void {
    for (const kind of ['known', 'any'])
      this.#buckets.set(`${kind} ${login}`, new TokenBucket(PER_SECOND, TRIES, this.#now()));
  }
}
