import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Store } from '../store/store.ts';

/** For those who run the server: is it ready, and how is it doing. (`/healthz` says that the process is alive.) */
export function operatingRoutes(
  app: FastifyInstance,
  { store, metrics, rooms }: { readonly store: Store; readonly metrics: Metrics; readonly rooms: Rooms },
): void {
  app.get('/readyz', async (request, reply) => {
    try {
      await store.check();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the store cannot save');
      return reply.code(503).send({ status: 'the store cannot save' });
    }
  });

  app.get('/metrics', async (_request, reply) => {
    metrics.rooms.set(rooms.count);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
