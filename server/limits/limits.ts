import type { PersonId } from '@grove/protocol';
import { ApiError } from '../api/errors.ts';
import { TokenBucket } from './token-bucket.ts';

/** How much one address and one person may ask for. */
export interface Limits {
  /** HTTP requests a minute from one address. */
  readonly requests: number;
  /** New guests, log-ins, new tables and logs a minute from one address, of each. */
  readonly arrivals: number;
  readonly socketsFromOneAddress: number;
  /** Socket messages a second from one connection, and at once. */
  readonly messages: number;
  readonly messageBurst: number;
  /** Commands a second from one person, through whatever door, and at once. */
  readonly commands: number;
  readonly commandBurst: number;
}

export const usualLimits: Limits = {
  requests: 600,
  arrivals: 30,
  socketsFromOneAddress: 100,
  messages: 40,
  messageBurst: 100,
  commands: 20,
  commandBurst: 60,
};

/** Those who have not asked for so long begin with a full bucket anyway. */
const FORGOTTEN = 60_000;

/** One bucket per person, however many devices they use. */
export class PersonLimits {
  readonly #limits: Limits;
  readonly #now: () => number;
  readonly #buckets = new Map<PersonId, { readonly bucket: TokenBucket; at: number }>();

  constructor(limits: Limits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Throws when somebody asks for too much. What is hard work for the server counts for more than one. */
  take(person: PersonId, cost: number): void {
    const now = this.#now();
    const { commands, commandBurst } = this.#limits;
    const known = this.#buckets.get(person) ?? { bucket: new TokenBucket(commands, commandBurst, now), at: now };
    known.at = now;
    this.#buckets.set(person, known);
    if (!known.bucket.take(now, cost)) throw new ApiError(429, 'too-many', 'too many commands; wait a little');
  }

  sweep(): void {
    const now = this.#now();
    for (const [person, { at }] of this.#buckets) if (now - at > FORGOTTEN) this.#buckets.delete(person);
  }
}
