import { setTimeout as delay } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { Box } from '@grove/kernel';
import type { FastifyInstance } from 'fastify';
import type { Api, ApiContext } from './api/context.ts';
import { errorHandler } from './api/errors.ts';
import { peopleRoutes } from './api/people.ts';
import { tableRoutes } from './api/tables.ts';
import type { BotPool } from './bots/pool.ts';
import { BotRunner } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import { Desk, kitOf } from './desk.ts';
import { type Limits, PersonLimits, usualLimits } from './limits.ts';
import { createMetrics } from './metrics.ts';
import { openApi } from './api/openapi.ts';
import { operatingRoutes } from './api/operating.ts';
import { People } from './people/people.ts';
import { Alarms } from './rooms/alarms.ts';
import { Rooms } from './rooms/rooms.ts';
import { Attendance } from './socket/attendance.ts';
import { refuseOtherPages } from './socket/origin.ts';
import { socketRoute } from './socket/route.ts';
import type { Store } from './store/store.ts';

export interface TableSettings {
  readonly boxes: readonly Box[];
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: BotPool;
  /** Milliseconds before every step of a bot. */
  readonly botPause?: number;
  readonly limits?: Limits;
  /** Hosts whose pages may connect beside the server's own. */
  readonly origins?: readonly string[];
  readonly now?: () => number;
}

/** How often the clocks are looked at, and how often idle tables are dropped. */
const LOOK_EVERY = 250;
const SWEEP_EVERY = 30_000;
/** How exactly it is known when the server was last alive. */
const HEARTBEAT = 1000;

/** The time of day, but without the jumps that the machine's clock makes when it is set. */
const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

/** Puts the tables, their people and their bots behind the doors of a web server, and sees to it that they end well. */
export async function serveTables(app: FastifyInstance, settings: TableSettings): Promise<void> {
  const { boxes, store, bus, bots, botPause = 300, limits = usualLimits, origins = [], now = steadyNow } = settings;
  const metrics = createMetrics();
  const report = (error: unknown): undefined => {
    metrics.errors.inc();
    app.log.error({ err: error }, 'unexpected');
  };
  const rooms = new Rooms(boxes.map(kitOf), { store: store.tables, bus, now, report });
  const runner = new BotRunner({ boxes, pool: bots, pause: botPause, report });
  rooms.attend((room) => runner.attend(room));
  const alarms = new Alarms(store.tables, rooms, now, report);
  const personLimits = new PersonLimits(limits, now);
  const desk = new Desk(rooms, store.tables, personLimits);
  const people = new People(store.people, now);

  const context = { boxes, desk, people, store, metrics, limits };
  operatingRoutes(app, { store, metrics, rooms });
  await app.register(async (api) => apiRoutes(api, context, origins), { prefix: '/api/v1' });

  const lastSeen = await store.lastSeen();
  if (lastSeen !== undefined && now() > lastSeen) rooms.wasAway({ from: lastSeen, to: now() });
  const heart = setInterval(() => void store.saveSeen(now()).catch(report), HEARTBEAT);
  alarms.start(LOOK_EVERY);
  const sweeping = setInterval(() => {
    personLimits.sweep();
    rooms.sweep().catch(report);
  }, SWEEP_EVERY);
  app.addHook('onListen', () => void wakeUp(rooms, store, report).catch(report));
  app.addHook('preClose', async () => {
    clearInterval(sweeping);
    clearInterval(heart);
    await alarms.stop();
    await runner.close();
    await rooms.settled();
  });
  // After the hook above, so that sockets are closed when everything has been answered.
  const services = { desk, people, metrics, attendance: new Attendance(now), now, report };
  await socketRoute(app, services, limits, origins);
  app.addHook('onClose', async () => {
    // What was answered last may still have its summary on the way.
    await delay(0);
    await bus.close();
    await store.saveSeen(now()).catch(report);
    await store.close();
  });
}

async function apiRoutes(app: FastifyInstance, context: ApiContext, origins: readonly string[]): Promise<void> {
  const api = app.withTypeProvider() as Api;
  api.setValidatorCompiler(TypeBoxValidatorCompiler);
  api.setErrorHandler(errorHandler(() => context.metrics.errors.inc()));
  await api.register(swagger, openApi);
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
  await api.register(async (guarded: Api) => {
    await guarded.register(rateLimit, { max: context.limits.requests, timeWindow: '1 minute' });
    guarded.addHook('onRequest', async (request) => refuseOtherPages(request, origins));
    peopleRoutes(guarded, context);
    tableRoutes(guarded, context);
  });
}

/** After a crash: summaries that did not follow their entries, and bots whose turn it was. */
async function wakeUp(rooms: Rooms, { tables }: Store, report: (error: unknown) => undefined): Promise<void> {
  for (const id of await tables.unsummarised()) {
    const room = await rooms.get(id).catch(report);
    room?.saveSummary().catch(report);
  }
  for (const id of await tables.tablesWithBotsWaited()) await rooms.get(id).catch(report);
}
