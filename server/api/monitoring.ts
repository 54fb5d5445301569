import type { FastifyInstance } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { Store } from '../store/store.ts';

export interface MonitoredServices {
  readonly store: Store;
  readonly bus: Bus;
  readonly metrics: Metrics;
  readonly rooms: Rooms;
}

/** Proxies and Prometheus ask all the time: only failures are logged. */
const quiet = { logLevel: 'warn' } as const;

/** Readiness and metrics for whoever runs the server. (`/healthz` says that the process is alive.) */
export function monitoringRoutes(app: FastifyInstance, { store, bus, metrics, rooms }: MonitoredServices): void {
  const check = shared(() => store.check());
  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await check();
      // A node without the bus is ready: other nodes see its moves a little later.
      return { status: 'ready', bus: bus.isUp ? 'connected' : 'away' };
    } catch (error) {
      request.log.error({ err: error }, 'the store cannot save');
      return reply.code(503).send({ status: 'the store cannot save' });
    }
  });

  app.get('/metrics', quiet, async (_request, reply) => {
    metrics.rooms.set(rooms.count);
    metrics.busUp.set(Number(bus.isUp));
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Requests during a check share its result: a check is a write, and anybody may ask for one. */
function shared(ask: () => Promise<void>): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
