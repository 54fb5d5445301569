import { existsSync } from 'node:fs';
import { availableParallelism, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { BadInput } from '@grove/kernel';
import { createServer, type ServerSettings } from './app.ts';
import { BotPool } from './bots/pool.ts';
import { botThread } from './bots/thread.ts';
import { localBus } from './bus/local.ts';
import { sqliteStore } from './store/sqlite/sqlite.ts';
import type { TableSettings } from './settings.ts';

export interface RunningServer {
  readonly address: string;
  /** Finishes what is under way, then stops. */
  close(): Promise<void>;
}

/** Where tables are stored, and how they are served. */
export interface TableService extends Pick<
  TableSettings,
  'gameModules' | 'origins' | 'limits' | 'botPause' | 'newSeed' | 'now' | 'notices' | 'keepDays' | 'archiveDays'
> {
  /** The folder for the database. */
  readonly data: string;
  /** Open a database though it is damaged. */
  readonly acceptDamage?: boolean;
  /** For many nodes: the addresses of PostgreSQL and of NATS in place of the folder. */
  readonly services?: { readonly database: string; readonly bus: string };
  /** The address of a module that exports the same `gameModules`, for the threads in which bots think. */
  readonly botsModule?: string;
}

export interface StartSettings extends Pick<ServerSettings, 'games' | 'log' | 'trustProxy'> {
  readonly port: number;
  readonly webRoot?: string;
  /** Without it only the page is served. */
  readonly tables?: TableService;
}

/** Where the build puts the page. */
const WEB_ROOT = fileURLToPath(new URL('../.build/web', import.meta.url));

/**
 * V8 notes where objects are made that live for long, as states do when tables are opened, and then makes all from there among the old ones.
 * But most states last for one move; and what an old one holds is kept until the old are looked through, so that every collection of young
 * garbage copied nearly all states since the last one.
 */
const ALL_BEGIN_YOUNG = '--no-allocation-site-pretenuring';

/** Listens on every network interface, so that others in the same network can join a table. */
export async function startServer(settings: StartSettings): Promise<RunningServer> {
  const { port, webRoot = WEB_ROOT, tables, ...rest } = settings;
  if (!existsSync(webRoot)) throw new BadInput('the page has not been built; npm start builds it');
  setFlagsFromString(ALL_BEGIN_YOUNG);
  const app = await createServer({ ...rest, webRoot, ...(tables && { tables: await openTables(tables) }) });
  await listen(app, port);
  const bound = app.server.address();
  const number = typeof bound === 'object' && bound !== null ? bound.port : port;
  return { address: `http://localhost:${number}`, close: () => app.close() };
}

async function openTables({
  data,
  acceptDamage = false,
  services,
  botsModule,
  ...rest
}: TableService): Promise<TableSettings> {
  const backend =
    services === undefined
      ? { store: sqliteStore(join(data, 'grove.db'), { acceptDamage }), bus: localBus() }
      : await connectServices(services);
  return {
    ...rest,
    ...backend,
    // At least two, so that a bot that thinks for long does not hold up all others; a thread starts when it is needed.
    bots: new BotPool(Math.max(2, availableParallelism() - 1), () => botThread(botsModule)),
  };
}

/** Imported only here, since a single node needs neither PostgreSQL nor NATS. */
async function connectServices({ database, bus }: NonNullable<TableService['services']>) {
  const { NatsBus } = await import('./bus/nats.ts');
  const { postgresStore } = await import('./store/postgres/postgres.ts');
  const store = await postgresStore(database);
  return { store, bus: new NatsBus(bus) };
}

async function listen(app: Awaited<ReturnType<typeof createServer>>, port: number): Promise<void> {
  try {
    await app.listen({ port, host: hasIpv6() ? '::' : '0.0.0.0' });
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** `::` accepts IPv4 too, but cannot be used on a machine without IPv6. */
const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'));
