import type {
  ClubEntry,
  ClubLine,
  ClubMember,
  ClubRequest,
  ClubSummary,
  ClubView,
  Standing,
  TableSummary,
} from '@grove/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clubOf, clubPeople, type ClubScene, clubScene, member, outcome } from './club-scene.ts';
import { type Answered, call, eventually, HttpClient, noLimits, testServer } from './server.ts';
import { SocketClient } from './socket-client.ts';

const KINDS = ['nobody', 'guest', 'xena', 'plain', 'director', 'owner'] as const;
type Kind = (typeof KINDS)[number];
type Ask = (scene: ClubScene, kind: Kind) => Promise<Answered>;

/** How to tell what comes of a request by each kind of person, each at a fresh club. */
async function eachKind(entry: ClubEntry = 'request') {
  const people = await clubPeople();
  return async (ask: Ask): Promise<string[]> => {
    const outcomes = [];
    for (const kind of KINDS) {
      const scene = { ...people, ...(await clubOf(people, entry)) };
      outcomes.push(outcome(await ask(scene, kind)));
      await people.owner.call('DELETE', scene.club);
    }
    return outcomes;
  };
}

const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

describe('who may do what in a club', () => {
  test('only accounts found one', async () => {
    const byEach = await eachKind();
    const setup = { name: 'Another', about: '', entry: 'link' };
    expect(await byEach((scene, kind) => scene[kind].call('POST', '/clubs', setup))).toEqual([
      '401',
      'account-only',
      ...times(4, '200'),
    ]);
  });

  test('owners change and dissolve it', async () => {
    const byEach = await eachKind();
    const owners = ['401', 'owners-only', 'owners-only', 'owners-only', 'owners-only'];
    expect(await byEach((scene, kind) => scene[kind].call('PATCH', scene.club, { name: 'Elm Club' }))).toEqual([
      ...owners,
      '200',
    ]);
    expect(await byEach((scene, kind) => scene[kind].call('DELETE', scene.club))).toEqual([...owners, '204']);
  });

  test('owners give roles', async () => {
    const byEach = await eachKind();
    const make = (role: string) =>
      byEach((scene, kind) => scene[kind].call('PUT', `${scene.club}/members/${scene.plain.id}`, { role }));
    for (const role of ['owner', 'director', 'member']) {
      expect(await make(role)).toEqual(['401', ...times(4, 'owners-only'), '204']);
    }
  });

  test('owners and directors renew the link, see and decide requests', async () => {
    const byEach = await eachKind();
    const directors = ['401', 'directors-only', 'directors-only', 'directors-only'];
    expect(await byEach((scene, kind) => scene[kind].call('POST', `${scene.club}/invitation`))).toEqual([
      ...directors,
      '200',
      '200',
    ]);
    expect(await byEach((scene, kind) => scene[kind].call('GET', `${scene.club}/requests`))).toEqual([
      ...times(4, 'directors-only'),
      '200',
      '200',
    ]);
    for (const method of ['PUT', 'DELETE'] as const) {
      const decide = async (scene: ClubScene, kind: Kind) => {
        const asker = await HttpClient.guest(scene.app, 'Ada');
        await asker.call('POST', `${scene.club}/join`, {});
        return scene[kind].call(method, `${scene.club}/requests/${asker.id}`);
      };
      expect(await byEach(decide)).toEqual([...directors, '204', '204']);
    }
  });

  test('directors remove members, owners also directors, nobody an owner', async () => {
    const byEach = await eachKind();
    const remove = (whom: 'plain' | 'director' | 'owner') =>
      byEach((scene, kind) => scene[kind].call('DELETE', `${scene.club}/members/${scene[whom].id}`));
    const outside = ['401', 'directors-only', 'directors-only'];
    expect(await remove('plain')).toEqual([...outside, '204', '204', '204']);
    expect(await remove('director')).toEqual(['401', ...times(3, 'owners-only'), '204', '204']);
    expect(await remove('owner')).toEqual(['401', ...times(4, 'other-owner'), 'last-owner']);
  });

  test('members talk; a line is removed by its writer and by directors', async () => {
    const byEach = await eachKind();
    const members = ['members-only', 'members-only', 'members-only', '200', '200', '200'];
    expect(await byEach((scene, kind) => scene[kind].call('GET', `${scene.club}/chat`))).toEqual(members);
    expect(await byEach((scene, kind) => scene[kind].call('POST', `${scene.club}/chat`, { text: 'Hi' }))).toEqual([
      '401',
      ...members.slice(1),
    ]);
    const remove = (writer: 'plain' | 'owner') =>
      byEach(async (scene, kind) => {
        const { body } = await scene[writer].call<ClubLine>('POST', `${scene.club}/chat`, { text: 'Hi' });
        return scene[kind].call('DELETE', `${scene.club}/chat/${body.number}`);
      });
    expect(await remove('plain')).toEqual(['401', 'members-only', 'members-only', '204', '204', '204']);
    expect(await remove('owner')).toEqual(['401', 'members-only', 'members-only', 'directors-only', '204', '204']);
  });

  test('what is listed anybody may see; what is not, members and those with the link', async () => {
    const people = await clubPeople();
    const listed = await clubOf(people, 'request');
    const { club, invitation } = await clubOf(people, 'link');
    for (const page of ['', '/members', '/tables', '/standings/acorns']) {
      const look = (path: string) =>
        Promise.all(KINDS.map(async (kind) => outcome(await people[kind].call('GET', `${path}${page}`))));
      expect(await look(listed.club)).toEqual(times(6, '200'));
      expect(await look(club)).toEqual(['404', '404', '404', '200', '200', '200']);
    }
    const { guest, nobody } = people;
    const seen = await nobody.call<ClubView>('GET', `${club}?invitation=${invitation}`);
    expect(seen.body).toMatchObject({ name: 'Oak Club', members: 3, role: null, invitation: null });
    expect((await guest.call('GET', `${club}?invitation=wrong`)).status).toBe(404);
    expect((await guest.call('POST', `${club}/join`, {})).status).toBe(404);
  });

  test('the token of a program changes nothing but the chat', async () => {
    const { app, club, owner, plain } = await clubScene();
    const { body } = await owner.call<{ token: string }>('POST', '/me/tokens', { name: 'My bot' });
    const asProgram = async (method: 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, sent?: object) =>
      (await call(app, method, path, sent, body.token)).status;
    expect(await asProgram('PATCH', club, { name: 'Bots' })).toBe(403);
    expect(await asProgram('DELETE', club)).toBe(403);
    expect(await asProgram('PUT', `${club}/members/${plain.id}`, { role: 'owner' })).toBe(403);
    expect(await asProgram('POST', `${club}/chat`, { text: 'beep' })).toBe(200);
  });
});

