import { describe, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../app.ts';
import type { Post } from '../notifications/post.ts';
import { gameModules } from './game-modules.ts';
import { inlineBots } from './inline-bots.ts';
import { folder, newBackend } from './backend.ts';
import { member } from './club-scene.ts';
import { HttpClient, eventually, noLimits, testServer } from './server.ts';
import { cup, Desk } from './tournament-play.ts';

const subscription = (endpoint: string) => ({
  endpoint,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
});

/** Whoever is told, by the address of their browser. */
function counter() {
  const told: string[] = [];
  const post: Post = async (url) => {
    told.push(new URL(url).pathname.slice(1));
    return 201;
  };
  return { told, post };
}

async function playOn(people: readonly HttpClient[], table: string): Promise<void> {
  for (;;) {
    for (const person of people) {
      if ((await person.view(table)).phase === 'finished') return;
      const [step] = await person.moves(table);
      if (step !== undefined) await person.do(table, { kind: 'move', step });
    }
  }
}

describe('notices', () => {
  test('tell of what somebody wants to be told of: here of the end, and of nothing else', async () => {
    const { told, post } = counter();
    const app = await testServer({ notices: { patience: 0, post } });
    const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
    await bert.call('PUT', '/me/push', subscription('https://push.example.org/bert'));
    await bert.call('PUT', '/me/preferences', { notices: ['end'] });
    const table = await anna.table(['me', 'open']);
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    await playOn([anna, bert], table);
    await eventually(async () => told).toEqual(['bert']);
    await app.close();
    expect(told).toEqual(['bert']);
  });

  test('that a game has begun goes to those who are not asked for a step', async () => {
    const { told, post } = counter();
    const app = await testServer({ notices: { patience: 0, post } });
    const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
    await bert.call('PUT', '/me/push', subscription('https://push.example.org/bert'));
    await bert.call('PUT', '/me/preferences', { notices: ['turn', 'start'] });
    const table = await anna.table(['me', 'open']);
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    // In this game both begin at once, so it is a turn, and told once.
    await eventually(async () => told).toEqual(['bert']);
    await app.close();
    expect(told).toEqual(['bert']);
  });

  test('of games over days reach the people of a league: that a round begins, and that their time is out', async () => {
    let now = Date.now();
    const { told, post } = counter();
    const app = await testServer({ now: () => now, notices: { patience: 0, post } });
    const bert = await HttpClient.guest(app, 'Bert');
    await bert.call('PUT', '/me/push', subscription('https://push.example.org/bert'));
    const league = { kind: 'league', size: 4, promoted: 1, divisions: [] } as const;
    const table = { rated: false, spectators: true, clock: { kind: 'days', days: 1 } } as const;
    const desk = await Desk.make(await member(app, 'Anna'), cup(league, {}, { table }));
    await desk.of(bert).must({ kind: 'register' });
    await desk.bots(3);
    await desk.must({ kind: 'start' });
    await eventually(async () => told).toEqual(['bert']);
    now += 86_400_000;
    await eventually(async () => told).toEqual(['bert', 'bert']);
    await desk.must({ kind: 'end-round' });
    await eventually(async () => told).toEqual(['bert', 'bert', 'bert']);
  });

  test('that waited when the server died are sent when it is back, once', async () => {
    const { told, post } = counter();
    const backend = await newBackend();
    const open = async (patience: number) =>
      createServer({
        webRoot: folder(),
        games: ['acorns'],
        tables: {
          gameModules,
          ...(await backend.open()),
          bots: inlineBots(),
          botPause: 0,
          limits: noLimits,
          notices: { patience, post },
        },
      });
    // The first one never gets to sending: it dies with everything that waits. It closes when all is over.
    const dying = await open(1e8);
    const [anna, bert] = [await HttpClient.guest(dying, 'Anna'), await HttpClient.guest(dying, 'Bert')];
    await bert.call('PUT', '/me/push', subscription('https://push.example.org/bert'));
    const table = await anna.table(['me', 'open']);
    await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    await eventually(async () => (await bert.call<unknown[]>('GET', '/me/tables')).body).toMatchObject([
      { phase: 'playing' },
    ]);
    expect(told).toEqual([]);
    const reborn = await open(0);
    onTestFinished(() => reborn.close());
    await reborn.listen({ port: 0, host: '127.0.0.1' });
    await eventually(async () => told).toEqual(['bert']);
    // The turn is told; whoever tries again, also the first one with its last breath, is not let.
    await dying.close();
    expect(told).toEqual(['bert']);
  });
});

test('the links in mails cannot be tried by the thousand', async () => {
  const app = await testServer({ limits: { ...noLimits, costlyRequests: 3 } });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await app.inject(`/mail/confirm?code=${i}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
