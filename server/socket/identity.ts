import type { Person } from '@grove/protocol';
import type { Known, People } from '../people/people.ts';
import type { ConnectionRegistry } from './connection-registry.ts';

export interface IdentityServices {
  readonly people: People;
  readonly connections: ConnectionRegistry;
  readonly report: (error: unknown) => void;
}

/** Who is at the other end of a connection, for as long as the token is good that was shown. */
export class Identity {
  readonly #services: IdentityServices;
  readonly #signedOut: () => void;
  #person: Person | undefined;
  #forget: () => void = () => undefined;
  #closed = false;

  constructor(services: IdentityServices, signedOut: () => void) {
    this.#services = services;
    this.#signedOut = signedOut;
  }

  /** Nobody, before a good token was shown. */
  get person(): Person | undefined {
    return this.#person;
  }

  /** The person whose token it is, from now on; undefined, and nothing is changed, if it is no good. */
  async show(token: string): Promise<Person | undefined> {
    const { people, connections } = this.#services;
    const known = await people.known(token);
    if (known === undefined || this.#closed) return undefined;
    this.#forget();
    this.#forget = connections.add(known.person.id, () => void this.#lookAgain(known));
    this.#person = known.person;
    return known.person;
  }

  close(): void {
    this.#closed = true;
    this.#forget();
  }

  /** Whoever has signed out, here or elsewhere, is not served any more. */
  async #lookAgain({ token }: Known): Promise<void> {
    try {
      const known = await this.#services.people.stillKnown(token);
      if (known === undefined) this.#signedOut();
      else this.#person = known.person;
    } catch (error) {
      this.#services.report(error);
    }
  }
}
