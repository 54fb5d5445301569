import { firstItems, itemAt } from '@grove/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { member } from '../../test/club-scene.ts';
import { SocketClient } from '../../test/socket-client.ts';
import { inlineBots, silentBots } from '../../test/inline-bots.ts';
import { HttpClient, eventually } from '../../test/server.ts';
import { cup, Desk } from '../../test/tournament-play.ts';
import { at, nodes, twoAtTwoNodes, watching } from './nodes.ts';

const presenceOf = (client: SocketClient) => client.received.findLast((message) => message.type === 'presence');

describe('two nodes of one server', () => {
  test('a move made at one is seen by the client at the other', async () => {
    const { table, sockets } = await twoAtTwoNodes(await nodes({}, {}));
    const [anna, bert] = sockets;
    const [step] = await anna.moves(table);
    const done = await anna.ask({ type: 'do', table, id: 'a1', command: { kind: 'move', step } }, 'done');
    await bert.until(() => bert.view?.number === done.number);
    expect(bert.entries.at(-1)).toMatchObject({ number: done.number, event: { kind: 'moved', seat: 0 } });
    const [answer] = await bert.moves(table);
    await bert.ask({ type: 'do', table, id: 'b1', command: { kind: 'move', step: answer } }, 'done');
    await anna.until(() => anna.view?.playing?.steps === 2);
  });

  test('what both decide at once is decided one after the other, and both see the same log', async () => {
    const { table, sockets } = await twoAtTwoNodes(await nodes({}, {}));
    const say = (client: SocketClient, who: string, i: number) =>
      client.ask({ type: 'do', table, id: `${who}${i}`, command: { kind: 'chat', text: `${who}${i}` } }, 'done');
    await Promise.all(
      sockets.map(async (client, i) => {
        for (let count = 0; count < 15; count++) await say(client, itemAt('ab', i), count);
      }),
    );
    const last = 4 + 30;
    await Promise.all(sockets.map((client) => client.until(() => client.view?.number === last)));
    const chats = sockets.map((client) => client.view?.chat.map(({ text }) => text));
    expect(chats[0]).toEqual(chats[1]);
    expect(new Set(chats[0]).size).toBe(30);
  });

  test('the same command at both counts once', async () => {
    const [first, second] = firstItems(await nodes({}, {}), 2);
    const anna = await HttpClient.guest(first.app, 'Anna');
    const table = await anna.table(['me', 'open']);
    const answers = await Promise.all(
      [anna, at(second, anna)].map((caller) => caller.do(table, { kind: 'chat', text: 'hi' }, 'same')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.repeated === true)).toHaveLength(1);
    expect((await at(second, anna).view(table)).chat).toHaveLength(1);
  });

  test('what was done at one can be read at the other at once', async () => {
    const [first, second] = firstItems(await nodes({}, {}), 2);
    const anna = await HttpClient.guest(first.app, 'Anna');
    const table = await anna.table(['me', 'open']);
    for (let i = 0; i < 10; i++) {
      await anna.do(table, { kind: 'chat', text: `${i}` });
      expect((await at(second, anna).view(table)).chat).toHaveLength(i + 1);
    }
  });

  test('everybody sees who is here, wherever they are, and who dropped', async () => {
    const { anna, bert, sockets } = await twoAtTwoNodes(await nodes({}, {}));
    const [here, there] = sockets;
    const both = [anna, bert].map(({ id }) => ({ person: id, state: 'here' }));
    for (const client of sockets) {
      await client.until(() => presenceOf(client)?.people.length === 2);
      expect(presenceOf(client)?.people.toSorted((a, b) => a.person.localeCompare(b.person))).toEqual(
        both.toSorted((a, b) => a.person.localeCompare(b.person)),
      );
    }
    there.cut();
    await here.until(() => presenceOf(here)?.people.some(({ state }) => state === 'dropped') ?? false);
    expect(presenceOf(here)?.people).toContainEqual({ person: bert.id, state: 'dropped', since: expect.any(Number) });
  });

  test('one node moves a table’s bots though both have it open; the other takes over when that one is gone', async () => {
    const silent = silentBots();
    let now = 1_000_000;
    const [first, second] = firstItems(
      await nodes({ bots: silent, now: () => now }, { bots: inlineBots(), now: () => now }),
      2,
    );
    const anna = await HttpClient.guest(first.app, 'Anna');
    const table = await anna.table(['me', 'random'], { start: true });
    // The first node has the bots, and they never answer.
    await eventually(async () => silent.asked).toEqual(['random']);
    const socket = await watching(second.address, anna, table);
    expect(socket.view?.playing?.steps).toBe(0);
    expect(await second.store.tables.claimBots(table, 'node1', now, now + 1)).toBe(false);
    now += 10_000;
    await socket.until(() => (socket.view?.playing?.steps ?? 0) > 0);
  });

  test('what happens in a tournament at one is told to whoever follows it at the other', async () => {
    const [first, second] = firstItems(await nodes({}, {}), 2);
    const desk = await Desk.make(await member(first.app, 'Anna'), cup({ kind: 'swiss', rounds: 1 }));
    const socket = await new SocketClient(second.address).opened();
    onTestFinished(() => socket.cut());
    const { number } = await socket.ask({ type: 'follow', tournament: desk.id }, 'tournament');
    const from = socket.received.length;
    await desk.bots(1);
    expect(await socket.next('tournament', from)).toMatchObject({ since: number, number: number + 1 });
  });

  test('who signs out at one is cut off at the other', async () => {
    const both = await nodes({}, {});
    const { anna, sockets } = await twoAtTwoNodes(both);
    await at(itemAt(both, 1), anna).call('DELETE', '/me/tokens');
    await eventually(async () => sockets[0].code).toBe(1008);
    expect(sockets[1].closed).toBe(false);
  });
});
