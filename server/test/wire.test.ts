import { isObject, playersNear, SeededChance } from '@grove/kernel';
import type { GameModule } from '@grove/game-kit';
import { gameModules as realModules } from '@grove/games/loaded';
import type { ServerMessage } from '@grove/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { gameModules as sampleModules } from './game-modules.ts';
import { SocketClient } from './socket-client.ts';
import { inlineBots } from './inline-bots.ts';
import { stepsIn } from './steps-in.ts';
import { HttpClient, testServer } from './server.ts';

const gameModules = [...sampleModules, ...realModules];

function moduleOf(id: string): GameModule {
  const found = gameModules.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}

/** Every field that a table shows of itself; the game's own view is inside `playing`. */
const SHOWN = [
  'after',
  'chat',
  'commitment',
  'dropped',
  'end',
  'game',
  'host',
  'me',
  'muted',
  'note',
  'number',
  'phase',
  'playing',
  'prepared',
  'rematch',
  'rules',
  'seats',
  'seed',
  'settings',
  'silenced',
  'table',
  'tournament',
  'undo',
  'votes',
];

/** A whole game of one person against one bot; everything that the person and a spectator received. */
async function wholeGame(game: string) {
  const app = await testServer({
    gameModules,
    bots: inlineBots(gameModules),
  });
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const anna = await HttpClient.guest(app, 'Anna');
  const { players } = moduleOf(game).game;
  const bots = Array.from({ length: playersNear(players, 2) - 1 }, () => 'random');
  const table = await anna.table(['me', ...bots], { game });
  const [own, spectator] = [new SocketClient(address), new SocketClient(address)];
  onTestFinished(() => [own, spectator].forEach((client) => client.cut()));
  await Promise.all([own.opened(), spectator.opened()]);
  await own.ask({ type: 'hello', token: anna.token }, 'welcome');
  for (const client of [own, spectator]) await client.ask({ type: 'watch', table }, 'table');
  const chance = SeededChance.from(game);
  const compared: { readonly told: readonly string[]; readonly found: readonly string[] }[] = [];
  await own.ask({ type: 'do', table, id: 'start', command: { kind: 'start' } }, 'done');
  for (let move = 0; own.view?.phase !== 'finished'; move++) {
    await own.until(() => own.view?.phase === 'finished' || own.view?.playing?.mayAct === true);
    const { number, moves } = await own.ask({ type: 'moves', table }, 'moves');
    // Whatever the answer is about was sent before it.
    const then = viewsIn(own).findLast((view) => view.number === number);
    compared.push({ told: moves, found: stepsIn(then, gameModules) });
    if (moves.length === 0) continue;
    const command = { kind: 'move', step: moves[chance.pick(moves.length)] };
    own.send({ type: 'do', table, id: `m${move}`, command });
    // Refused, if the bot has just made a step that comes before: then the client looks again.
    await own.until(() => own.received.some((message) => 'id' in message && message.id === `m${move}`));
  }
  await spectator.until(() => spectator.view?.phase === 'finished');
  return { own, spectator, compared };
}

const viewsIn = (client: SocketClient) =>
  client.received.flatMap((message) => ('view' in message ? [message.view] : []));

describe.each(gameModules.map(({ game }) => game.id))('everything a seat receives in a game of %s', (id) => {
  test('is made of views and of what the game lets it see; the legal steps follow from the view', async () => {
    const { own, spectator, compared } = await wholeGame(id);
    const seed = own.view?.seed ?? '';
    expect(seed).toMatch(/^chacha20:[0-9a-f]{64}$/);
    for (const client of [own, spectator]) {
      const untilEnd = client.received.filter((message) => !JSON.stringify(message).includes('"phase":"finished"'));
      expect(JSON.stringify(untilEnd)).not.toContain(seed);
      for (const view of viewsIn(client)) expect(Object.keys(view).toSorted()).toEqual(SHOWN);
    }
    const running = own.received.filter(
      (message): message is Extract<ServerMessage, { type: 'update' }> =>
        message.type === 'update' && 'view' in message && message.view.phase === 'playing',
    );
    expect(running.length).toBeGreaterThan(2);
    for (const { entries } of running) {
      for (const { event } of entries) {
        if (event.kind !== 'moved') continue;
        expect('step' in event).toBe(event.seat === 0);
        expect(event.seen.every(isObject)).toBe(true);
      }
    }
    for (const view of viewsIn(spectator)) expect(view.playing?.mayAct ?? false).toBe(false);
    expect(compared.length).toBeGreaterThan(2);
    for (const { told, found } of compared) expect(found).toEqual(told);
  });
});
