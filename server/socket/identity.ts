import type { Person } from '@grove/protocol';
import type { Authenticated, People } from '../people/people.ts';
import type { ConnectionRegistry } from './connection-registry.ts';

export interface IdentityServices {
  readonly people: People;
  readonly connections: ConnectionRegistry;
  readonly report: (error: unknown) => void;
}

/** What happens to the person of a connection while it is open. */
interface IdentityEvents {
  readonly signedOut: () => void;
  /** The person has another name, or came to a club or left one. */
  readonly changed: () => void;
}

/** Who is at the other end of a connection, until the token that was shown ends. */
export class Identity {
  readonly #services: IdentityServices;
  readonly #address: string;
  readonly #events: IdentityEvents;
  #person: Person | undefined;
  #unregister: () => void = () => undefined;
  #closed = false;

  constructor(services: IdentityServices, address: string, events: IdentityEvents) {
    this.#services = services;
    this.#address = address;
    this.#events = events;
  }

  /** Undefined until a valid token was shown. */
  get person(): Person | undefined {
    return this.#person;
  }

  /** Takes the token's person for this connection; undefined, and nothing is changed, if the token is not valid. */
  async signIn(token: string): Promise<Person | undefined> {
    const { people, connections } = this.#services;
    const known = await people.authenticate(token, this.#address);
    if (known === undefined || this.#closed) return undefined;
    this.#unregister();
    this.#unregister = connections.add(known.person.id, () => void this.#recheck(known));
    this.#person = known.person;
    return known.person;
  }

  close(): void {
    this.#closed = true;
    this.#unregister();
  }

  /** The person may have another name, or have ended the token, on this node or on another. */
  async #recheck({ token }: Authenticated): Promise<void> {
    try {
      const known = await this.#services.people.ownerOf(token);
      if (known === undefined) return this.#events.signedOut();
      this.#person = known.person;
      this.#events.changed();
    } catch (error) {
      this.#services.report(error);
    }
  }
}