describe('membership', () => {
  test('comes at once with the link, until the link is renewed', async () => {
    const { club, invitation, guest, xena, director } = await clubScene('link');
    const { body } = await guest.call<ClubView>('POST', `${club}/join`, { invitation });
    expect(body).toMatchObject({ role: 'member', members: 4, invitation: null });
    const renewed = await director.call<{ invitation: string }>('POST', `${club}/invitation`);
    expect((await xena.call('POST', `${club}/join`, { invitation })).status).toBe(404);
    expect((await xena.call('POST', `${club}/join`, renewed.body)).body).toMatchObject({ role: 'member' });
  });

  test('with an old link to a listed club one is told so, and may ask', async () => {
    const { club, xena } = await clubScene();
    expect(outcome(await xena.call('POST', `${club}/join`, { invitation: 'old' }))).toBe('old-invitation');
  });

  test('is asked for, taken back, refused and granted', async () => {
    const { club, guest, xena, director } = await clubScene();
    const waiting = async () =>
      (await director.call<ClubRequest[]>('GET', `${club}/requests`)).body.map(({ person }) => person.name).toSorted();
    for (const asker of [guest, xena, xena]) await asker.call('POST', `${club}/join`, {});
    expect((await xena.call('GET', club)).body).toMatchObject({ role: null, hasAsked: true });
    expect(await waiting()).toEqual(['Gil', 'Xena']);
    expect((await director.call<ClubSummary[]>('GET', '/clubs')).body).toMatchObject([{ requests: 2 }]);
    await xena.call('DELETE', `${club}/requests/${xena.id}`);
    await director.call('PUT', `${club}/requests/${guest.id}`);
    expect(await waiting()).toEqual([]);
    expect((await guest.call('GET', club)).body).toMatchObject({ role: 'member', hasAsked: false });
    expect((await director.call('PUT', `${club}/requests/${xena.id}`)).status).toBe(404);
  });

  test('a guest is no director before there is an account', async () => {
    const { club, invitation, guest, owner } = await clubScene();
    await guest.call('POST', `${club}/join`, { invitation });
    const promote = () => owner.call('PUT', `${club}/members/${guest.id}`, { role: 'director' });
    expect(outcome(await promote())).toBe('account-only');
    await guest.call('PUT', '/me/account', { login: 'gil', password: 'correct horse battery' });
    expect((await promote()).status).toBe(204);
  });

  test('an owner hands the club over and may leave then', async () => {
    const { club, owner, director, plain } = await clubScene();
    const own = `${club}/members/${owner.id}`;
    expect(outcome(await owner.call('PUT', own, { role: 'member' }))).toBe('last-owner');
    expect(outcome(await owner.call('DELETE', own))).toBe('last-owner');
    await owner.call('PUT', `${club}/members/${director.id}`, { role: 'owner' });
    expect(outcome(await director.call('PUT', own, { role: 'member' }))).toBe('other-owner');
    expect((await owner.call('DELETE', own)).status).toBe(204);
    const { body } = await plain.call<ClubMember[]>('GET', `${club}/members`);
    expect(body.map(({ person, role }) => `${person.name} ${role}`)).toEqual(['Dora owner', 'Mia member']);
  });

  test('of two owners who leave at once one stays', async () => {
    const { club, owner, director } = await clubScene();
    await owner.call('PUT', `${club}/members/${director.id}`, { role: 'owner' });
    const leaving = [owner, director].map((one) => one.call('DELETE', `${club}/members/${one.id}`));
    expect((await Promise.all(leaving)).map(outcome).toSorted()).toEqual(['204', 'last-owner']);
  });

  test('ends with the person; a club goes to a director, then to a member, and without anybody it is gone', async () => {
    const { club, owner, director, plain, nobody } = await clubScene();
    await owner.call('POST', `${club}/chat`, { text: 'My last words' });
    await owner.call('DELETE', '/me');
    expect((await director.call('GET', club)).body).toMatchObject({ role: 'owner', members: 2 });
    expect((await director.call('GET', `${club}/chat`)).body).toEqual([]);
    await director.call('DELETE', '/me');
    expect((await plain.call('GET', club)).body).toMatchObject({ role: 'owner', members: 1 });
    await plain.call('DELETE', '/me');
    expect((await nobody.call('GET', club)).status).toBe(404);
  });

  test('is in what is kept about a person', async () => {
    const { id, plain } = await clubScene();
    expect((await plain.call('GET', '/me/data')).body).toMatchObject({
      clubs: [{ id, name: 'Oak Club', role: 'member' }],
    });
  });
});

