import { gameModule, gameModules } from '@grove/games/loaded';
import { checkDaily } from '@grove/game-kit';
import { firstItems, itemAt, type GameRecord } from '@grove/kernel';
import { expect, test } from 'vitest';
import { randomDaily } from '@grove/game-kit/random-records';
import { call, HttpClient, testServer } from './server.ts';

const planet = gameModule('evergreen-planet');
const DAY = '2026-11-15';
const PATH = `/daily/${planet.game.id}/${DAY}`;
const NOON = Date.UTC(2026, 10, 15, 12);

const records = ['one', 'two', 'three'].map((moves) => randomDaily(planet, DAY, moves));
const totalOf = (record: GameRecord): number => itemAt(checkDaily(planet, DAY, record).totals, 0);

/** A server with a clock that the test sets. */
async function tables() {
  const clock = { now: NOON };
  return { clock, app: await testServer({ gameModules, now: () => clock.now }) };
}

test('a game of the day is counted once, by the rules and not by what its sender says', async () => {
  const { app } = await tables();
  const anna = await HttpClient.guest(app, 'Anna');
  const first = await anna.call('POST', PATH, { record: { ...records[0], total: 999 } });
  const score = { person: { id: anna.id, name: 'Anna' }, total: totalOf(itemAt(records, 0)) };
  expect(first).toEqual({ status: 200, body: score });
  // The answer was lost on the way: the browser sends it again.
  expect(await anna.call('POST', PATH, { record: records[0] })).toEqual(first);
  expect(await anna.call('POST', PATH, { record: records[1] })).toMatchObject({
    status: 409,
    body: { error: { kind: 'already-played' } },
  });
  expect((await anna.call('GET', PATH)).body).toEqual([score]);
});

test('the table of the day is for those who have played, and from the next day on for everybody', async () => {
  const { app, clock } = await tables();
  const players = await Promise.all(['Anna', 'Bert', 'Cleo'].map((name) => HttpClient.guest(app, name)));
  for (const [i, player] of players.entries()) await player.call('POST', PATH, { record: records[i] });
  const late = await HttpClient.guest(app, 'Dora');
  const hidden = { status: 409, body: { error: { kind: 'not-yet' } } };
  expect(await late.call('GET', PATH)).toMatchObject(hidden);
  expect(await call(app, 'GET', PATH)).toMatchObject(hidden);
  const [anna, bert] = firstItems(players, 2);
  const { body: table } = await anna.call<{ total: number }[]>('GET', PATH);
  expect(table.map(({ total }) => total)).toEqual(records.map(totalOf).toSorted((a, b) => b - a));
  expect(await anna.call('GET', `${PATH}/${bert.id}`)).toMatchObject(hidden);
  expect((await bert.call('GET', `${PATH}/${bert.id}`)).body).toEqual(records[1]);
  clock.now += 86_400_000;
  expect((await call(app, 'GET', PATH)).body).toEqual(table);
  expect((await call(app, 'GET', `${PATH}/${bert.id}`)).body).toEqual(records[1]);
  expect((await call(app, 'GET', `${PATH}/${late.id}`)).status).toBe(404);
});

test('what is not the finished game of today is refused and says why', async () => {
  const { app, clock } = await tables();
  const anna = await HttpClient.guest(app, 'Anna');
  const record = itemAt(records, 0);
  const yesterday = randomDaily(planet, '2026-11-14', 'old');
  for (const [path, body, status, message] of [
    [PATH, { record: yesterday }, 400, 'the seed must be daily-2026-11-15'],
    [PATH, { record: { ...record, moves: record.moves.slice(1) } }, 400, 'move 1'],
    [PATH, { record: { ...record, moves: record.moves.slice(0, 9) } }, 400, 'the game is not finished'],
    [PATH, { record: 'sequoia' }, 400, 'a record must be a JSON object'],
    [PATH, {}, 400, 'record'],
    [PATH.replace('15', '14'), { record: yesterday }, 409, 'today is 2026-11-15'],
    [PATH.replace('15', '16'), { record }, 409, 'the game of 2026-11-16 is not open yet'],
    [PATH.replace('planet', 'concert'), { record }, 404, 'there is no such daily game'],
    [PATH.replace('2026-11-15', 'today'), { record }, 400, 'params'],
  ] as const) {
    const answer = await anna.call<{ error: { message: string } }>('POST', path, body);
    expect([message, answer.status, answer.body.error.message]).toEqual([
      message,
      status,
      expect.stringContaining(message),
    ]);
  }
  expect((await call(app, 'POST', PATH, { record })).status).toBe(401);
  clock.now = Date.UTC(2026, 10, 16);
  expect((await anna.call('POST', PATH, { record })).status).toBe(409);
});

test('it is among what is kept about a person, and goes with the person', async () => {
  const { app, clock } = await tables();
  const anna = await HttpClient.guest(app, 'Anna');
  await anna.call('POST', PATH, { record: records[0] });
  const { body } = await anna.call<{ daily: unknown }>('GET', '/me/data');
  expect(body.daily).toMatchObject([{ day: DAY, total: totalOf(itemAt(records, 0)) }]);
  await anna.call('DELETE', '/me');
  clock.now += 86_400_000;
  expect((await call(app, 'GET', PATH)).body).toEqual([]);
});

test('it is described with the rest of the interface', async () => {
  const { app } = await tables();
  const { body } = await call<{ paths: Record<string, object> }>(app, 'GET', '/openapi.json');
  expect(Object.keys(itemAt(body.paths, '/api/v1/daily/{game}/{day}'))).toEqual(['post', 'get']);
  expect(body.paths).toHaveProperty(['/api/v1/daily/{game}/{day}/{person}']);
});
