import { itemAt, keepsCommitment } from '@grove/kernel';
import type { ClubView, Player, TableView } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { member } from './club-scene.ts';
import { inlineBots } from './inline-bots.ts';
import { eventually, HttpClient, testServer } from './server.ts';
import { SocketClient } from './socket-client.ts';
import { cup, Desk, playOut, window } from './tournament-play.ts';

const format = { kind: 'duplicate', deals: 1, rotate: false, compare: 'points' } as const;
const names = ['Anna', 'Bert', 'Cleo', 'Dora'];

interface Duplicate {
  readonly desk: Desk;
  readonly club: string;
  readonly people: readonly HttpClient[];
  /** Anna and Bert's, and Cleo and Dora's. */
  readonly tables: readonly [string, string];
}

/** Two tables play the same deal, rated, with everybody welcome to watch. */
async function started(app: Awaited<ReturnType<typeof testServer>>): Promise<Duplicate> {
  const people: HttpClient[] = [];
  for (const name of names) people.push(await member(app, name));
  const club = await itemAt(people, 0).call<ClubView>('POST', '/clubs', { name: 'Oak', about: '', entry: 'request' });
  const more = { club: club.body.id, table: { rated: true, spectators: true } };
  const desk = await Desk.make(itemAt(people, 0), cup(format, { times: window() }, more));
  for (const person of people) await desk.of(person).must({ kind: 'register' });
  await desk.must({ kind: 'start' });
  const tables: string[] = [];
  for (const pair of [people.slice(0, 2), people.slice(2)]) {
    for (const person of pair) await desk.of(person).must({ kind: 'wait' });
    tables.push(await desk.of(itemAt(pair, 0)).table());
  }
  return { desk, club: club.body.id, people, tables: [itemAt(tables, 0), itemAt(tables, 1)] };
}

/** Everything that the API tells somebody of a table that they do not sit at, and of what was played there. */
async function everythingTold(asker: HttpClient, { desk, club, people, tables: [table] }: Duplicate): Promise<string> {
  const paths = [
    ...['', '?as=public', '?as=0', '/log', '/log?as=1', '/record', '/deal', '/ratings', '/moves', '/hints'].map(
      (rest) => `/tables/${table}${rest}`,
    ),
    ...people.map(({ id }) => `/people/${id}`),
    '/tables',
    '/tables/running',
    '/leaderboards/acorns',
    `/clubs/${club}/tables`,
    '/me/tables',
    '/me/games',
    '/me/tournaments',
    '/tournaments',
    `/tournaments/${desk.id}`,
    `/tournaments/${desk.id}/me`,
  ];
  const told: unknown[] = [];
  for (const path of paths) told.push([path, await asker.call('GET', path)]);
  const chat = { kind: 'chat', text: 'how was it?' };
  told.push(await asker.do(table, chat), await asker.do(table, { kind: 'rematch' }));
  return JSON.stringify(told);
}

/** The same for two servers that differ in ids, times, deals and lots (the order of equals) only. */
function withoutIds(text: string, { desk, club, people, tables }: Duplicate): unknown {
  const known = [desk.id, club, ...people.map(({ id }) => id), ...tables];
  const named = known.reduce((rest, id, i) => rest.replaceAll(id, `#${i}`), text);
  const plain = named.replaceAll(/[0-9a-f]{64}/g, 'commitment').replaceAll(/\b\d{13}\b/g, '0');
  return JSON.parse(plain, (_, value: unknown) =>
    Array.isArray(value) ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : value,
  );
}

/** Plays the first game to its end, each with the card at this place of the hand. */
async function playWith(place: 0 | -1, { people, tables: [table] }: Duplicate): Promise<void> {
  const pair = people.slice(0, 2);
  for (;;) {
    for (const person of pair) {
      const view = await person.view(table);
      if (view.phase === 'finished') return;
      const step = view.playing?.mayAct === true ? (await person.moves(table)).at(place) : undefined;
      if (step !== undefined) await person.do(table, { kind: 'move', step });
    }
  }
}

