import type { PersonId } from '@grove/protocol';
import type { Bus } from '../bus/bus.ts';

/** Called to look up again who is at the other end of a connection. */
type Recheck = () => void;

/** Changes of all people go over one topic. */
const ALL = 'people';

/**
 * The open connections of each person. A connection must learn of a new name, and above all that the token it was opened
 * with has ended, on whichever node it is.
 */
export class ConnectionRegistry {
  readonly #bus: Bus;
  readonly #open = new Map<PersonId, Set<Recheck>>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.subscribe('changed', ALL, ({ person }) => this.#recheck(person));
    // Changes during an outage of the bus were not told.
    bus.onReconnect(() => {
      for (const person of this.#open.keys()) this.#recheck(person);
    });
  }

  /** @returns how to say that it is closed */
  add(person: PersonId, recheck: Recheck): () => void {
    const open = this.#open.get(person) ?? new Set();
    this.#open.set(person, open.add(recheck));
    return () => {
      open.delete(recheck);
      if (open.size === 0 && this.#open.get(person) === open) this.#open.delete(person);
    };
  }

  /** Somebody has another name, left a club, or one of their tokens has ended. */
  personChanged(person: PersonId): void {
    this.#recheck(person);
    this.#bus.publish('changed', ALL, { person });
  }

  #recheck(person: PersonId): void {
    for (const recheck of this.#open.get(person) ?? []) recheck();
  }
}
