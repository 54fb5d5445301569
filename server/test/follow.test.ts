import { applyPatch, type JsonPatch } from '@grove/kernel';
import type { TournamentView } from '@grove/protocol';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { clubScene, member } from './club-scene.ts';
import { type HttpClient, noLimits, testServer } from './server.ts';
import { SocketClient } from './socket-client.ts';
import { cup, Desk } from './tournament-play.ts';

const swiss = { kind: 'swiss', rounds: 2 } as const;

async function connect(app: FastifyInstance, person?: HttpClient): Promise<SocketClient> {
  const address = app.server.listening ? app.listeningOrigin : await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = await new SocketClient(address.replace('http', 'ws')).opened();
  onTestFinished(() => socket.cut());
  if (person !== undefined) await socket.ask({ type: 'hello', token: person.token }, 'welcome');
  return socket;
}

const follow = (socket: SocketClient, tournament: string, key?: string) =>
  socket.ask({ type: 'follow', tournament, ...(key !== undefined && { key }) }, 'tournament');

/** The view that somebody has who loaded this one and applies all that is told. */
function kept(socket: SocketClient, loaded: TournamentView): TournamentView {
  return socket.received.reduce((view, message) => {
    if (message.type !== 'tournament' || message.since !== view.number) return view;
    return applyPatch(view, message.patch as JsonPatch);
  }, loaded);
}

describe('a tournament that is followed', () => {
  test('is kept as it is on the server, to its end, by what is told', async () => {
    const app = await testServer();
    const desk = await Desk.make(await member(app, 'Anna'), cup(swiss));
    const socket = await connect(app);
    expect(await follow(socket, desk.id)).toEqual({ type: 'tournament', tournament: desk.id, number: 1 });
    const loaded = await desk.view();
    await desk.bots(4);
    await desk.must({ kind: 'start' });
    await socket.until(() => kept(socket, loaded).phase === 'ended');
    const view = await desk.ended();
    await socket.until(() => kept(socket, loaded).number === view.number);
    expect(kept(socket, loaded)).toEqual(view);
  });

  test('is told of no more after unfollow, and one that is not there is not followed', async () => {
    const app = await testServer();
    const desk = await Desk.make(await member(app, 'Anna'), cup(swiss));
    const [socket, other] = [await connect(app), await connect(app)];
    expect(await socket.ask({ type: 'follow', tournament: 't-none' }, 'error')).toMatchObject({
      kind: 'not-there',
      tournament: 't-none',
    });
    for (const client of [socket, other]) await follow(client, desk.id);
    socket.send({ type: 'unfollow', tournament: desk.id });
    await socket.ask({ type: 'ping' }, 'pong');
    const [from, quietFrom] = [other.received.length, socket.received.length];
    await desk.bots(1);
    await other.next('tournament', from);
    // Both would have been told in the same turn, and a ping is answered after it.
    await socket.ask({ type: 'ping' }, 'pong');
    expect(socket.received.slice(quietFrom).map(({ type }) => type)).toEqual(['pong']);
  });

  test('costs as much as other messages that are work, and a socket follows twenty at most', async () => {
    const app = await testServer({ limits: { ...noLimits, costlyMessages: 0, costlyMessageBurst: 44 } });
    const socket = await connect(app);
    // Nobody may hold more than ten at a time.
    for (const name of ['Anna', 'Bert']) {
      const maker = await member(app, name);
      for (let i = 0; i < 10; i++) await follow(socket, (await Desk.make(maker, cup(swiss))).id);
    }
    const more = await Desk.make(await member(app, 'Cleo'), cup(swiss));
    const refused = await socket.ask({ type: 'follow', tournament: more.id }, 'error');
    expect(refused).toMatchObject({ kind: 'too-many', tournament: more.id });
    for (let i = 0; i < 4; i++) socket.send({ type: 'follow', tournament: more.id });
    await socket.until(() => socket.received.some((one) => one.type === 'error' && one.tournament === undefined));
  });
});

describe('a tournament of a club that is not listed', () => {
  async function scene() {
    const club = await clubScene('link');
    const desk = await Desk.make(club.owner, cup(swiss, {}, { club: club.id, name: 'Secret Cup' }));
    return { ...club, desk };
  }

  test('is followed by members and with its key, by nobody else', async () => {
    const { app, desk, xena, plain } = await scene();
    const ask = { type: 'follow', tournament: desk.id };
    for (const stranger of [await connect(app, xena), await connect(app)]) {
      expect(await stranger.ask(ask, 'error')).toMatchObject({ kind: 'not-there', tournament: desk.id });
    }
    await follow(await connect(app, plain), desk.id);
    await follow(await connect(app), desk.id, (await desk.me()).key ?? '');
  });

  test('is lost by whoever leaves the club, and nothing of it is told to them from then on', async () => {
    const { app, desk, plain, club } = await scene();
    const socket = await connect(app, plain);
    await follow(socket, desk.id);
    const from = socket.received.length;
    await plain.call('DELETE', `${club}/members/${plain.id}`);
    expect(await socket.next('error', from)).toMatchObject({ kind: 'not-there', tournament: desk.id });
  });

  test('is lost with the key when the club has a new link; members still hear of it', async () => {
    const { app, desk, owner, plain, club } = await scene();
    const [screen, inside] = [await connect(app), await connect(app, plain)];
    await follow(screen, desk.id, (await desk.me()).key ?? '');
    await follow(inside, desk.id);
    await owner.call('POST', `${club}/invitation`);
    const from = inside.received.length;
    await desk.bots(1);
    await inside.next('tournament', from);
    await screen.next('error');
    expect(screen.received.filter(({ type }) => type === 'tournament')).toHaveLength(1);
  });

  test('is lost by strangers when the club is hidden while they follow', async () => {
    const { app, desk, owner, xena, club } = await scene();
    await owner.call('PATCH', club, { entry: 'request' });
    const socket = await connect(app, xena);
    await follow(socket, desk.id);
    await owner.call('PATCH', club, { entry: 'link' });
    await desk.bots(1);
    expect(await socket.next('error')).toMatchObject({ kind: 'not-there', tournament: desk.id });
    expect(JSON.stringify(socket.received)).not.toContain('"patch"');
  });
});
