import { itemAt } from '@grove/kernel';
import type { TableSummary } from '@grove/protocol';
import { expect, test } from 'vitest';
import { HttpClient, testServer } from './server.ts';

const listed = async (person: HttpClient, path: string) => (await person.call<TableSummary[]>('GET', path)).body;

test('an open table tells its clock, level, language and the ratings of those who sit there', async () => {
  const app = await testServer();
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const rated = await anna.table(['me', 'random'], { start: true, settings: { rated: true } });
  await anna.do(rated, { kind: 'vote-end', yes: true });
  await anna.call('GET', `/tables/${rated}/ratings`);
  const settings = {
    open: true,
    clock: { kind: 'days', days: 2 },
    level: 'new',
    language: 'de',
  };
  const table = await anna.table(['me', 'open'], { settings });
  const [found] = await listed(bert, '/tables');
  expect(found).toMatchObject({
    table,
    settings,
    seats: [{ rating: { plusMinus: expect.any(Number) } }, { rating: null }],
  });
  await anna.do(table, { kind: 'configure', settings: { level: 'experienced', language: null } });
  expect(await listed(bert, '/tables')).toMatchObject([{ settings: { level: 'experienced', language: null } }]);
});

test('listed games under way can be found and watched; private ones and those without spectators cannot', async () => {
  const app = await testServer();
  const anna = await HttpClient.guest(app, 'Anna');
  const stranger = await HttpClient.guest(app, 'Stranger');
  const seats = ['me', 'random'];
  const shown = await anna.table(seats, {
    start: true,
    settings: { open: true, clock: { kind: 'move', seconds: 60 } },
  });
  await anna.table(seats, { start: true });
  await anna.table(seats, { start: true, settings: { open: true, spectators: false } });
  await anna.table(['me', 'open'], { settings: { open: true } });
  const running = await listed(stranger, '/tables/running');
  expect(running.map(({ table }) => table)).toEqual([shown]);
  expect(itemAt(itemAt(running, 0).seats, 0).deadline).toEqual(expect.any(Number));
  expect((await stranger.view(shown)).me.seat).toBeNull();
});
