import { newestRules } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { createTable, type Entry, tableOf } from '@grove/table';
import { describe, expect, test } from 'vitest';
import { localBus } from '../bus/local.ts';
import { Alarms } from '../schedule/alarms.ts';
import { Rooms } from '../tables/rooms.ts';
import { summaryOf } from '../tables/summary.ts';
import { gameModules } from './game-modules.ts';
import { silentBots } from './inline-bots.ts';
import { newBackend, newStore } from './backend.ts';
import { Caller, eventually, testServer } from './server.ts';

const anna = { id: 'p-anna', name: 'Anna' };

describe('a server that starts again', () => {
  test('goes on with every table, and moves the bots whose turn it was', async () => {
    const backend = await newBackend();
    const before = await testServer({
      ...(await backend.open()),
      bots: silentBots(),
    });
    const caller = await Caller.arrive(before, 'Anna');
    const table = await caller.table(['me', 'random'], { start: true });
    await caller.do(table, { kind: 'move', step: (await caller.moves(table))[0] });
    const seen = await caller.view(table);
    await before.close();
    const after = await testServer({ ...(await backend.open()) });
    await after.listen({ port: 0, host: '127.0.0.1' });
    const again = Object.assign(Object.create(Caller.prototype) as Caller, caller, { app: after });
    await eventually(async () => (await again.view(table)).playing?.steps).toBeGreaterThanOrEqual(2);
    expect((await again.view(table)).commitment).toBe(seen.commitment);
  });

  test('does not count the time it was away against anybody', async () => {
    const backend = await newBackend();
    let now = 1_000_000;
    const before = await testServer({ ...(await backend.open()), now: () => now });
    const caller = await Caller.arrive(before, 'Anna');
    const settings = { clock: { kind: 'move', seconds: 60 } };
    const table = await caller.table(['me', 'random'], { start: true, settings });
    now += 1500;
    await before.close();
    now += 3_600_000;
    const after = await testServer({ ...(await backend.open()), now: () => now });
    const again = Object.assign(Object.create(Caller.prototype) as Caller, caller, { app: after });
    const { seats } = await again.view(table);
    expect(seats[0]).toMatchObject({ deadline: now + 58_500, out: false, bot: null });
  });

  test('counts a rated game that ended just before a crash', async () => {
    const backend = await newBackend();
    const { store: crashed } = await backend.open();
    const kit = { game: acorns, bots: Object.keys(gameModules[0].bots) };
    const seats = [anna, { id: 'p-bert', name: 'Bert' }].map((person) => ({ person, bot: null }));
    const plan = { table: 't-end', players: 2, settings: { rated: true }, seats };
    const first = createTable(kit, plan, anna, 1000) as Entry[];
    const started = { kind: 'started', rules: '1.0', options: { winner: 'highest' }, seed: 's' } as const;
    const finished = { kind: 'finished', how: 'played', totals: [9, 3], winners: [0] } as const;
    const entry = (event: Entry['event'], number: number): Entry => ({ ...first[0], number, event });
    await crashed.tables.append('t-end', 'acorns', 0, [...first, entry(started, 4), entry(finished, 5)]);
    await crashed.close();
    const app = await testServer({ ...(await backend.open()) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const board = async () => (await app.inject('/api/v1/leaderboards/acorns')).json<{ player: string }[]>();
    await eventually(async () => (await board()).map(({ player }) => player)).toEqual(['p-anna', 'p-bert']);
  });

  test('finds the summaries that a crash has kept from following', async () => {
    const backend = await newBackend();
    const { store: crashed } = await backend.open();
    const kit = { game: acorns, bots: Object.keys(gameModules[0].bots) };
    const settings = { open: true };
    const plan = { table: 't-lost', players: 2, settings, seats: [{ person: anna, bot: null }] };
    await crashed.tables.append('t-lost', 'acorns', 0, createTable(kit, plan, anna, 1000) as Entry[]);
    expect(await crashed.tables.openTables(9)).toEqual([]);
    await crashed.close();
    const app = await testServer({ ...(await backend.open()) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await eventually(async () => (await app.inject('/api/v1/tables')).json<unknown[]>()).toHaveLength(1);
  });
});

describe('a table that this program cannot play', () => {
  test('is left alone with a message, looked at seldom, and the clocks of the others go on', async () => {
    const store = await newStore();
    let now = 1_000_000;
    const seats = [anna, { id: 'p-bert', name: 'Bert' }].map((person) => ({ person, bot: null }));
    const settings = { clock: { kind: 'move', seconds: 5 } as const };
    const newer = { game: { ...acorns, rulesVersions: ['1.0', '2.0'] }, bots: ['random', 'greedy'] };
    const kit = { ...newer, game: acorns };
    for (const [id, module] of [
      ['t-newer', newer],
      ['t-known', kit],
    ] as const) {
      const first = createTable(module, { table: id, players: 2, settings, seats }, anna, now) as Entry[];
      const started = { rules: newestRules(module.game), options: { winner: 'highest' }, seed: 's' };
      const log = [...first, { ...first[0], number: 4, event: { kind: 'started' as const, ...started } }];
      await store.tables.append(id, 'acorns', 0, log);
      await store.tables.saveSummary(summaryOf(tableOf(module, log)));
    }
    await store.tables.settled();
    const troubles: string[] = [];
    const report = (error: unknown): void => void troubles.push(String(error));
    const rooms = new Rooms([kit], { store: store.tables, bus: localBus(), now: () => now, report });
    const alarms = new Alarms(store.tables, rooms, () => now, report);
    now += 5000;
    expect(await store.tables.claimDue(now, now)).toHaveLength(2);
    await alarms.look();
    await alarms.look();
    expect(troubles).toEqual([expect.stringContaining('acorns was played with newer rules (2.0)')]);
    expect((await rooms.get('t-known'))?.table.data.clocks.map(({ outAt }) => outAt)).toEqual([now, now]);
    expect(await store.tables.entriesAfter('t-newer')).toHaveLength(4);
  });
});
