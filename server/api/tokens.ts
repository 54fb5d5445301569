import { readName } from '@grove/table';
import { Type } from 'typebox';
import { Done, errors, security, seldom } from './common.ts';
import { type Api, type ApiContext, mustBeOwner, mustShowToken } from './context.ts';
import { ApiError, notThere, refused } from '../http/errors.ts';
import { TokenBody } from './schemas.ts';

const tags = ['people'];
/** Nobody needs more. */
const MOST = 50;

const TokenInfo = Type.Object({
  id: Type.String(),
  name: Type.Union([Type.String(), Type.Null()]),
  createdAt: Type.Integer(),
  current: Type.Boolean(),
});

/** What proves who I am: one token for every browser, and named ones for programs that play in my name. */
export function tokenRoutes(api: Api, context: ApiContext): void {
  const { people, store } = context;

  api.get(
    '/me/tokens',
    {
      schema: {
        tags,
        summary: 'My tokens, without their secrets',
        description: 'Those of programs have a name, those of browsers have none.',
        security,
        response: { 200: Type.Array(TokenInfo), ...errors },
      },
    },
    async (request) => {
      const { person, token } = await mustShowToken(people, request);
      const tokens = await store.people.tokensOf(person.id);
      return tokens
        .map(({ id, name, createdAt }) => ({ id, name, createdAt, current: id === token }))
        .sort((a, b) => b.createdAt - a.createdAt);
    },
  );

  api.post(
    '/me/tokens',
    {
      config: seldom(context),
      schema: {
        tags,
        summary: 'Another token for me',
        description: 'With a name for a program that plays in my name, without one for a second browser.',
        security,
        body: Type.Union([TokenBody, Type.Null()]),
        response: { 200: Type.Object({ id: Type.String(), token: Type.String() }), ...errors },
      },
    },
    async (request) => {
      const { person, token } = await mustBeOwner(people, request);
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

/** Tokens come to their end one by one, or those of all browsers at once. */
export function tokenEndRoutes(api: Api, { people }: ApiContext): void {
  api.delete(
    '/me/tokens/:token',
    {
      schema: {
        tags,
        summary: 'End one of my tokens',
        description: '`current` is the one that this request shows: to sign out here.',
        security,
        params: Type.Object({ token: Type.String({ maxLength: 40 }) }),
        response: Done,
      },
    },
    async (request, reply) => {
      const { token } = request.params;
      const isCurrent = token === 'current';
      const { person, token: current } = await (isCurrent ? mustShowToken : mustBeOwner)(people, request);
      if (!(await people.endToken(person.id, isCurrent ? current : token))) throw notThere('token of yours');
      return reply.code(204).send(null);
    },
  );

  api.delete(
    '/me/tokens',
    {
      schema: {
        tags,
        summary: 'Sign out on all devices',
        description: 'Ends the tokens of all browsers, this one too. Programs keep theirs.',
        security,
        response: Done,
      },
    },
    async (request, reply) => {
      await people.signOutBrowsers((await mustBeOwner(people, request)).person.id);
      return reply.code(204).send(null);
    },
  );
}