describe('limits and texts of clubs', () => {
  test('a person owns few', async () => {
    const app = await testServer({ limits: { ...noLimits, clubs: 2 } });
    const olga = await member(app, 'Olga');
    const found = async () => outcome(await olga.call('POST', '/clubs', { name: 'Club', about: '', entry: 'link' }));
    expect([await found(), await found(), await found()]).toEqual(['200', '200', 'too-many-clubs']);
  });

  test('names and lines are cleaned, and must be seen and not be too long', async () => {
    const { club, owner } = await clubScene();
    const { body } = await owner.call<ClubView>('PATCH', club, { name: ' Elm\u0007 \u202eClub ', about: '' });
    expect(body).toMatchObject({ name: 'Elm Club', about: '', entry: 'request' });
    for (const change of [{ name: ' \u200b' }, { name: 'x'.repeat(41) }, { about: 'x'.repeat(501) }]) {
      expect(outcome(await owner.call('PATCH', club, change))).toBe('bad-text');
    }
    const line = await owner.call<ClubLine>('POST', `${club}/chat`, { text: ' Hello \n all ' });
    expect(line.body).toMatchObject({ number: 1, from: { name: 'Olga' }, text: 'Hello   all' });
    for (const text of ['', 'x'.repeat(501)]) {
      expect(outcome(await owner.call('POST', `${club}/chat`, { text }))).toBe('bad-text');
    }
    expect((await owner.call('POST', `${club}/chat`, { text: 'a\0b' })).status).toBe(400);
  });

  test('chat is not faster than at tables', async () => {
    const { club, plain } = await clubScene('request', { limits: { ...noLimits, commands: 1, commandBurst: 10 } });
    const say = async () => (await plain.call('POST', `${club}/chat`, { text: 'Hi' })).status;
    expect([await say(), await say(), await say()]).toEqual([200, 200, 429]);
  });
});

