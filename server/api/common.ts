import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { addressKey } from '../http/address-key.ts';
import type { ApiContext } from './context.ts';
import { ErrorBody } from '../http/errors.ts';

/** What the routes of people and tables have in common. */
export const security = [{ token: [] }];
export const errors = { 400: ErrorBody, 401: ErrorBody, 404: ErrorBody, 409: ErrorBody };
/** For what needs no answer but that it is done. */
export const Done = { 204: Type.Null(), ...errors };
export const PersonBody = Type.Object({ id: Type.String(), name: Type.String() });
export const Arrival = Type.Object({ person: PersonBody, token: Type.String() });

/** How the limits tell askers apart. */
export const keyGenerator = ({ ip }: FastifyRequest): string => addressKey(ip);

/** For what people do seldom; programs that do it often are not people. */
export const seldom = ({ limits }: ApiContext) => ({
  rateLimit: { max: limits.arrivals, timeWindow: '1 minute' },
});
