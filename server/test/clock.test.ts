import { itemAt } from '@grove/kernel';
import type { Player } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { newBackend } from './backend.ts';
import { silentBots } from './inline-bots.ts';
import { HttpClient, eventually, testServer } from './server.ts';

const DAY = 86_400_000;
// The other clocks would take a jump of the time for one in which no server was alive, and wait.
const clock = { kind: 'days', days: 1 };

/** A started table at which it is Bert's turn to choose. */
async function bertsTurn(anna: HttpClient, bert: HttpClient, settings: object): Promise<string> {
  const table = await anna.table(['me', 'open'], { settings: { clock, ...settings } });
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  await play(anna, table);
  return table;
}

const play = async (person: HttpClient, table: string) =>
  person.do(table, { kind: 'move', step: (await person.moves(table))[0] });

const seatOfBert = async (asker: HttpClient, table: string) => itemAt((await asker.view(table)).seats, 1);

describe('a clock that runs out, though nobody asks', () => {
  test('gives a grace, then the stand-in plays the turn and gets up', async () => {
    let now = 1_000_000;
    const app = await testServer({ now: () => now });
    const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
    const table = await bertsTurn(anna, bert, { standIn: 'random' });
    now += DAY;
    await eventually(async () => (await seatOfBert(anna, table)).out).toBe(true);
    now += DAY / 2;
    await eventually(async () => (await anna.view(table)).playing?.steps).toBe(2);
    expect(await seatOfBert(anna, table)).toMatchObject({ bot: null, missed: 1, covered: false, substituted: true });
    // The next deadline is a full period away.
    expect((await seatOfBert(anna, table)).deadline).toBe(now + DAY);
    await play(bert, table);
    expect(await seatOfBert(anna, table)).toMatchObject({ missed: 0 });
  });

  test('hands the seat over after repeated absence, and the game is not in the statistics of the absent', async () => {
    let now = 1_000_000;
    const app = await testServer({ now: () => now });
    const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
    const table = await bertsTurn(anna, bert, { whenOut: 'simplest', absentAfter: 2 });
    now += DAY;
    await eventually(async () => (await seatOfBert(anna, table)).out).toBe(true);
    now += DAY / 2;
    await eventually(async () => (await seatOfBert(anna, table)).missed).toBe(1);
    await play(anna, table);
    now += DAY;
    await eventually(async () => (await seatOfBert(anna, table)).out).toBe(true);
    now += DAY / 2;
    await eventually(async () => (await seatOfBert(anna, table)).bot).not.toBeNull();
    await eventually(async () => {
      await play(anna, table);
      return (await anna.view(table)).phase;
    }).toBe('finished');
    const gamesOf = async (person: HttpClient) =>
      (await person.call<Player>('GET', `/people/${person.id}`)).body.statistics.map(({ games }) => games);
    await eventually(() => gamesOf(anna)).toEqual([1]);
    expect(await gamesOf(bert)).toEqual([]);
  });

  test('is made good by the next server if one dies in the middle of the turn', async () => {
    const backend = await newBackend();
    let now = 1_000_000;
    const before = await testServer({ ...(await backend.open()), bots: silentBots(), now: () => now });
    const [anna, bert] = [await HttpClient.guest(before, 'Anna'), await HttpClient.guest(before, 'Bert')];
    const table = await bertsTurn(anna, bert, {});
    now += DAY;
    await eventually(async () => (await seatOfBert(anna, table)).out).toBe(true);
    now += DAY / 2;
    await eventually(async () => (await seatOfBert(anna, table)).covered).toBe(true);
    await before.close();
    const after = await testServer({ ...(await backend.open()), now: () => now });
    await after.listen({ port: 0, host: '127.0.0.1' });
    const again = Object.assign(Object.create(HttpClient.prototype) as HttpClient, anna, { app: after });
    await eventually(async () => {
      // What the first server held for itself runs out with time.
      now += 1000;
      return (await again.view(table)).playing?.steps;
    }).toBe(2);
    expect(await seatOfBert(again, table)).toMatchObject({ missed: 1, covered: false });
  });
});
