import { gameModules as games } from '@grove/games/loaded';
import type { GameModule } from '@grove/game-kit';
import { itemAt, newestRules } from '@grove/kernel';
import { acorns, NEXT_RULES, withNextRules } from '@grove/kernel/sample';
import type { TableView } from '@grove/protocol';
import { createTable, type Entry, tableOf } from '@grove/table';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { Alarms } from '../schedule/alarms.ts';
import type { Store } from '../store/store.ts';
import { Rooms } from '../tables/rooms.ts';
import { summaryOf } from '../tables/summary.ts';
import { gameModules } from './game-modules.ts';
import { newBackend, newStore } from './backend.ts';
import { SocketClient } from './socket-client.ts';
import { inlineBots } from './inline-bots.ts';
import { member } from './club-scene.ts';
import { cup, Desk, window } from './tournament-play.ts';
import { HttpClient, eventually, testServer } from './server.ts';

/** So many entries that there is a checkpoint. */
const TALK = 70;

const before: readonly GameModule[] = [...gameModules, ...games];
const after: readonly GameModule[] = before.map((module) => ({ ...module, game: withNextRules(module.game) }));
/** Who is waited for, so that nothing happens by itself. */
const waitedFor = ({ seats }: TableView): string[] =>
  seats.filter(({ waited }) => waited).map(({ bot }) => (bot === null ? 'person' : 'bot'));

const addressOf = (app: FastifyInstance): string => app.listeningOrigin.replace('http', 'ws');

describe.each(before.map(({ game, bots }) => [game.id, newestRules(game), itemAt(Object.keys(bots), 0)] as const))(
  'a server with new rules for %s',
  (game, rules, bot) => {
    test('goes on with its tables by the old ones, and the program before it leaves the new ones alone', async () => {
      const backend = await newBackend();
      const open = async (known: readonly GameModule[]): Promise<FastifyInstance> => {
        const app = await testServer({ ...(await backend.open()), gameModules: known, bots: inlineBots(known) });
        await app.listen({ port: 0, host: '127.0.0.1' });
        return app;
      };
      const first = await open(before);
      const anna = await HttpClient.guest(first, 'Anna');
      const at = (app: FastifyInstance): HttpClient =>
        Object.assign(Object.create(HttpClient.prototype) as HttpClient, anna, { app });
      const table = await anna.table(['me', bot], { game, start: true });
      for (let i = 0; i < TALK; i++) await anna.do(table, { kind: 'chat', text: `${i}` }, `talk ${i}`);
      await eventually(async () => waitedFor(await anna.view(table))).toEqual(['person']);
      const seen = await anna.view(table);
      const moves = await anna.moves(table);
      await first.close();

      const second = await open(after);
      expect(await at(second).view(table)).toEqual(seen);
      // By the new rules the last of them would be forbidden.
      expect(await at(second).moves(table)).toEqual(moves);
      expect((await at(second).do(table, { kind: 'move', step: moves.at(-1) }, 'step')).status).toBe(200);
      const newer = await at(second).table(['me', bot], { game, start: true });
      expect((await at(second).view(newer)).rules).toBe(NEXT_RULES);
      const begun = await at(second).view(newer);
      await second.close();

      const third = await open(before);
      expect((await at(third).view(table)).rules).toBe(rules);
      const refused = { status: 409, body: { error: { kind: 'newer-rules' } } };
      expect(await at(third).call('GET', `/tables/${newer}`)).toMatchObject(refused);
      expect(await at(third).do(newer, { kind: 'leave' }, 'leave')).toMatchObject(refused);
      const socket = await new SocketClient(addressOf(third)).opened();
      expect(await socket.ask({ type: 'watch', table: newer }, 'error')).toMatchObject({ kind: 'newer-rules' });
      const { body } = await at(third).call<{ table: string }[]>('GET', '/me/tables');
      expect(body.map((listed) => listed.table).toSorted()).toEqual([table, newer].toSorted());
      await third.close();

      const fourth = await open(after);
      expect((await at(fourth).view(newer)).number).toBeGreaterThanOrEqual(begun.number);
    });
  },
);

