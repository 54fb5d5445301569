import type { FastifyInstance } from 'fastify';
import { mailPages } from './api/mail-pages.ts';
import { operatingRoutes } from './api/operating.ts';
import { apiRoutes } from './api/routes.ts';
import { House } from './house.ts';
import type { TableSettings } from './settings.ts';
import { socketRoute } from './socket/route.ts';

/** Puts the house behind the doors of a web server, and sees to it that it ends well. */
export async function serveTables(app: FastifyInstance, settings: TableSettings): Promise<void> {
  const { origins = [] } = settings;
  const house = new House(settings, (error) => app.log.error({ err: error }, 'unexpected'));
  operatingRoutes(app, house);
  await app.register(async (api) => apiRoutes(api, house, origins), { prefix: '/api/v1' });
  await app.register(async (pages) => mailPages(pages, house));
  await house.open();
  app.addHook('onListen', () => void house.wakeUp().catch(house.report));
  app.addHook('preClose', () => house.settle());
  // After the hook above, so that sockets are closed when everything has been answered.
  await socketRoute(app, house, origins);
  app.addHook('onClose', () => house.close());
}
