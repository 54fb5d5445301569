import type { PersonId } from '@grove/protocol';
import type { Bus } from '../bus/bus.ts';

type LookAgain = () => void;

/** Everybody's change is on one subject. */
const ALL = 'people';

/**
 * The open connections of each person. A name that changes, and above all a token that ends, must not live on in what was
 * opened with it, on whichever node it is.
 */
export class ConnectionRegistry {
  readonly #bus: Bus;
  readonly #open = new Map<PersonId, Set<LookAgain>>();

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.subscribe('changed', ALL, ({ person }) => this.#lookAgain(person));
    // Something may have been said meanwhile.
    bus.onReturn(() => {
      for (const person of this.#open.keys()) this.#lookAgain(person);
    });
  }

  /** @returns how to say that it is closed */
  add(person: PersonId, lookAgain: LookAgain): () => void {
    const open = this.#open.get(person) ?? new Set();
    this.#open.set(person, open.add(lookAgain));
    return () => {
      open.delete(lookAgain);
      if (open.size === 0 && this.#open.get(person) === open) this.#open.delete(person);
    };
  }

  /** Somebody has another name, or a token less. */
  changed(person: PersonId): void {
    this.#lookAgain(person);
    this.#bus.publish('changed', ALL, { person });
  }

  #lookAgain(person: PersonId): void {
    for (const lookAgain of this.#open.get(person) ?? []) lookAgain();
  }
}
