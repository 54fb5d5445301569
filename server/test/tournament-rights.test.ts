import { gunzipSync } from 'node:zlib';
import { itemAt } from '@grove/kernel';
import type { TournamentSummary, TournamentView } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { clubScene, member } from './club-scene.ts';
import { call, HttpClient, noLimits, testServer } from './server.ts';
import { cup, Desk, window } from './tournament-play.ts';

const swiss = { kind: 'swiss', rounds: 3 } as const;

interface Refused {
  readonly error: { readonly refusal?: { readonly rule: string; readonly reason: string } };
}

/** What the server says of a request that it cannot read. */
interface Unread {
  readonly error: { readonly kind: string; readonly message: string };
}

const reasonOf = ({ status, body }: { status: number; body: unknown }): string | number =>
  (body as Refused).error?.refusal?.reason ?? status;

/** A tournament under way with a director, a director of another tournament, a player, and somebody who has nothing to do with it. */
async function scene() {
  const app = await testServer();
  const [director, other] = [await member(app, 'Anna'), await member(app, 'Bert')];
  const [player, stranger] = [await HttpClient.guest(app, 'Cleo'), await HttpClient.guest(app, 'Dora')];
  const desk = await Desk.make(director, cup(swiss));
  await Desk.make(other, cup(swiss));
  await desk.of(player).must({ kind: 'register' });
  await desk.bots(1);
  return { app, desk, player: desk.of(player), stranger: desk.of(stranger), other: desk.of(other) };
}

const FOR_DIRECTORS = [
  { kind: 'add-bot', bot: 'random' },
  { kind: 'start' },
  { kind: 'pair-by-hand', tables: [], byes: [], reason: 'why' },
  { kind: 'set-result', table: 1, totals: [1, 0], places: [1, 2], reason: 'why' },
  { kind: 'give-bye', entrant: 'bot:random:1', round: 3 },
  { kind: 'end-round' },
  { kind: 'pause' },
  { kind: 'resume' },
  { kind: 'extend', until: 1e13 },
  { kind: 'cancel', reason: 'why' },
  { kind: 'end' },
];

