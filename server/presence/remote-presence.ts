import { setTimeout as delay } from 'node:timers/promises';
import type { PersonId } from '@grove/protocol';
import type { Bus, NodePresence } from '../bus/bus.ts';

/** Milliseconds in which the other nodes answer who is with them. */
const PATIENCE = 250;

/** Called with those who are gone, and whether another node wants to know who is here. */
type Change = (gone: readonly PersonId[], isAsked: boolean) => void;

/** Who has one table open on the other nodes. */
export class RemotePresence {
  readonly #companies = new Map<string, NodePresence>();
  readonly #change: Change;
  readonly #self: string;
  /** Hear no more of them. */
  readonly close: () => void;

  constructor(bus: Bus, table: string, self: string, change: Change) {
    this.#self = self;
    this.#change = change;
    this.close = bus.subscribe('company', table, (company) => this.#hear(company));
  }

  /** Everybody who has the table open elsewhere; for a node where nobody has it open. */
  static async ask(bus: Bus, table: string, self: string): Promise<PersonId[]> {
    const remote = new RemotePresence(bus, table, self, () => undefined);
    bus.publish('company', table, { node: self, people: [], strangers: 0, asks: true });
    await delay(PATIENCE, undefined, { ref: false });
    remote.close();
    return remote.people;
  }

  get people(): PersonId[] {
    return [...this.#companies.values()].flatMap(({ people }) => people);
  }

  get strangers(): number {
    return [...this.#companies.values()].reduce((sum, { strangers }) => sum + strangers, 0);
  }

  /** A node has died. */
  lose(node: string): void {
    if (this.#companies.has(node)) this.#hear({ node, people: [], strangers: 0, asks: false });
  }

  #hear(company: NodePresence): void {
    const { node, people, strangers, asks } = company;
    if (node === this.#self) return;
    const before = this.#companies.get(node)?.people ?? [];
    if (people.length + strangers > 0) this.#companies.set(node, company);
    else this.#companies.delete(node);
    const here = this.people;
    this.#change(
      before.filter((person) => !here.includes(person)),
      asks,
    );
  }
}
