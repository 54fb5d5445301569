import { itemAt } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { createTable, type Entry } from '@grove/table';
import { describe, expect, test } from 'vitest';
import { testModule } from './game-modules.ts';
import { silentBots } from './inline-bots.ts';
import { newBackend } from './backend.ts';
import { HttpClient, eventually, testServer } from './server.ts';

const anna = { id: 'p-anna', name: 'Anna' };

describe('a server that starts again', () => {
  test('goes on with every table, and moves the bots whose turn it was', async () => {
    const backend = await newBackend();
    const before = await testServer({
      ...(await backend.open()),
      bots: silentBots(),
    });
    const caller = await HttpClient.guest(before, 'Anna');
    const table = await caller.table(['me', 'random'], { start: true });
    await caller.do(table, { kind: 'move', step: (await caller.moves(table))[0] });
    const seen = await caller.view(table);
    await before.close();
    const after = await testServer({ ...(await backend.open()) });
    await after.listen({ port: 0, host: '127.0.0.1' });
    const again = caller.at(after);
    await eventually(async () => (await again.view(table)).playing?.steps).toBeGreaterThanOrEqual(2);
    expect((await again.view(table)).commitment).toBe(seen.commitment);
  });

  test('does not count the time it was away against anybody', async () => {
    const backend = await newBackend();
    let now = 1_000_000;
    const before = await testServer({ ...(await backend.open()), now: () => now });
    const caller = await HttpClient.guest(before, 'Anna');
    const settings = { clock: { kind: 'move', seconds: 60 } };
    const table = await caller.table(['me', 'random'], { start: true, settings });
    now += 1500;
    await before.close();
    now += 3_600_000;
    const after = await testServer({ ...(await backend.open()), now: () => now });
    const again = caller.at(after);
    const { seats } = await again.view(table);
    expect(seats[0]).toMatchObject({ deadline: now + 58_500, out: false, bot: null });
  });

  test('counts a rated game that ended just before a crash', async () => {
    const backend = await newBackend();
    const { store: crashed } = await backend.open();
    const tableGame = { game: acorns, bots: Object.keys(testModule.bots) };
    const people = [anna, { id: 'p-bert', name: 'Bert' }];
    for (const { id, name } of people) {
      const person = {
        id,
        name,
        createdAt: 1,
        login: null,
        password: null,
        passkeys: null,
        preferences: '{}',
        calendar: null,
      };
      await crashed.people.addPerson(person, { id, hash: new Uint8Array(32), person: id, createdAt: 1, name: null });
    }
    const seats = people.map((person) => ({ person, bot: null }));
    const setup = { table: 't-end', players: 2, settings: { rated: true }, seats };
    const first = createTable(tableGame, setup, anna, 1000) as Entry[];
    const started = { kind: 'started', rules: '1.0', options: { winner: 'highest' }, seed: 's' } as const;
    const finished = { kind: 'finished', how: 'played', totals: [9, 3], winners: [0] } as const;
    const entry = (event: Entry['event'], number: number): Entry => ({ ...itemAt(first, 0), number, event });
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
    const tableGame = { game: acorns, bots: Object.keys(testModule.bots) };
    const settings = { open: true };
    const setup = { table: 't-lost', players: 2, settings, seats: [{ person: anna, bot: null }] };
    await crashed.tables.append('t-lost', 'acorns', 0, createTable(tableGame, setup, anna, 1000) as Entry[]);
    expect(await crashed.tables.openTables(9)).toEqual([]);
    await crashed.close();
    const app = await testServer({ ...(await backend.open()) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await eventually(async () => (await app.inject('/api/v1/tables')).json<unknown[]>()).toHaveLength(1);
  });
});