describe('what is played in a club', () => {
  const tablesOf = async (client: Pick<HttpClient, 'call'>, club: string) =>
    (await client.call<TableSummary[]>('GET', `${club}/tables`)).body.map(({ table }) => table);

  test('a table of a club is listed there, and in the lobby only if it is open', async () => {
    const { club, id, plain, nobody } = await clubScene();
    const table = await plain.table(['me', 'open'], { settings: { club: { id, membersOnly: false } } });
    expect(await tablesOf(nobody, club)).toEqual([table]);
    expect((await nobody.call('GET', '/tables')).body).toEqual([]);
    await plain.do(table, { kind: 'configure', settings: { open: true } });
    expect((await nobody.call('GET', '/tables')).body).toMatchObject([{ table }]);
    await plain.do(table, { kind: 'configure', settings: { club: null } });
    expect(await tablesOf(nobody, club)).toEqual([]);
  });

  test('only members list tables in a club', async () => {
    const { id, guest, plain } = await clubScene();
    const settings = { club: { id, membersOnly: false } };
    expect(outcome(await guest.call('POST', '/tables', { game: 'acorns', players: 2, settings }))).toBe('members-only');
    const table = await guest.table(['me', 'open']);
    expect(outcome(await guest.do(table, { kind: 'configure', settings }))).toBe('members-only');
    expect((await plain.call('POST', '/tables', { game: 'acorns', players: 2, settings })).status).toBe(200);
  });

  test('a table for members only is not there for others, whichever way they come', async () => {
    const { club, id, plain, director, xena, nobody } = await clubScene();
    const settings = { open: true, club: { id, membersOnly: true } };
    const table = await plain.table(['me', 'open'], { settings });
    expect(await tablesOf(nobody, club)).toEqual([]);
    expect((await nobody.call('GET', '/tables')).body).toEqual([]);
    for (const page of ['', '/log', '/deal', '/record', '/ratings']) {
      for (const stranger of [nobody, xena]) {
        expect(outcome(await stranger.call('GET', `/tables/${table}${page}`))).toBe('members-only');
      }
    }
    expect(outcome(await xena.do(table, { kind: 'sit', seat: 1 }))).toBe('members-only');
    expect(outcome(await xena.do(table, { kind: 'chat', text: 'Let me in' }))).toBe('members-only');
    expect(await tablesOf(director, club)).toEqual([table]);
    expect((await director.do(table, { kind: 'sit', seat: 1 })).status).toBe(200);
    await director.call('DELETE', `${club}/members/${director.id}`);
    // Who sits there plays on.
    expect((await director.view(table)).me.seat).toBe(1);
  });

  test('whoever watches is sent away when the table becomes one for members, or when they leave the club', async () => {
    const { app, club, id, plain, director, xena } = await clubScene();
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const watch = async (client: HttpClient, table: string) => {
      const socket = await new SocketClient(address).opened();
      onTestFinished(() => socket.cut());
      await socket.ask({ type: 'hello', token: client.token }, 'welcome');
      await socket.ask({ type: 'watch', table }, 'table');
      return socket;
    };
    const table = await plain.table(['me', 'open']);
    const [stranger, inside] = [await watch(xena, table), await watch(director, table)];
    await plain.do(table, { kind: 'configure', settings: { club: { id, membersOnly: true } } });
    expect(await stranger.next('error')).toMatchObject({ kind: 'members-only' });
    await director.call('DELETE', `${club}/members/${director.id}`);
    expect(await inside.next('error')).toMatchObject({ kind: 'members-only' });
    expect((await stranger.ask({ type: 'watch', table }, 'error')).kind).toBe('members-only');
  });

  test('standings are those of its members', async () => {
    const { club, plain, director, xena } = await clubScene();
    for (const other of [director, xena]) {
      const table = await plain.table(['me', 'open'], { settings: { rated: true } });
      await other.do(table, { kind: 'sit', seat: 1 });
      await plain.do(table, { kind: 'start' });
      await plain.do(table, { kind: 'leave' });
      await other.do(table, { kind: 'vote-end', yes: true });
    }
    const names = async () =>
      (await plain.call<Standing[]>('GET', `${club}/standings/acorns`)).body.map(({ name }) => name).toSorted();
    await eventually(names).toEqual(['Dora', 'Mia']);
    expect((await plain.call('GET', `${club}/standings/chess`)).status).toBe(404);
  });
});
