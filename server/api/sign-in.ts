import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../tables/table-commands.ts';
import { addRoute } from './add-route.ts';
import { seldom } from './common.ts';
import type { ApiContext } from './context.ts';
import { ApiError, refused } from '../http/errors.ts';

const tags = ['people'];

/** Coming in. */
export function signInRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people } = context;

  addRoute(
    api,
    'POST /guests',
    {
      tags,
      summary: 'Come in as a guest',
      description: 'The token is the only proof of who you are: keep it, and show it to nobody else.',
      config: seldom(context),
    },
    async ({ body }) => {
      const arrival = await people.addGuest(body.name);
      if (isRefusal(arrival)) throw refused(arrival);
      return arrival;
    },
  );

  addRoute(
    api,
    'POST /sessions',
    { tags, summary: 'Log in to an account', config: seldom(context) },
    async ({ body }) => {
      const arrival = await people.logIn(body.login, body.password);
      if (arrival === undefined) throw new ApiError(401, 'bad-login', 'login or password is wrong');
      return arrival;
    },
  );
}
