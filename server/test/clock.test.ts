import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { HttpClient, eventually, testServer } from './server.ts';

const DAY = 86_400_000;

describe('clocks on the server', () => {
  test('time out gives a grace, then the stand-in plays on, though nobody asks', async () => {
    let now = 1_000_000;
    const app = await testServer({ now: () => now });
    const anna = await HttpClient.guest(app, 'Anna');
    const bert = await HttpClient.guest(app, 'Bert');
    // The other clocks would take a jump of the time for one in which no server was alive, and wait.
    const settings = { clock: { kind: 'days', days: 1 }, standIn: 'random' };
    const table = await anna.table(['me', 'open'], { settings });
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    await anna.do(table, { kind: 'move', step: (await anna.moves(table))[0] });
    now += DAY;
    await eventually(async () => itemAt((await anna.view(table)).seats, 1).out).toBe(true);
    now += DAY / 2;
    await eventually(async () => itemAt((await anna.view(table)).seats, 1).bot).toBe('random');
    await eventually(async () => (await anna.view(table)).playing?.steps).toBeGreaterThanOrEqual(2);
    expect((await bert.do(table, { kind: 'return' })).status).toBe(200);
    expect(itemAt((await anna.view(table)).seats, 1).bot).toBeNull();
  });
});
