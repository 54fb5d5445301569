import { readName } from '@grove/table';
import type { FastifyInstance } from 'fastify';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, requireOwner, requireToken } from './context.ts';
import { ApiError, notThere, refused } from '../http/errors.ts';

const tags = ['people'];
/** Tokens of one person. */
const MOST = 50;

/** Tokens: one for every browser, and named ones for programs that play in the person's name. */
export function tokenRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people, store } = context;

  addRoute(
    api,
    'GET /me/tokens',
    {
      tags,
      summary: 'My tokens, without their secrets',
      description: 'Those of programs have a name, those of browsers have none.',
      isPrivate: true,
    },
    async (request) => {
      const { person, token } = await requireOwner(people, request);
      const tokens = await store.people.tokensOf(person.id);
      return tokens
        .map(({ id, name, createdAt }) => ({ id, name, createdAt, current: id === token }))
        .sort((a, b) => b.createdAt - a.createdAt);
    },
  );

  addRoute(
    api,
    'POST /me/tokens',
    {
      tags,
      summary: 'Another token for me',
      description: 'With a name for a program that plays in my name, without one for a second browser.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { person, token } = await requireOwner(people, request);
      const { id } = person;
      const known = await store.people.tokensOf(id);
      if (known.length >= MOST) throw new ApiError(409, 'too-many-tokens', `there are ${MOST} tokens already`);
      const name = request.body === null || request.body === undefined ? null : readName(request.body.name);
      if (typeof name === 'object' && name !== null) throw refused(name);
      const { text, stored } = await people.copyToken(id, token, name);
      return { id: stored.id, token: text };
    },
  );
}

/** Ending tokens, one by one or those of all browsers. */
export function tokenEndRoutes(api: FastifyInstance, { people }: ApiContext): void {
  addRoute(
    api,
    'DELETE /me/tokens/:token',
    {
      tags,
      summary: 'End one of my tokens',
      description: '`current` is the one that this request shows: to sign out here.',
      isPrivate: true,
    },
    async (request) => {
      const { token } = request.params;
      const isCurrent = token === 'current';
      const { person, token: current } = await (isCurrent ? requireToken : requireOwner)(people, request);
      if (!(await people.endToken(person.id, isCurrent ? current : token))) throw notThere('token of yours');
    },
  );

  addRoute(
    api,
    'DELETE /me/tokens',
    {
      tags,
      summary: 'Sign out on all devices',
      description: 'Ends the tokens of all browsers, this one too. Programs keep theirs.',
      isPrivate: true,
    },
    async (request) => {
      await people.signOutBrowsers((await requireOwner(people, request)).person.id);
    },
  );
}
