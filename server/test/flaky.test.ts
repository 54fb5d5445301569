import { itemAt, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { type DirectServer, directServer, settle } from './direct.ts';
import { ReliableClient } from './reliable-client.ts';

/** Entries before the game begins. */
const SET_UP = 5;

interface Parcel {
  readonly text: string;
  readonly deliver: (text: string) => void;
}

/** A network that drops, repeats, delays and reorders what it carries, all by one seed. */
class BadNetwork {
  readonly #chance: SeededChance;
  readonly #parcels: Parcel[] = [];
  carried = 0;

  constructor(seed: string) {
    this.#chance = SeededChance.from(seed);
  }

  pick(n: number): number {
    return this.#chance.pick(n);
  }

  take(text: string, deliver: (text: string) => void): void {
    const fate = this.pick(10);
    if (fate === 0) return;
    this.#parcels.push({ text, deliver });
    if (fate === 1) this.#parcels.push({ text, deliver });
  }

  /** Delivers some of what is on the way, in any order. */
  carry(): void {
    for (let count = this.pick(this.#parcels.length + 1); count > 0; count--) {
      const { text, deliver } = itemAt(this.#parcels.splice(this.pick(this.#parcels.length), 1), 0);
      deliver(text);
      this.carried++;
    }
  }
}

function connect(server: DirectServer, network: BadNetwork, client: ReliableClient): () => void {
  let up = true;
  const connection = server.connect((text) => network.take(text, (parcel) => up && client.receive(parcel)));
  client.send = (message) => network.take(JSON.stringify(message), (parcel) => up && connection.receive(parcel));
  client.greet();
  return () => {
    up = false;
    connection.closed();
  };
}

async function playOverBadNetwork(seed: string) {
  const server = await directServer();
  const guests = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Cleo')];
  const room = await server.table(guests);
  const network = new BadNetwork(seed);
  const clients = guests.map(({ person, token }) => new ReliableClient(person.name, token, room.id));
  const cuts = clients.map((client) => connect(server, network, client));
  for (
    let turn = 0;
    turn < 2000 && clients.some(({ view }) => view?.number !== room.table.data.number || view.phase !== 'finished');
    turn++
  ) {
    network.carry();
    await settle();
    const one = network.pick(clients.length);
    const client = itemAt(clients, one);
    if (network.pick(3) === 0) client.talk();
    else client.play(network.pick(3));
    if (network.pick(4) === 0) client.repeat();
    if (network.pick(8) === 0) client.greet();
    if (network.pick(20) === 0) {
      itemAt(cuts, one)();
      cuts[one] = connect(server, network, client);
    }
  }
  return { server, room, clients, network };
}

test.each(Array.from({ length: 12 }, (_, i) => `network ${i}`))(
  'over a line that drops, delays, repeats and reorders, all seats end with the same game (%s)',
  async (seed) => {
    const { server, room, clients, network } = await playOverBadNetwork(seed);
    expect(network.carried).toBeGreaterThan(20);
    const { end, seed: dealt, number } = room.table.data;
    expect(end).not.toBeNull();
    expect(clients.map(({ view }) => ({ end: view?.end, seed: view?.seed, number: view?.number }))).toEqual(
      clients.map(() => ({ end, seed: dealt, number })),
    );
    const log = await server.store.tables.entriesAfter(room.id);
    const messages = log.slice(SET_UP).map(({ message }) => message);
    // Nothing twice (the end of the game has the id of the last move), and nothing lost that was acknowledged.
    expect(new Set(messages).size).toBe(messages.length - 1);
    expect(log.filter(({ event }) => event.kind === 'moved')).toHaveLength(9);
    for (const { acknowledged } of clients) {
      for (const id of acknowledged) expect(messages).toContain(id);
    }
    expect(server.errors).toEqual([]);
  },
);
