import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { ApiError, errorHandler } from '../api/errors.ts';
import type { Limits } from '../limits.ts';
import { Bucket } from './bucket.ts';
import { Connection, type ConnectionServices } from './connection.ts';
import { refuseOtherPages } from './origin.ts';

/** A message is a command at most; none needs more. */
const MAX_PAYLOAD = 32_768;
const HEARTBEAT = 30_000;

export async function socketRoute(
  app: FastifyInstance,
  services: ConnectionServices,
  limits: Limits,
  origins: readonly string[],
): Promise<void> {
  const addresses = new Map<string, number>();
  await app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD },
    preClose(done) {
      for (const client of app.websocketServer.clients) client.close(1012, 'restarting');
      app.websocketServer.close(done);
    },
  });
  app.route({
    method: 'GET',
    url: '/api/v1/socket',
    schema: { hide: true },
    errorHandler: errorHandler(() => services.metrics.errors.inc()),
    preValidation: async (request) => {
      refuseOtherPages(request, origins);
      if ((addresses.get(request.ip) ?? 0) >= limits.socketsFromOneAddress) {
        throw new ApiError(429, 'too-many', 'too many connections from this address');
      }
    },
    handler: (_request, reply) => reply.code(426).send({ error: { kind: 'not-a-socket', message: 'use a WebSocket' } }),
    wsHandler: (socket, request) => {
      const { metrics, now, report } = services;
      metrics.sockets.inc();
      addresses.set(request.ip, (addresses.get(request.ip) ?? 0) + 1);
      const connection = new Connection(socket, services, new Bucket(limits.messages, limits.messageBurst, now()));
      let alive = true;
      const heartbeat = setInterval(() => {
        if (!alive) socket.terminate();
        alive = false;
        socket.ping();
      }, HEARTBEAT);
      socket.on('pong', () => {
        alive = true;
      });
      socket.on('message', (data, isBinary) => {
        if (isBinary) socket.close(1003, 'text only');
        else connection.receive((data as Buffer).toString());
      });
      // A broken frame or a message that is too long; the socket closes itself.
      socket.on('error', (error) => report(error));
      socket.on('close', () => {
        clearInterval(heartbeat);
        connection.dropped();
        metrics.sockets.dec();
        const left = (addresses.get(request.ip) ?? 1) - 1;
        if (left > 0) addresses.set(request.ip, left);
        else addresses.delete(request.ip);
      });
    },
  });
}
