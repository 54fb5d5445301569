import type { LegalMoves, TableView } from '@grove/protocol';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, vi } from 'vitest';
import { createServer, type ServerSettings } from '../app.ts';
import { localBus } from '../bus/local.ts';
import { usualLimits } from '../limits/limits.ts';
import type { TableSettings } from '../settings.ts';
import { expectAnswer } from './agrees.ts';
import { gameModules } from './game-modules.ts';
import { inlineBots } from './inline-bots.ts';
import { folder, openBackend } from './backend.ts';

// A busy machine is no failure: these tests wait for what must come, not for how soon.
vi.setConfig({ testTimeout: 60_000 });

/** Asks again until it is as expected. */
export const eventually = <Value>(ask: () => Promise<Value>): ReturnType<typeof expect.poll<Value>> =>
  expect.poll(ask, { timeout: 30_000, interval: 20 });

/** As many requests as a test likes. */
export const noLimits = Object.fromEntries(
  Object.keys(usualLimits).map((name) => [name, 1e9]),
) as unknown as typeof usualLimits;

/** Passwords that are quick to check, and to guess. */
export const cheap = { N: 16, r: 1, p: 1 };

/** A server with the sample game that is closed after the test. */
export async function testServer(
  settings: Partial<TableSettings> = {},
  more: Pick<ServerSettings, 'trustProxy'> = {},
): Promise<FastifyInstance> {
  const app = await createServer({
    webRoot: folder(),
    games: ['acorns'],
    ...more,
    tables: {
      gameModules,
      ...(settings.store === undefined ? await openBackend() : { store: settings.store, bus: localBus() }),
      bots: inlineBots(),
      botPause: 0,
      limits: noLimits,
      passwordCost: cheap,
      ...settings,
    },
  });
  onTestFinished(() => app.close());
  return app;
}

export interface Answered<Body = Record<string, unknown>> {
  readonly status: number;
  readonly body: Body;
}

/** A person who uses the API over HTTP. */
export class HttpClient {
  readonly app: FastifyInstance;
  readonly token: string;
  readonly id: string;
  #count: number;

  private constructor(app: FastifyInstance, token: string, id: string, count = 0) {
    this.#count = count;
    this.app = app;
    this.token = token;
    this.id = id;
  }

  static async guest(app: FastifyInstance, name: string): Promise<HttpClient> {
    const { body } = await call<{ token: string; person: { id: string } }>(app, 'POST', '/guests', { name });
    return new HttpClient(app, body.token, body.person.id);
  }

  /** The same person at another server. */
  at(app: FastifyInstance): HttpClient {
    return new HttpClient(app, this.token, this.id, this.#count);
  }

  call<Body = Record<string, unknown>>(method: Method, path: string, body?: object): Promise<Answered<Body>> {
    return call<Body>(this.app, method, path, body, this.token);
  }

  async do(table: string, command: object, id = `m${++this.#count}`): Promise<Answered> {
    return this.call('POST', `/tables/${table}/commands`, { id, command });
  }

  async view(table: string, as?: string): Promise<TableView> {
    const { body } = await this.call<TableView>('GET', `/tables/${table}${as === undefined ? '' : `?as=${as}`}`);
    return body;
  }

  /** The legal steps of the own seat. */
  async moves(table: string): Promise<readonly string[]> {
    return (await this.call<LegalMoves>('GET', `/tables/${table}/moves`)).body.moves;
  }

  /** Makes a table with these seats and returns its id. */
  async table(seats: readonly string[], more: object = {}): Promise<string> {
    const setup = { game: 'acorns', players: seats.length, seats, ...more };
    const { body, status } = await this.call<TableView>('POST', '/tables', setup);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.table;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function call<Body = Record<string, unknown>>(
  app: FastifyInstance,
  method: Method,
  path: string,
  body?: object,
  token?: string,
): Promise<Answered<Body>> {
  const answer = await app.inject({
    method,
    url: `/api/v1${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body }),
  });
  // Requests in the test's own process leave timers no turn, and bots go on by timers: who asks in a loop would wait for ever.
  await new Promise(setImmediate);
  const { statusCode: status, body: text } = answer;
  if (path !== '/openapi.json') expectAnswer(method, path, status, text === '' ? null : JSON.parse(text));
  return { status, body: (text === '' ? {} : JSON.parse(text)) as Body };
}
