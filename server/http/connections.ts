import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { addressKey } from './address-key.ts';

/**
 * Milliseconds in which the head of a request must have come, and between two looks for connections that are late. Connections on which
 * nothing is said would otherwise use up the descriptors that a process may have.
 */
export const HEAD_WITHIN = 5000;
export const LOOK_EVERY = 1000;

/** Cuts off new connections from an address that has too many. Not behind a proxy, which has all of them. */
export function limitConnections({ server }: FastifyInstance, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    const count = (counts.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
