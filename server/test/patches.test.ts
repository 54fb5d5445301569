import { gameModules } from '@grove/games/loaded';
import { applyPatch, isRefusal, itemAt, type JsonPatch, SeededChance, type Viewer } from '@grove/kernel';
import type { Command, Person, ServerMessage, TableView } from '@grove/protocol';
import { legalSteps, tableView, waitingSeats } from '@grove/table';
import { describe, expect, test } from 'vitest';
import type { Connection } from '../socket/connection.ts';
import type { Room } from '../tables/room.ts';
import { type DirectServer, directServer, settle } from './direct.ts';
import { gameModules as sampleModules } from './game-modules.ts';

type Guest = Awaited<ReturnType<DirectServer['guest']>>;

/** A client that takes patches and goes by nothing else; it never asks again. */
class PatchedClient {
  person: Person | undefined;
  readonly as: Viewer | undefined;
  readonly #connection: Connection;
  view: TableView | undefined;
  patches = 0;
  wholes = 0;

  constructor(server: DirectServer, table: string, guest: Guest | undefined, as?: Viewer) {
    this.as = as;
    this.#connection = server.connect((text) => this.#receive(JSON.parse(text) as ServerMessage));
    if (guest !== undefined) this.hello(guest);
    this.#say({ type: 'watch', table, ...(as !== undefined && { as }), patches: true });
  }

  hello({ person, token }: Guest): void {
    this.person = person;
    this.#say({ type: 'hello', token });
  }

  #say(message: object): void {
    this.#connection.receive(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'table') this.view = message.view;
    else if (message.type === 'update' && 'view' in message) {
      this.view = message.view;
      this.wholes++;
    } else if (message.type === 'update') {
      expect(message.since).toBe(this.view?.number);
      this.view = applyPatch(this.view, message.patch as JsonPatch);
      this.patches++;
    }
  }

  expectToSee(room: Room): void {
    const view = tableView(room.table, this.person?.id, this.as);
    if (isRefusal(view)) throw new Error(view.reason);
    expect(this.view).toEqual(JSON.parse(JSON.stringify(view)));
  }
}

/** Runs a command, and sees to it that every client has the view that a new one would be told. */
type Run = (guest: Guest, command: Command) => Promise<boolean>;

function runner(server: DirectServer, room: Room, clients: readonly PatchedClient[]): Run {
  let count = 0;
  return async ({ person }, command) => {
    const answer = await server.tables.run(room, person, `${count++}`, command);
    await settle();
    for (const client of clients) client.expectToSee(room);
    return !('refusal' in answer);
  };
}

/** What people do besides playing, each of it now and then. */
function besides([anna, bert, cleo, dora]: readonly Guest[] &
  readonly [Guest, Guest, Guest, Guest]): readonly (readonly [Guest, Command])[] {
  return [
    [anna, { kind: 'chat', text: 'Hello, "all" of you, ~/\\ ü' }],
    [bert, { kind: 'note', text: 'keep this in mind' }],
    [cleo, { kind: 'mute', person: anna.person.id, on: true, forAll: false }],
    [anna, { kind: 'chat', text: 'Nobody hears me' }],
    [dora, { kind: 'chat', text: 'I only watch' }],
    [bert, { kind: 'undo' }],
    [anna, { kind: 'mute', person: dora.person.id, on: true, forAll: true }],
    [bert, { kind: 'ask-undo' }],
    [anna, { kind: 'answer-undo', yes: true }],
    [cleo, { kind: 'answer-undo', yes: true }],
    [cleo, { kind: 'leave' }],
    [cleo, { kind: 'return' }],
    [dora, { kind: 'note', text: 'seen' }],
    [dora, { kind: 'note', text: '' }],
    [anna, { kind: 'vote-end', yes: true }],
    [anna, { kind: 'vote-end', yes: false }],
  ];
}

async function openTable(server: DirectServer, game: string, guests: readonly Guest[]) {
  const room = await server.tables.create(itemAt(guests, 0).person, { game, players: 4, seats: ['me'] });
  if (isRefusal(room)) throw new Error(room.reason);
  const seats = guests.map((guest) => new PatchedClient(server, room.id, guest));
  const onlookers = [
    new PatchedClient(server, room.id, undefined),
    new PatchedClient(server, room.id, undefined),
    new PatchedClient(server, room.id, itemAt(guests, 0), 'public'),
    new PatchedClient(server, room.id, itemAt(guests, 1), 'public'),
  ];
  await settle();
  return { room, seats, clients: [...seats, ...onlookers] };
}

