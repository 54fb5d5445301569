import { existsSync } from 'node:fs';
import { availableParallelism, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput, type Box } from '@grove/kernel';
import { createServer } from './app.ts';
import { WorkerBots } from './bots/workers.ts';
import { localBus } from './bus/local.ts';
import type { Limits } from './limits.ts';
import { sqliteStore } from './store/sqlite.ts';

export interface RunningServer {
  readonly address: string;
  /** Finishes what is under way, then stops. */
  close(): Promise<void>;
}

export interface StartSettings {
  readonly port: number;
  readonly boxes: readonly Box[];
  /** The address of a module that exports the same `boxes`, for the threads in which bots think. */
  readonly botsModule?: string;
  /** The folder for the database. */
  readonly data: string;
  readonly webRoot?: string;
  readonly log?: boolean;
  readonly trustProxy?: boolean;
  readonly origins?: readonly string[];
  readonly limits?: Limits;
  readonly botPause?: number;
}

/** Where the build puts the page. */
const WEB_ROOT = fileURLToPath(new URL('../.build/web', import.meta.url));
/** A bot that has not moved by then has failed. */
const BOT_LIMIT = 30_000;

/** Listens on every network of the machine, so that others in the house can come to the table. */
export async function startServer(settings: StartSettings): Promise<RunningServer> {
  const { port, boxes, webRoot = WEB_ROOT, data, log, trustProxy, botsModule, ...rest } = settings;
  if (!existsSync(webRoot)) throw new BadInput('the page has not been built; npm start builds it');
  const module = botsModule ?? import.meta.resolve('@grove/games');
  const app = await createServer({
    webRoot,
    games: boxes.map(({ game }) => game.id),
    log: log ?? false,
    trustProxy: trustProxy ?? false,
    tables: {
      ...rest,
      boxes,
      store: sqliteStore(join(data, 'grove.db')),
      bus: localBus(),
      bots: new WorkerBots(module, Math.max(1, availableParallelism() - 1), BOT_LIMIT),
    },
  });
  await listen(app, port);
  const bound = app.server.address();
  const number = typeof bound === 'object' && bound !== null ? bound.port : port;
  return { address: `http://localhost:${number}`, close: () => app.close() };
}

async function listen(app: Awaited<ReturnType<typeof createServer>>, port: number): Promise<void> {
  try {
    await app.listen({ port, host: hasIpv6() ? '::' : '0.0.0.0' });
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** `::` takes both kinds of address, but a machine without IPv6 does not know it. */
const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));
