import { firstItems } from '@grove/kernel';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { TableSettings } from '../../settings.ts';
import { SocketClient } from '../../test/socket-client.ts';
import { newBackend } from '../../test/backend.ts';
import type { Backend } from '../../test/backend-at.ts';
import { HttpClient, testServer } from '../../test/server.ts';

export interface TestNode extends Backend {
  readonly app: FastifyInstance;
  readonly address: string;
}

/** Several nodes of one server, each with a connection of its own to PostgreSQL and to NATS. */
export async function nodes(...settings: readonly Partial<TableSettings>[]): Promise<TestNode[]> {
  const backend = await newBackend();
  return Promise.all(settings.map(async (more, i) => node(await backend.open(), { node: `node${i}`, ...more })));
}

export async function node(backend: Backend, settings: Partial<TableSettings> = {}): Promise<TestNode> {
  const app = await testServer({ ...backend, ...settings });
  const address = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  return { ...backend, app, address };
}

/** The same person at another node. */
export const at = ({ app }: TestNode, caller: HttpClient): HttpClient =>
  Object.assign(Object.create(HttpClient.prototype) as HttpClient, caller, { app });

/** A socket of somebody who watches a table. */
export async function watching(address: string, caller: HttpClient, table: string): Promise<SocketClient> {
  const client = new SocketClient(address);
  onTestFinished(() => client.cut());
  await client.opened();
  await client.ask({ type: 'hello', token: caller.token }, 'welcome');
  await client.ask({ type: 'watch', table }, 'table');
  return client;
}

/** Anna at the first node and Bert at the second, at a started table, both with a socket. */
export async function twoAtTwoNodes(both: readonly TestNode[], settings = {}) {
  const [first, second] = firstItems(both, 2);
  const [anna, bert] = [await HttpClient.guest(first.app, 'Anna'), await HttpClient.guest(second.app, 'Bert')];
  const table = await anna.table(['me', 'open'], { settings });
  await bert.do(table, { kind: 'sit', seat: 1 });
  await anna.do(table, { kind: 'start' });
  const sockets = [await watching(first.address, anna, table), await watching(second.address, bert, table)] as const;
  return { anna, bert, table, sockets };
}