async function playOn(room: Room, guests: readonly Guest[], run: Run, chance: SeededChance): Promise<void> {
  const seat = itemAt(waitingSeats(room.table), 0);
  const guest = itemAt(guests, seat);
  const steps = legalSteps(room.table, guest.person.id);
  await run(guest, { kind: 'move', step: itemAt(steps, chance.pick(steps.length)) });
}

/** Besides playing, people do something so often; in longer games more seldom, to be quick. */
const EVERY = 5;
const MOST_STEPS = 400;

describe.each(gameModules.map(({ game }) => game.id))('at a table of %s', (game) => {
  test('whoever takes patches has always the view that is told to newcomers', async () => {
    const server = await directServer(gameModules);
    const guests = [];
    for (const name of ['Anna', 'Bert', 'Cleo', 'Dora']) guests.push(await server.guest(name));
    const [anna, bert, cleo, dora] = guests as [Guest, Guest, Guest, Guest];
    const { room, seats, clients } = await openTable(server, game, guests);
    const run = runner(server, room, clients);
    expect(await run(anna, { kind: 'configure', players: 3, settings: { ...room.table.data.settings } })).toBe(true);
    for (const [seat, guest] of [bert, dora, cleo].entries())
      await run(guest, { kind: 'sit', seat: Math.min(seat + 1, 2) });
    expect(await run(anna, { kind: 'clear-seat', seat: 2 })).toBe(true);
    await run(cleo, { kind: 'sit', seat: 2 });
    expect(await run(anna, { kind: 'start' })).toBe(true);
    const chance = SeededChance.from('patches', game);
    const others = besides([anna, bert, cleo, dora]);
    let done = 0;
    for (let step = 0; step < MOST_STEPS && room.table.data.phase === 'playing'; step++) {
      await playOn(room, guests, run, chance);
      const [who, command] = others[step / EVERY] ?? [];
      if (who !== undefined && command !== undefined && (await run(who, command))) done++;
    }
    expect(done).toBeGreaterThan(8);
    if (room.table.data.phase === 'playing')
      for (const guest of [anna, bert, cleo]) await run(guest, { kind: 'vote-end', yes: true });
    expect(room.table.data.phase).toBe('finished');
    await run(bert, { kind: 'rematch' });
    for (const { patches, wholes } of clients) expect(patches).toBeGreaterThan(4 * wholes);
    expect(seats).toHaveLength(4);
    expect(server.errors).toEqual([]);
  });
});

test('whoever says hello as somebody else is told the views of that person, and back', async () => {
  const server = await directServer();
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
  const [cleo, dora] = [await server.guest('Cleo'), await server.guest('Dora')];
  const room = await server.table([anna, bert]);
  const client = new PatchedClient(server, room.id, cleo);
  await settle();
  const run = runner(server, room, [client, new PatchedClient(server, room.id, undefined)]);
  for (const person of [undefined, dora, cleo, anna, cleo, dora]) {
    if (person !== undefined) client.hello(person);
    await settle();
    for (const text of ['one', 'two', 'three']) await run(bert, { kind: 'chat', text });
  }
  expect(client.patches).toBeGreaterThan(3);
});

test('whoever was not told of an entry, since the server failed, is told everything with the next', async () => {
  const module = itemAt(sampleModules, 0);
  let fails = false;
  const view: typeof module.game.view = (...seen) => {
    if (fails) throw new Error('no view');
    return module.game.view(...seen);
  };
  const game = Object.assign(Object.create(module.game) as typeof module.game, { view });
  const server = await directServer([{ ...module, game }]);
  const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
  const room = await server.table([anna, bert]);
  const client = new PatchedClient(server, room.id, anna);
  await settle();
  const run = runner(server, room, [client]);
  for (const text of ['one', 'two']) await run(bert, { kind: 'chat', text });
  const { wholes } = client;
  fails = true;
  await server.tables.run(room, bert.person, 'lost', { kind: 'chat', text: 'lost' });
  fails = false;
  await run(bert, { kind: 'chat', text: 'found' });
  expect(server.errors).toHaveLength(1);
  expect(client.wholes).toBe(wholes + 1);
});
