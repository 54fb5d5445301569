import { itemAt } from '@grove/kernel';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { HEAD_WITHIN, limitConnections, LOOK_EVERY } from './http/connections.ts';
import { FRAMED_PAGE, pagesFor } from './http/page-paths.ts';
import { refuseCompressedBodies } from './http/plain-bodies.ts';
import { allowFraming, allowMachineCode, BOT_WORKER, securityHeaders } from './http/security-headers.ts';
import { usualLimits } from './limits/limits.ts';
import type { TableSettings } from './settings.ts';
import { serveTables } from './serve-tables.ts';

export interface ServerSettings {
  /** The folder with the built page. */
  readonly webRoot: string;
  /** The ids of the games that have a page. */
  readonly games: readonly string[];
  /** Without them only the page is served. */
  readonly tables?: TableSettings;
  /** Write a line of JSON for every request and every error to standard error. */
  readonly log?: boolean;
  /** Take the client's address from the proxy in front of the server. */
  readonly trustProxy?: boolean;
}

/** Bytes; no request needs more. */
const BODY_LIMIT = 65_536;
const PARAM_LIMIT = 1400;
/** Milliseconds in which a request must have arrived, against clients that send slowly to hold connections open. */
const REQUEST_TIMEOUT = 30_000;

/** The query may hold secrets, such as the code in a link of a mail. */
const pathOf = (url: string): string => itemAt(url.split('?'), 0);
const withoutQuery = ({ method, url, ip }: FastifyRequest) => ({ method, url: pathOf(url), remoteAddress: ip });

/** The whole web server, not listening yet. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { webRoot, games, tables, log = false, trustProxy = false } = settings;
  const app = fastify({
    forceCloseConnections: true,
    bodyLimit: BODY_LIMIT,
    // Ids of passkeys are long, and must be named to be removed.
    routerOptions: { maxParamLength: PARAM_LIMIT },
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEAD_WITHIN, connectionsCheckingInterval: LOOK_EVERY },
    // Only the last address in `x-forwarded-for` is what the proxy itself saw; the client may have written the others.
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    logger: log && { stream: process.stderr, serializers: { req: withoutQuery } },
  });
  if (!trustProxy) limitConnections(app, (tables?.limits ?? usualLimits).connectionsFromOneAddress);
  await app.register(helmet, securityHeaders);
  refuseCompressedBodies(app);
  // Files are packed by the build, with these two; any other would be packed anew for every request.
  await app.register(compress, { globalDecompression: false, encodings: ['br', 'gzip'] });
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  if (tables !== undefined) await serveTables(app, tables);
  await app.register(fastifyStatic, {
    root: webRoot,
    cacheControl: false,
    preCompressed: true,
    setHeaders: fileHeaders,
  });
  for (const path of pagesFor(games)) {
    app.get(path, (_request, reply) => reply.sendFile('index.html'));
  }
  app.get(FRAMED_PAGE, (_request, reply) => allowFraming(reply).sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    const isPage = request.method === 'GET' && !request.url.startsWith('/api') && !/\.\w+$/.test(request.url);
    if (isPage) return reply.sendFile('index.html');
    const message = `there is nothing at ${request.method} ${pathOf(request.url)}`;
    return { error: { kind: 'not-there', message } };
  });
  return app;
}

/** Built files have a hash in their name and never change; the page itself is revalidated every time. */
function fileHeaders(reply: FastifyReply, path: string): void {
  if (BOT_WORKER.test(path)) allowMachineCode(reply);
  const forever = path.includes('/assets/');
  void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}
