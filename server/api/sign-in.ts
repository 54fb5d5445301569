import { isRefusal } from '@grove/kernel';
import { addressKey } from '../http/address-key.ts';
import type { FastifyInstance } from 'fastify';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import type { ApiContext } from './context.ts';
import { ApiError, refused } from '../http/errors.ts';

const tags = ['people'];

/** New guests, and log-in with a password. */
export function signInRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people } = context;

  addRoute(
    api,
    'POST /guests',
    {
      tags,
      summary: 'Come in as a guest',
      description: 'The token is the only proof of who you are: keep it, and show it to nobody else.',
      config: lowRateLimit(context),
    },
    async ({ body }) => {
      const session = await people.addGuest(body.name);
      if (isRefusal(session)) throw refused(session);
      return session;
    },
  );

  addRoute(
    api,
    'POST /sessions',
    { tags, summary: 'Log in to an account', config: lowRateLimit(context) },
    async ({ body, ip }) => {
      const session = await people.logIn(body.login, body.password, addressKey(ip));
      if (session === undefined) throw new ApiError(401, 'bad-login', 'login or password is wrong');
      return session;
    },
  );
}
