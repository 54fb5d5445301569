import type { FastifyInstance } from 'fastify';
import { ApiError, errorHandler } from './errors.ts';

/**
 * Refuses compressed requests before anything is read of them: 3 kB of brotli can be 4 GB of zeros, and the limit of a body's size
 * counts what arrives, not what it unpacks to. No request is long enough to be worth packing.
 */
export function refuseCompressedBodies(app: FastifyInstance): void {
  const answer = errorHandler(() => undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding.toLowerCase() === 'identity') return undefined;
    return answer(new ApiError(415, 'compressed', 'send the body as it is, not compressed'), request, reply);
  });
}
