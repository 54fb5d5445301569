import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.ts';
import type { ApiContext } from './context.ts';

/** How the limits tell askers apart. */
export const keyGenerator = ({ ip }: FastifyRequest): string => addressKey(ip);

/** For what people do seldom; programs that do it often are not people. */
export const seldom = ({ limits }: ApiContext) => ({
  rateLimit: { max: limits.arrivals, timeWindow: '1 minute' },
});