describe('a duplicate', () => {
  test('has the same deal at every table, promised beforehand and shown in the end', async () => {
    const app = await testServer();
    const { desk, people, tables } = await started(app);
    const before = await desk.view();
    const [anna, , cleo] = people.map((person, i) => person.view(itemAt(tables, i < 2 ? 0 : 1)));
    const [one, other] = [await anna, await cleo] as [TableView, TableView];
    expect(one.commitment).toBe(before.deals[0]?.commitment);
    expect(other.commitment).toBe(one.commitment);
    const seatOne = one.me.seat === other.me.seat ? other : await itemAt(people, 3).view(tables[1]);
    expect(seatOne.playing?.view).toEqual(one.playing?.view);
    for (const [i, table] of tables.entries()) await playOut(table, people.slice(2 * i, 2 * i + 2));
    await eventually(async () => (await desk.view()).holdings.length).toBe(4);
    expect((await desk.view()).deals[0]?.seed).toBeNull();
    await desk.must({ kind: 'end' });
    const { deals, holdings, rounds } = await desk.view();
    const { commitment, seed } = itemAt(deals, 0);
    expect(commitment).toBe(one.commitment);
    expect(keepsCommitment(seed ?? '', commitment)).toBe(true);
    expect(holdings.every(({ value }) => value !== null)).toBe(true);
    expect(rounds.flatMap((round) => round.tables).every(({ result }) => result !== null)).toBe(true);
  });

  test('tells nobody how a deal goes at another table, whatever they ask', async () => {
    const told: unknown[] = [];
    for (const place of [0, -1] as const) {
      const duplicate = await started(await testServer());
      const [anna, , cleo] = duplicate.people as [HttpClient, HttpClient, HttpClient];
      await playWith(place, duplicate);
      await eventually(async () => (await duplicate.desk.view()).holdings.length).toBe(2);
      // Neither those who play the deal later nor those who know one table of it.
      const seen = await everythingTold(cleo, duplicate);
      expect(seen).toContain('no-spectators');
      told.push(withoutIds(seen, duplicate));
      expect((await anna.call('GET', `/tables/${duplicate.tables[0]}/record`)).status).toBe(404);
    }
    expect(told[0]).toEqual(told[1]);
  });

  test.each(['evergreen-planet', 'earth'])('alone, everybody plays the same %s', async (game) => {
    const { gameModules } = await import('@grove/games/loaded');
    const app = await testServer({ gameModules, bots: inlineBots(gameModules) });
    const people = [await member(app, 'Anna'), await member(app, 'Bert')];
    const settings = { seats: { least: 1, most: 1 }, times: window() };
    const desk = await Desk.make(itemAt(people, 0), cup({ ...format, deals: 2 }, settings, { game }));
    for (const person of people) await desk.of(person).must({ kind: 'register' });
    await desk.must({ kind: 'start' });
    const views: TableView[] = [];
    for (const person of people) {
      await desk.of(person).must({ kind: 'wait' });
      views.push(await person.view(await desk.of(person).table()));
    }
    const [one, other] = [itemAt(views, 0), itemAt(views, 1)];
    expect(one.table).not.toBe(other.table);
    expect(one.playing?.view).toEqual(other.playing?.view);
    // Whoever gives a deal up has played it, and the next one is another.
    await itemAt(people, 0).do(one.table, { kind: 'leave' });
    await eventually(async () => (await desk.view()).holdings.length).toBe(1);
    await desk.must({ kind: 'wait' });
    const next = await itemAt(people, 0).view(await desk.table());
    expect(next.commitment).toBe((await desk.view()).deals[1]?.commitment);
    expect(next.playing?.view).not.toEqual(one.playing?.view);
  });

  test('is not to be watched through the socket', async () => {
    const app = await testServer();
    const { people, tables } = await started(app);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = new SocketClient(address.replace('http', 'ws'));
    await client.opened();
    await client.ask({ type: 'hello', token: itemAt(people, 2).token }, 'welcome');
    expect(await client.ask({ type: 'watch', table: tables[0] }, 'error')).toMatchObject({ kind: 'no-spectators' });
    expect(await client.ask({ type: 'watch', table: tables[0], as: 'public' }, 'error')).toMatchObject({
      kind: 'no-spectators',
    });
    client.cut();
  });

  test('shows everything once it is over: tables, records, and games in statistics', async () => {
    const app = await testServer();
    const { desk, people, tables } = await started(app);
    const [anna, cleo] = [itemAt(people, 0), itemAt(people, 2)];
    await playOut(tables[0], people.slice(0, 2));
    const gamesOf = async () => (await cleo.call<Player>('GET', `/people/${anna.id}`)).body.games.length;
    expect(await gamesOf()).toBe(0);
    await desk.must({ kind: 'end' });
    await eventually(gamesOf).toBe(1);
    expect((await cleo.call('GET', `/tables/${tables[0]}/record`)).status).toBe(200);
    expect((await cleo.view(tables[0])).tournament).toMatchObject({ sealed: false });
    // Their own game was not over: it was called off, and counts for nobody.
    await eventually(async () => (await cleo.view(tables[1])).end?.how).toBe('called-off');
    const own = async () => (await cleo.call<readonly unknown[]>('GET', '/me/games')).body;
    await eventually(own).toMatchObject([{ rated: false }]);
  });
});
