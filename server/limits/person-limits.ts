import type { PersonId } from '@grove/protocol';
import type { Limits } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

/** Milliseconds without a command after which a bucket is full again and need not be kept. */
const FORGET_AFTER = 60_000;

/** Thrown by whoever sends commands faster than the limits allow. */
export class TooManyCommands extends Error {}

/** One bucket of commands per person, however many devices they use. */
export class PersonLimits {
  readonly now: () => number;
  readonly limits: Limits;
  readonly #buckets = new Map<PersonId, { readonly bucket: TokenBucket; at: number }>();

  constructor(limits: Limits, now: () => number) {
    this.limits = limits;
    this.now = now;
  }

  /** Throws TooManyCommands when the bucket is empty. A command that is hard work for the server costs more than one. */
  take(person: PersonId, cost: number): void {
    const now = this.now();
    const { commands, commandBurst } = this.limits;
    const known = this.#buckets.get(person) ?? { bucket: new TokenBucket(commands, commandBurst, now), at: now };
    known.at = now;
    this.#buckets.set(person, known);
    if (!known.bucket.take(now, cost)) throw new TooManyCommands();
  }

  sweep(): void {
    const now = this.now();
    for (const [person, { at }] of this.#buckets) if (now - at > FORGET_AFTER) this.#buckets.delete(person);
  }
}
