import { isRefusal } from '../tables/table-commands.ts';
import { Arrival, errors, seldom } from './common.ts';
import type { Api, ApiContext } from './context.ts';
import { ApiError, refused } from '../http/errors.ts';
import { AccountBody, NameBody } from './schemas.ts';

const tags = ['people'];

/** Coming in. */
export function signInRoutes(api: Api, context: ApiContext): void {
  const { people } = context;

  api.post(
    '/guests',
    {
      config: seldom(context),
      schema: {
        tags,
        summary: 'Come in as a guest',
        description: 'The token is the only proof of who you are: keep it, and show it to nobody else.',
        body: NameBody,
        response: { 200: Arrival, ...errors },
      },
    },
    async ({ body }) => {
      const arrival = await people.addGuest(body.name);
      if (isRefusal(arrival)) throw refused(arrival);
      return arrival;
    },
  );

  api.post(
    '/sessions',
    {
      config: seldom(context),
      schema: { tags, summary: 'Log in to an account', body: AccountBody, response: { 200: Arrival, ...errors } },
    },
    async ({ body }) => {
      const arrival = await people.logIn(body.login, body.password);
      if (arrival === undefined) throw new ApiError(401, 'bad-login', 'login or password is wrong');
      return arrival;
    },
  );
}
