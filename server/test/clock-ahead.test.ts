import { itemAt } from '@grove/kernel';
import { test } from 'vitest';
import { newBackend } from './backend.ts';
import { silentBots } from './inline-bots.ts';
import { eventually, HttpClient, testServer } from './server.ts';

const HOUR = 3_600_000;
const START = 1_800_000_000_000;

test('after a run with the clock two hours ahead, clocks run and bots move as usual', async () => {
  const backend = await newBackend();
  let now = START + 2 * HOUR;
  const before = await testServer({ ...(await backend.open()), now: () => now, bots: silentBots(), node: 'before' });
  const [anna, bert] = [await HttpClient.guest(before, 'Anna'), await HttpClient.guest(before, 'Bert')];
  const settings = { clock: { kind: 'move', seconds: 60 } };
  const timed = await anna.table(['me', 'open'], { settings });
  await bert.do(timed, { kind: 'sit', seat: 1 });
  await anna.do(timed, { kind: 'start' });
  const withBot = await anna.table(['me', 'random'], { start: true });
  const { store } = await backend.open();
  // A node that was killed: it had the bots and the duties.
  await store.tables.claimBots(withBot, 'killed', now, now + 14_000);
  await store.nodes.claim('mend', 'killed', now, now + 4000);
  await before.close();
  await store.tables.claimBots(withBot, 'killed', now, now + 14_000);
  await store.nodes.claim('mend', 'killed', now, now + 4000);

  now = START;
  const after = await testServer({ ...(await backend.open()), now: () => now, node: 'after' });
  await after.listen({ port: 0, host: '127.0.0.1' });
  const viewOf = async (table: string) =>
    (await after.inject(`/api/v1/tables/${table}`)).json<Awaited<ReturnType<typeof anna.view>>>();
  await eventually(async () => itemAt((await viewOf(withBot)).seats, 1).waited).toBe(false);
  // The clock has its minute from now on, not from two hours later.
  await eventually(async () => itemAt((await viewOf(timed)).seats, 0).deadline).toBeLessThanOrEqual(START + 60_000);
});
