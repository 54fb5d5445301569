import { itemAt } from '@grove/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NatsServer } from '../../../scripts/services/nats.ts';
import { PostgresServer } from '../../../scripts/services/postgres.ts';
import { postgresStore } from '../../store/postgres/postgres.ts';
import { SocketClient } from '../../test/socket-client.ts';
import { backendAt } from '../../test/backend-at.ts';
import { newBackend } from '../../test/backend.ts';
import { HttpClient, eventually } from '../../test/server.ts';
import { localBus } from '../local.ts';
import { node, twoAtTwoNodes } from './nodes.ts';

async function nats(): Promise<NatsServer> {
  const server = await NatsServer.start();
  onTestFinished(() => server.stop());
  return server;
}

describe('while NATS is away', () => {
  test('moves are taken and seen by the others a little later; when it is back all is as before', async () => {
    const { name } = await newBackend();
    const server = await nats();
    const backend = () => backendAt({ ...name, nats: server.url });
    const both = [await node(await backend()), await node(await backend())];
    const { table, sockets } = await twoAtTwoNodes(both);
    const [anna, bert] = sockets;
    const say = async (text: string) => {
      const { number } = await anna.ask({ type: 'do', table, id: text, command: { kind: 'chat', text } }, 'done');
      await bert.until(() => bert.view?.number === number);
    };
    await say('before');
    await server.stop();
    await eventually(async () => both.map(({ bus }) => bus.isUp)).toEqual([false, false]);
    await say('while');
    expect((await itemAt(both, 0).app.inject('/readyz')).json()).toEqual({ status: 'ready', bus: 'away' });
    expect((await itemAt(both, 0).app.inject('/metrics')).body).toContain('grove_bus_up 0');
    await server.startAgain();
    await eventually(async () => both.map(({ bus }) => bus.isUp)).toEqual([true, true]);
    await say('after');
    expect(bert.view?.chat.map(({ text }) => text)).toEqual(['before', 'while', 'after']);
  });

  test('a node starts without it and finds it when it comes', async () => {
    const { name } = await newBackend();
    const server = await nats();
    await server.stop();
    const { app, bus } = await node(await backendAt({ ...name, nats: server.url }));
    expect((await HttpClient.guest(app, 'Anna')).id).toMatch(/^p-/);
    await server.startAgain();
    await eventually(async () => bus.isUp).toBe(true);
  });
});

describe('while PostgreSQL is away', () => {
  test('a node answers clearly, takes nothing, shows what it has, and comes back by itself', async () => {
    const server = await PostgresServer.start({ fsync: 'off' });
    onTestFinished(() => server.remove());
    const { app, address } = await node({ store: await postgresStore(server.url), bus: localBus() });
    const anna = await HttpClient.guest(app, 'Anna');
    const settings = { clock: { kind: 'move', seconds: 60 } };
    const table = await anna.table(['me', 'random'], { start: true, settings });
    // The bot has made its step, which would count as well.
    await eventually(async () => itemAt((await anna.view(table)).seats, 1).waited).toBe(false);
    const before = (await app.inject(`/api/v1/tables/${table}`)).json<{ number: number }>();
    await server.stop();
    const chat = { kind: 'chat', text: 'hi' };
    const refused = await anna.do(table, chat, 'once');
    expect(refused).toMatchObject({ status: 503, body: { error: { kind: 'away' } } });
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject(`/api/v1/tables/${table}`)).json()).toMatchObject({ number: before.number });
    const client = new SocketClient(address);
    await client.opened();
    client.send({ type: 'watch', table: 'another' });
    await expect(client.until(() => false)).rejects.toThrow('closed');
    expect(client.code).toBe(1013);
    await server.startAgain();
    await eventually(async () => (await app.inject('/readyz')).statusCode).toBe(200);
    await eventually(async () => (await anna.do(table, chat, 'once')).status).toBe(200);
    expect((await anna.do(table, chat, 'once')).body).toMatchObject({ repeated: true });
    expect((await anna.view(table)).chat).toHaveLength(1);
  });

  test('at the start: says so and ends', async () => {
    await expect(postgresStore('postgres://grove@127.0.0.1:1/postgres')).rejects.toThrow(
      /^the database cannot be used: .*ECONNREFUSED/,
    );
  });
});