describe('a node that does not know the rules of a table', () => {
  const people = [
    { id: 'p-anna', name: 'Anna' },
    { id: 'p-bert', name: 'Bert' },
  ];
  const known = { game: acorns, bots: ['random', 'greedy'] };
  const newer = { ...known, game: withNextRules(acorns) };
  const settings = { clock: { kind: 'move', seconds: 5 } as const };
  const seats = people.map((person) => ({ person, bot: null }));
  let now = 1_000_000;

  async function begin(store: Store, id: string, tableGame: typeof known): Promise<void> {
    const first = createTable(tableGame, { table: id, players: 2, settings, seats }, itemAt(people, 0), now) as Entry[];
    const started = { rules: newestRules(tableGame.game), options: { winner: 'highest' }, seed: 's' };
    const log = [...first, { ...itemAt(first, 0), number: 4, event: { kind: 'started' as const, ...started } }];
    await store.tables.append(id, 'acorns', 0, log);
    await store.tables.saveSummary(summaryOf(tableOf(tableGame, log)));
  }

  function nodeWith(tableGame: typeof known, store: Store) {
    const troubles: string[] = [];
    const report = (error: unknown): void => void troubles.push(String(error));
    const rooms = new Rooms([tableGame], { store: store.tables, bus: localBus(), now: () => now, report });
    return { troubles, rooms, alarms: new Alarms(store.tables, rooms, () => now, report) };
  }

  const timesOut = async ({ rooms }: ReturnType<typeof nodeWith>, id: string) =>
    (await rooms.get(id))?.table.data.clocks.map(({ outAt }) => outAt);

  test('leaves it to the others soon, and minds the clocks of the tables that it knows', async () => {
    const store = await newStore();
    await begin(store, 't-newer', newer);
    await begin(store, 't-known', known);
    await store.tables.settled();
    const [older, updated] = [nodeWith(known, store), nodeWith(newer, store)];
    now += 5000;
    await older.alarms.tickDue();
    expect(older.troubles).toEqual([expect.stringContaining(`acorns was played with newer rules (${NEXT_RULES})`)]);
    expect(await timesOut(older, 't-known')).toEqual([now, now]);
    expect(await store.tables.entriesAfter('t-newer')).toHaveLength(4);
    now += 3000;
    await updated.alarms.tickDue();
    expect(await timesOut(updated, 't-newer')).toEqual([now, now]);
  });

  test('asks less and less often where there are no others', async () => {
    const store = await newStore();
    await begin(store, 't-newer', newer);
    await store.tables.settled();
    const older = nodeWith(known, store);
    for (let second = 0; second < 3600; second++) {
      now += 1000;
      await older.alarms.tickDue();
    }
    expect(older.troubles.length).toBeGreaterThan(5);
    expect(older.troubles.length).toBeLessThan(15);
  });
});

test('a duplicate goes on by the rules that it was made with, for whoever comes after an upgrade too', async () => {
  const backend = await newBackend();
  const open = async (known: readonly GameModule[]): Promise<FastifyInstance> =>
    testServer({ ...(await backend.open()), gameModules: known, bots: inlineBots(known) });
  const first = await open(before);
  const people = [await member(first, 'Anna'), await member(first, 'Bert')];
  const format = { kind: 'duplicate', deals: 1, rotate: false, compare: 'points' } as const;
  const desk = await Desk.make(itemAt(people, 0), cup(format, { times: window() }));
  const others = [await HttpClient.guest(first, 'Cleo'), await HttpClient.guest(first, 'Dora')];
  for (const person of [...people, ...others]) await desk.of(person).must({ kind: 'register' });
  await desk.must({ kind: 'start' });
  for (const person of people) await desk.of(person).must({ kind: 'wait' });
  const early = await itemAt(people, 0).view(await desk.table());
  await first.close();
  const second = await open(after);
  const late = others.map((person) => person.at(second));
  for (const person of late) await desk.of(person).must({ kind: 'wait' });
  const [cleo] = late;
  if (cleo === undefined) throw new Error('nobody came');
  const table = await desk.of(cleo).table();
  expect((await cleo.view(table)).rules).toBe(early.rules);
  expect(early.rules).not.toBe(NEXT_RULES);
});
