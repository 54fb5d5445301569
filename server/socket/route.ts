import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { addressKey } from '../http/address-key.ts';
import { ApiError, errorHandler } from '../http/errors.ts';
import type { Limits } from '../limits/limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { AddressSockets } from './address-sockets.ts';
import { Connection, type ConnectionServices, type SocketClient, type Transport } from './connection.ts';
import { gathered } from './gathered.ts';
import { refuseOtherPages } from '../http/origin.ts';

/** Bytes; no message needs more than a command. */
const MAX_PAYLOAD = 32_768;
const HEARTBEAT = 30_000;
const SWEEP_EVERY = 60_000;
/** Milliseconds that a client has to answer the end of its socket when the server stops. */
const CLOSE_WITHIN = 1000;

export interface SocketServices extends ConnectionServices {
  readonly limits: Limits;
}

export async function socketRoute(
  app: FastifyInstance,
  services: SocketServices,
  origins: readonly string[],
): Promise<void> {
  const addresses = new AddressSockets(services.limits, services.now);
  const sweeping = setInterval(() => addresses.sweep(), SWEEP_EVERY).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  await app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD },
    // A broken frame or a message that is too long: the client's error, of which the plugin would make one of the server.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose(done) {
      for (const client of app.websocketServer.clients) endSocket(client);
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
      if (addresses.full(addressKey(request.ip)))
        throw new ApiError(429, 'too-many', 'too many connections from this address');
    },
    handler: (_request, reply) => reply.code(426).send({ error: { kind: 'not-a-socket', message: 'use a WebSocket' } }),
    wsHandler: (socket, { ip, socket: line }) => {
      const address = addressKey(ip);
      attach(gathered(socket, line), socket, services, { address, costly: addresses.add(address) });
      socket.on('close', () => addresses.remove(address));
    },
  });
}

/**
 * To be registered before anything else that happens when the server stops. A WebSocket that is asked for from then on is answered
 * like a plain request, with 503: the plugin would leave its connection open, and the server would wait for it for ever.
 */
export function refuseSocketsWhenClosing(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    app.server.removeAllListeners('upgrade');
  });
}

/** Says that the server stops, and cuts a client off that does not answer. */
function endSocket(client: WebSocket): void {
  client.close(1012, 'restarting');
  const cutOff = setTimeout(() => client.terminate(), CLOSE_WITHIN);
  client.once('close', () => clearTimeout(cutOff));
}

/** Connects a socket with the services. */
function attach(
  transport: Transport,
  socket: WebSocket,
  services: SocketServices,
  client: Omit<SocketClient, 'messages'>,
): void {
  const { metrics, now, limits } = services;
  const messages = new TokenBucket(limits.messages, limits.messageBurst, now());
  const connection = new Connection(transport, services, { ...client, messages });
  metrics.sockets.inc();
  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(1003, 'text only');
    else connection.receive((data as Buffer).toString());
  });
  // A broken frame or a message that is too long: the client's error. The socket closes itself.
  socket.on('error', () => undefined);
  const stop = keepAlive(socket);
  socket.on('close', () => {
    stop();
    connection.closed();
    metrics.sockets.dec();
  });
}

/** Closes a socket that no longer answers pings, so that its person is shown as dropped. */
function keepAlive(socket: WebSocket): () => void {
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const heartbeat = setInterval(() => {
    if (!alive) socket.terminate();
    alive = false;
    socket.ping();
  }, HEARTBEAT);
  return () => clearInterval(heartbeat);
}
