import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.ts';
import type { ApiContext } from './context.ts';

/** The limits count requests by this. */
export const keyGenerator = ({ ip }: FastifyRequest): string => addressKey(ip);

/** For what an open page asks again and again, and what costs the server little. */
export const pollRateLimit = ({ limits }: ApiContext) => ({
  rateLimit: { max: limits.polls, timeWindow: '1 minute' },
});

/** For requests that people make seldom, or that are much work for the server. */
export const lowRateLimit = ({ limits }: ApiContext) => ({
  rateLimit: { max: limits.costlyRequests, timeWindow: '1 minute' },
});
