import type { FastifyInstance } from 'fastify';
import { calendarPage } from './api/calendar.ts';
import { mailPages } from './api/mail-pages.ts';
import { monitoringRoutes } from './api/monitoring.ts';
import { apiRoutes } from './api/routes.ts';
import { Services } from './services.ts';
import type { TableSettings } from './settings.ts';
import { refuseSocketsWhenClosing, socketRoute } from './socket/route.ts';

/** Registers the routes of HTTP and socket on a web server, and opens and closes the services with it. */
export async function serveTables(app: FastifyInstance, settings: TableSettings): Promise<void> {
  const { origins = [] } = settings;
  const services = new Services(settings, (error) => app.log.error({ err: error }, 'unexpected'));
  monitoringRoutes(app, services);
  await app.register(async (api) => apiRoutes(api, services, origins), { prefix: '/api/v1' });
  await app.register(async (pages) => mailPages(pages, services));
  await app.register(async (pages) => calendarPage(pages, services));
  await services.open();
  app.addHook('onListen', () => void services.recover().catch(services.report));
  refuseSocketsWhenClosing(app);
  app.addHook('preClose', () => services.settle());
  // Registered after the hook above, so that sockets are closed when everything has been answered.
  await socketRoute(app, services, origins);
  app.addHook('onClose', () => services.close());
}
