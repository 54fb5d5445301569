import type { TableSummary } from '@grove/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clubScene, outcome } from './club-scene.ts';
import { eventually, HttpClient } from './server.ts';
import { SocketClient } from './socket-client.ts';
import { cup, Desk } from './tournament-play.ts';

const swiss = { kind: 'swiss', rounds: 1 } as const;
const FILES = ['standings.csv', 'standings.json', 'calendar.ics'];

/** A tournament of a club that is not listed, under way: Mia and a bot play, Olga and Dora lead. */
async function scene() {
  const club = await clubScene('link');
  const desk = await Desk.make(club.owner, cup(swiss, {}, { club: club.id, name: 'Secret Cup' }));
  await desk.of(club.plain).must({ kind: 'register' });
  await desk.bots(1);
  await desk.must({ kind: 'start' });
  const table = await desk.of(club.plain).table();
  const read = async (path: string, token?: string) =>
    club.app.inject({
      url: `/api/v1/tournaments/${desk.id}${path}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  return { ...club, desk, table, read };
}

const tablesIn = async (client: HttpClient, club: string) =>
  (await client.call<readonly TableSummary[]>('GET', `${club}/tables`)).body.map(({ table }) => table);

describe('a tournament of a club that is not listed', () => {
  test('is not there for strangers, whatever they ask', async () => {
    const { desk, table, read, xena, guest, nobody, club } = await scene();
    for (const stranger of [xena, guest, nobody]) {
      for (const path of ['', `?key=${desk.id}`]) {
        const told = await stranger.call('GET', `/tournaments/${desk.id}${path}`);
        expect(told).toMatchObject({ status: 404, body: { error: { kind: 'not-there' } } });
        expect(JSON.stringify(told)).not.toContain('Secret');
      }
      for (const page of ['', '/log', '/deal', '/record', '/ratings']) {
        expect(outcome(await stranger.call('GET', `/tables/${table}${page}`))).toBe('members-only');
      }
      expect((await stranger.call('GET', `${club}/tables`)).status).toBe(404);
    }
    for (const file of FILES) {
      for (const token of [xena.token, undefined]) expect((await read(`/${file}`, token)).statusCode).toBe(404);
    }
    for (const stranger of [xena, guest]) {
      expect((await stranger.call('GET', `/tournaments/${desk.id}/me`)).status).toBe(404);
      for (const command of [{ kind: 'register' }, { kind: 'cancel', reason: 'why' }]) {
        expect((await desk.of(stranger).do(command)).status).toBe(404);
      }
    }
  });

  test('is there for its members and for whoever plays, also when they have left the club', async () => {
    const { desk, table, owner, director, plain, club } = await scene();
    for (const person of [owner, director, plain]) {
      expect((await desk.of(person).view()).name).toBe('Secret Cup');
      expect((await person.view(table)).phase).toBe('playing');
      await eventually(() => tablesIn(person, club)).toEqual([table]);
    }
    await plain.call('DELETE', `${club}/members/${plain.id}`);
    expect((await desk.of(plain).view()).name).toBe('Secret Cup');
    expect((await plain.view(table)).me.seat).toBeGreaterThanOrEqual(0);
    await director.call('DELETE', `${club}/members/${director.id}`);
    expect((await director.call('GET', `/tournaments/${desk.id}`)).status).toBe(404);
    expect(outcome(await director.call('GET', `/tables/${table}`))).toBe('members-only');
  });

  test('opens with its key, until the club has a new link', async () => {
    const { desk, read, owner, xena, club } = await scene();
    const { key } = await desk.me();
    for (const path of ['', ...FILES.map((file) => `/${file}`)]) {
      expect((await read(`${path}?key=${key}`)).statusCode).toBe(200);
    }
    // A guest of the club can enter with it, if the tournament is for others too.
    const told = await xena.call('GET', `/tournaments/${desk.id}/me?key=${key}`);
    expect(told.body).toMatchObject({ key, whyNotEnter: { reason: 'started' } });
    await owner.call('POST', `${club}/invitation`);
    expect((await read(`?key=${key}`)).statusCode).toBe(404);
    expect((await desk.me()).key).not.toBe(key);
  });

  test('is for everybody as soon as the club is listed, with its tables, and needs no key then', async () => {
    const { desk, table, owner, xena, club } = await scene();
    await owner.call('PATCH', club, { entry: 'request' });
    expect((await desk.of(xena).view()).name).toBe('Secret Cup');
    expect((await desk.me()).key).toBeNull();
    expect((await xena.view(table)).phase).toBe('playing');
    await eventually(() => tablesIn(xena, club)).toEqual([table]);
  });

  test('is left to those who were part of it when the club is gone', async () => {
    const { desk, owner, director, plain, club } = await scene();
    await owner.call('DELETE', club);
    for (const part of [owner, plain]) expect((await desk.of(part).view()).name).toBe('Secret Cup');
    expect((await director.call('GET', `/tournaments/${desk.id}`)).status).toBe(404);
  });

  test('sends those who watch its tables away when they leave the club', async () => {
    const { app, table, director, xena, club } = await scene();
    const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
    const connect = async ({ token }: HttpClient) => {
      const socket = await new SocketClient(address).opened();
      onTestFinished(() => socket.cut());
      await socket.ask({ type: 'hello', token }, 'welcome');
      return socket;
    };
    const [inside, stranger] = [await connect(director), await connect(xena)];
    expect((await stranger.ask({ type: 'watch', table }, 'error')).kind).toBe('members-only');
    await inside.ask({ type: 'watch', table }, 'table');
    await director.call('DELETE', `${club}/members/${director.id}`);
    expect(await inside.next('error')).toMatchObject({ kind: 'members-only' });
  });
});
