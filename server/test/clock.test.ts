import { describe, expect, test } from 'vitest';
import { Caller, eventually, testServer } from './server.ts';

describe('clocks on the server', () => {
  test('time out gives a grace, then the stand-in plays on, though nobody asks', async () => {
    let now = 1_000_000;
    const app = await testServer({ now: () => now });
    const anna = await Caller.arrive(app, 'Anna');
    const bert = await Caller.arrive(app, 'Bert');
    const settings = { clock: { kind: 'move', seconds: 60 }, standIn: 'random' };
    const table = await anna.table(['me', 'open'], { settings });
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    await anna.do(table, { kind: 'move', step: (await anna.view(table)).playing?.moves[0] });
    now += 60_000;
    await eventually(async () => (await anna.view(table)).seats[1].out).toBe(true);
    now += 15_000;
    await eventually(async () => (await anna.view(table)).seats[1].bot).toBe('random');
    await eventually(async () => (await anna.view(table)).playing?.steps).toBeGreaterThanOrEqual(2);
    expect((await bert.do(table, { kind: 'return' })).status).toBe(200);
    expect((await anna.view(table)).seats[1].bot).toBeNull();
  });
});
