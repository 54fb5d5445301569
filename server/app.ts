import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { securityHeaders } from './security.ts';

export interface ServerSettings {
  /** The folder with the built page. */
  readonly webRoot: string;
  /** The ids of the games that have a page. */
  readonly games: readonly string[];
}

/** Everything but listening. */
export async function createServer({ webRoot, games }: ServerSettings): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  await app.register(helmet, securityHeaders);
  await app.register(compress);
  app.get('/healthz', () => ({ status: 'ok' }));
  await app.register(fastifyStatic, { root: webRoot, cacheControl: false, setHeaders: cacheHeaders });
  // The client finds its way by the path, so every page of it is the same file.
  for (const path of ['/replay', ...games.map((game) => `/play/${game}`)]) {
    app.get(path, (_request, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    const isPage = request.method === 'GET' && !request.url.startsWith('/api') && !/\.\w+$/.test(request.url);
    return isPage ? reply.sendFile('index.html') : { error: `there is nothing at ${request.method} ${request.url}` };
  });
  return app;
}

/** Built files have their hash in their name and never change; the page itself is asked for every time. */
function cacheHeaders(reply: FastifyReply, path: string): void {
  const forever = path.includes('/assets/');
  void reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
}