describe('who may do what', () => {
  test('only directors direct, before the start and after it', async () => {
    const { desk, player, stranger, other } = await scene();
    for (const isStarted of [false, true]) {
      if (isStarted) await desk.must({ kind: 'start' });
      const { number } = await desk.view();
      for (const command of FOR_DIRECTORS) {
        for (const somebody of [player, stranger, other]) {
          expect([command.kind, reasonOf(await somebody.do(command))]).toEqual([command.kind, 'director-only']);
        }
        expect((await call(desk.client.app, 'POST', `/tournaments/${desk.id}/commands`, command)).status).toBe(401);
      }
      if (!isStarted) expect((await desk.view()).number).toBe(number);
    }
    expect(reasonOf(await desk.do({ kind: 'pause' }))).toBe(200);
  });

  test('people speak for themselves, directors for everybody', async () => {
    const { desk, player, stranger, other } = await scene();
    for (const kind of ['withdraw', 'check-in', 'wait', 'rest']) {
      for (const somebody of [stranger, other]) {
        expect(reasonOf(await somebody.do({ kind, entrant: player.client.id }))).toBe('not-your-entry');
      }
    }
    expect(reasonOf(await desk.do({ kind: 'withdraw', entrant: player.client.id }))).toBe(200);
    expect(reasonOf(await player.do({ kind: 'register' }))).toBe(200);
    expect(reasonOf(await player.do({ kind: 'withdraw' }))).toBe(200);
  });

  test('named directors lead too', async () => {
    const app = await testServer();
    const [anna, bert] = [await member(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
    const desk = await Desk.make(anna, cup(swiss, {}, { directors: [bert.id] }));
    await desk.of(bert).bots(2);
    expect(reasonOf(await desk.of(bert).do({ kind: 'start' }))).toBe(200);
    expect((await desk.of(bert).me()).isDirector).toBe(true);
  });

  test('a guest makes no tournament, nobody one for a club that is not theirs, and nobody too many', async () => {
    const app = await testServer();
    const [anna, guest] = [await member(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
    const make = (person: HttpClient, more = {}) => person.call('POST', '/tournaments', cup(swiss, {}, more));
    expect(reasonOf(await make(guest))).toBe('account-only');
    expect(reasonOf(await make(anna, { club: 'oak' }))).toBe('not-for-club');
    expect(reasonOf(await make(anna, { directors: ['p-nobody'] }))).toBe('no-such-person');
    for (let i = 0; i < 10; i++) expect((await make(anna)).status).toBe(200);
    expect(reasonOf(await make(anna))).toBe('too-many-tournaments');
  });

  test('a club is directed by its owner and directors, and its own tournaments are for members', async () => {
    const { app, owner, director, plain, xena, id: club } = await clubScene();
    expect(reasonOf(await plain.call('POST', '/tournaments', cup(swiss, {}, { club })))).toBe('not-for-club');
    const desk = await Desk.make(owner, cup(swiss, {}, { club, membersOnly: true }));
    expect((await desk.of(director).me()).isDirector).toBe(true);
    expect(reasonOf(await desk.of(plain).do({ kind: 'start' }))).toBe('director-only');
    expect(reasonOf(await desk.of(xena).do({ kind: 'register' }))).toBe('members-only');
    expect(await desk.of(xena).me()).toMatchObject({ may: [], whyNotEnter: { reason: 'members-only' } });
    await desk.of(plain).must({ kind: 'register' });
    await desk.of(director).bots(1);
    await desk.of(director).must({ kind: 'start' });
    const listed = async (query: string) =>
      (await call<readonly TournamentSummary[]>(app, 'GET', `/tournaments${query}`)).body.map(({ name }) => name);
    expect(await listed('')).toEqual([]);
    expect(await listed(`?club=${club}`)).toEqual(['Cup']);
  });

  test('of a club that is not listed strangers find no tournament, be it for members only or not', async () => {
    const { app, owner, plain, xena, guest, id: club, club: path } = await clubScene('link');
    await Desk.make(owner, cup(swiss, {}, { club, name: 'For all' }));
    await Desk.make(owner, cup(swiss, {}, { club, name: 'For members', membersOnly: true }));
    const names = ({ body }: { body: readonly TournamentSummary[] }) => body.map(({ name }) => name).toSorted();
    const find = (client: HttpClient, query: string) =>
      client.call<readonly TournamentSummary[]>('GET', `/tournaments${query}`);
    expect(names(await find(plain, `?club=${club}`))).toEqual(['For all', 'For members']);
    expect(names(await find(plain, ''))).toEqual([]);
    for (const stranger of [xena, guest]) {
      expect((await find(stranger, `?club=${club}`)).status).toBe(404);
      expect(names(await find(stranger, ''))).toEqual([]);
    }
    expect((await call(app, 'GET', `/tournaments?club=${club}`)).status).toBe(404);
    await owner.call('PATCH', path, { entry: 'request' });
    expect(names(await find(xena, ''))).toEqual(['For all']);
  });

  test('what is offered is possible', async () => {
    const { desk, player, stranger } = await scene();
    expect((await stranger.me()).may).toEqual(['register']);
    expect((await player.me()).may).toEqual(['withdraw', 'announce-absence']);
    expect((await desk.me()).may.toSorted()).toEqual(['add-bot', 'cancel', 'give-bye', 'register', 'start']);
    await desk.must({ kind: 'start' });
    expect((await desk.me()).may).not.toContain('add-bot');
    expect(await stranger.me()).toMatchObject({ may: [], whyNotEnter: { reason: 'started' } });
    expect(await player.me()).toMatchObject({ entry: { isWithdrawn: false }, whyNotEnter: null });
  });

  test('whoever is deleted has withdrawn', async () => {
    const { desk, player } = await scene();
    expect((await desk.view()).entrants).toHaveLength(2);
    expect((await player.client.call('DELETE', '/me')).status).toBe(204);
    expect((await desk.view()).entrants).toMatchObject([{ isBot: true }]);
  });

  test('there is an end to bots', async () => {
    const app = await testServer({ limits: { ...noLimits, tournamentBots: 2 } });
    const desk = await Desk.make(await member(app, 'Anna'), cup(swiss));
    await desk.bots(2);
    expect(reasonOf(await desk.do({ kind: 'add-bot', bot: 'random' }))).toBe('full');
  });
});

test('settings that nobody could play by are refused, each with its reason', async () => {
  const anna = await member(await testServer(), 'Anna');
  const solo = { seats: { least: 1, most: 1 }, times: window() };
  const wanted = {
    'no-such-game': cup(swiss, {}, { game: 'chess' }),
    'bad-name': cup(swiss, {}, { name: '\u200b' }),
    'needs-club': cup(swiss, {}, { membersOnly: true }),
    'bad-table-settings': cup(swiss, {}, { table: { options: { trees: 3 } } }),
    'bad-rounds': cup({ kind: 'swiss', rounds: 0 }),
    'needs-end': cup({ kind: 'arena' }),
    'bad-start': cup(swiss, { times: { start: 1000, end: null, round: null } }),
  };
  for (const [reason, settings] of Object.entries(wanted)) {
    expect(reasonOf(await anna.call('POST', '/tournaments', settings))).toBe(reason);
  }
  // The sample game is for two and more.
  const duplicate = cup({ kind: 'duplicate', deals: 1, rotate: false, compare: 'points' }, solo);
  expect(reasonOf(await anna.call('POST', '/tournaments', duplicate))).toBe('bad-table-settings');
});

test('a command that makes no sense is told what is wrong with it, and where', async () => {
  const { desk } = await scene();
  const said = async (command: object) => ((await desk.do(command)).body as unknown as Unread).error;
  const kinds = FOR_DIRECTORS.map(({ kind }) => kind);
  expect(await said({ kind: 'nonsense' })).toMatchObject({ kind: 'bad-request' });
  for (const kind of kinds) expect((await said({ kind: 'nonsense' })).message).toContain(kind);
  const wrong = {
    'body/totals must be array': { kind: 'set-result', table: 1, totals: 'x', places: [1], reason: '' },
    'body/tables/1/0 must be string': { kind: 'pair-by-hand', tables: [['a'], [7]], byes: [], reason: '' },
    'body/places is missing': { kind: 'set-result', table: 1, totals: [], reason: '' },
    'body/more is not known here': { kind: 'pause', more: 1 },
  };
  for (const [message, command] of Object.entries(wrong)) expect((await said(command)).message).toBe(message);
});

describe('a page that polls', () => {
  test('is told that nothing has changed by the tag of what it has', async () => {
    const { app, desk, player } = await scene();
    const url = `/api/v1/tournaments/${desk.id}`;
    const first = await app.inject({ url });
    const { etag } = first.headers;
    expect(first.json<TournamentView>().number).toBe(3);
    const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body);
    await player.must({ kind: 'withdraw' });
    const changed = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect(changed.statusCode).toBe(200);
    expect(itemAt(changed.json<TournamentView>().entrants, 0).id).toBe('bot:random:1');
  });

  test('other programs read standings and times', async () => {
    const { app, desk } = await scene();
    const read = (file: string) => app.inject({ url: `/api/v1/tournaments/${desk.id}/${file}` });
    const csv = await read('standings.csv');
    expect([csv.headers['content-type'], csv.body.split('\r\n')[0]]).toEqual([
      'text/csv; charset=utf-8',
      'rank,name,points,played,prize',
    ]);
    expect((await read('standings.json')).json()).toMatchObject([{ name: 'Cleo' }, { name: 'random' }]);
    const calendar = await read('calendar.ics');
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain(`/tournaments/${desk.id}\r\n`);
    expect((await app.inject({ url: '/api/v1/tournaments/t-none/standings.csv' })).statusCode).toBe(404);
  });

  test('there is nothing where there is no tournament', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    expect((await anna.call('GET', '/tournaments/t-none')).status).toBe(404);
    expect((await anna.call('GET', '/tournaments/t-none/me')).status).toBe(404);
    expect((await anna.call('POST', '/tournaments/t-none/commands', { kind: 'register' })).status).toBe(404);
  });
});
