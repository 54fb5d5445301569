import { setTimeout as delay } from 'node:timers/promises';
import type { PersonId } from '@grove/protocol';
import type { Bus, NodePresence } from '../bus/bus.ts';

/** Milliseconds in which the other nodes answer who has a table open there. */
const ANSWERED_WITHIN = 250;

/** Called with the people who no longer have the table open elsewhere, and whether a node wants to know who has it here. */
type OnChange = (gone: readonly PersonId[], isAsked: boolean) => void;

/** Who has one table open on the other nodes. */
export class RemotePresence {
  readonly #nodes = new Map<string, NodePresence>();
  readonly #onChange: OnChange;
  readonly #self: string;
  /** Stops listening to the other nodes. */
  readonly close: () => void;

  constructor(bus: Bus, table: string, self: string, onChange: OnChange) {
    this.#self = self;
    this.#onChange = onChange;
    this.close = bus.subscribe('company', table, (presence) => this.#update(presence));
  }

  /** Everybody who has the table open elsewhere, for a node where nobody has it open. */
  static async ask(bus: Bus, table: string, self: string): Promise<PersonId[]> {
    const remote = new RemotePresence(bus, table, self, () => undefined);
    bus.publish('company', table, { node: self, people: [], strangers: 0, asks: true });
    await delay(ANSWERED_WITHIN, undefined, { ref: false });
    remote.close();
    return remote.people;
  }

  get people(): PersonId[] {
    return [...this.#nodes.values()].flatMap(({ people }) => people);
  }

  get strangers(): number {
    return [...this.#nodes.values()].reduce((sum, { strangers }) => sum + strangers, 0);
  }

  /** For a node that has died. */
  forget(node: string): void {
    if (this.#nodes.has(node)) this.#update({ node, people: [], strangers: 0, asks: false });
  }

  #update(presence: NodePresence): void {
    const { node, people, strangers, asks } = presence;
    if (node === this.#self) return;
    const before = this.#nodes.get(node)?.people ?? [];
    if (people.length + strangers > 0) this.#nodes.set(node, presence);
    else this.#nodes.delete(node);
    const here = this.people;
    this.#onChange(
      before.filter((person) => !here.includes(person)),
      asks,
    );
  }
}
