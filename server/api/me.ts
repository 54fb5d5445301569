import { Type } from 'typebox';
import { isRefusal } from '../tables/table-commands.ts';
import { Done, errors, PersonBody, seldom, security } from './common.ts';
import { type Api, type ApiContext, mustBeKnown, mustBeOwner } from './context.ts';
import type { People } from '../people/people.ts';
import { ApiError, refused } from '../http/errors.ts';
import { AccountChange, NameBody, Preferences } from './schemas.ts';

const tags = ['people'];

/** Who I am and what I am called. */
export function profileRoutes(api: Api, context: ApiContext): void {
  const { people } = context;

  api.get(
    '/me',
    {
      schema: {
        tags,
        summary: 'Who I am',
        security,
        response: {
          200: Type.Object({
            person: PersonBody,
            login: Type.Union([Type.String(), Type.Null()]),
            hasPassword: Type.Boolean(),
            preferences: Type.Unknown(),
          }),
          ...errors,
        },
      },
    },
    async (request) => {
      const { id, name } = await mustBeKnown(people, request);
      const details = await people.details(id);
      return {
        person: { id, name },
        login: details?.login ?? null,
        hasPassword: (details?.password ?? null) !== null,
        preferences: JSON.parse(details?.preferences ?? '{}') as unknown,
      };
    },
  );

  api.patch(
    '/me',
    {
      schema: { tags, summary: 'Change my name', security, body: NameBody, response: { 200: PersonBody, ...errors } },
    },
    async (request) => {
      const { id } = await mustBeKnown(people, request);
      const person = await people.rename(id, request.body.name);
      if (isRefusal(person)) throw refused(person);
      return person;
    },
  );
}

/** What an account carries from device to device. */
export function accountRoutes(api: Api, context: ApiContext): void {
  const { people } = context;

  api.put(
    '/me/preferences',
    {
      schema: {
        tags,
        summary: 'Keep my preferences',
        security,
        description: 'All of them at once. `notices` says what I want to be told of while I am away: turn, start, end.',
        body: Preferences,
        response: Done,
      },
    },
    async (request, reply) => {
      await people.setPreferences((await mustBeKnown(people, request)).id, request.body);
      return reply.code(204).send(null);
    },
  );

  api.put(
    '/me/account',
    {
      config: seldom(context),
      schema: {
        tags,
        summary: 'Get an account, or change its login and password',
        description: 'To change an account its present password is needed; then all other browsers are signed out.',
        security,
        body: AccountChange,
        response: Done,
      },
    },
    async (request, reply) => {
      const { person, token } = await mustBeOwner(people, request);
      const { id } = person;
      const { login, password, current = '' } = request.body;
      const isChange = await people.hasAccount(id);
      if (isChange) await demandProof(people, id, token, current);
      if (!(await people.setAccount(id, login, password))) {
        throw new ApiError(409, 'login-taken', 'this login belongs to somebody else');
      }
      if (isChange) await people.signOutBrowsers(id, token);
      return reply.code(204).send(null);
    },
  );
}

/** To change an account its present password is needed; where there is none, one must just have signed in. */
async function demandProof(people: People, id: string, token: string, current: string): Promise<void> {
  const { password = null } = (await people.details(id)) ?? {};
  if (password !== null && !(await people.hasPassword(id, current))) {
    throw new ApiError(401, 'bad-login', 'the present password is wrong');
  }
  if (password === null && !(await people.mayAddProof(id, token))) {
    throw new ApiError(401, 'sign-in-again', 'sign in again first');
  }
}

/** What is kept about me is mine to read and to delete. */
export function dataRoutes(api: Api, context: ApiContext): void {
  const { people, store, tables } = context;

  api.get(
    '/me/data',
    {
      // It is read from everywhere, and a person wants it once.
      config: seldom(context),
      schema: {
        tags,
        summary: 'Everything that is kept about me',
        description: 'What I did, said and noted at the tables is in their logs.',
        security,
        response: { 200: Type.Unknown(), ...errors },
      },
    },
    async (request) => {
      const { id } = await mustBeKnown(people, request);
      const details = await people.details(id);
      const tokens = await store.people.tokensOf(id);
      return {
        person: details && { ...details, password: details.password === null ? null : '(hashed)' },
        tokens: tokens.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
        tables: await store.tables.tablesOf(id, 10_000),
        games: await store.results.resultsOf(id, 10_000),
        standings: await store.results.standingsOf(id),
        daily: await store.daily.dailyResultsOf(id, 10_000),
        mail: (await store.notices.mailOf(id))?.address ?? null,
        push: await store.notices.subscriptionsOf(id),
      };
    },
  );

  api.delete(
    '/me',
    {
      schema: {
        tags,
        summary: 'Delete me',
        description:
          'Gets up from all tables and removes the person, the account and all tokens. Games played stay, with the name of then.',
        security,
        response: Done,
      },
    },
    async (request, reply) => {
      const { person } = await mustBeOwner(people, request);
      await tables.leaveAll(person);
      await people.delete(person.id);
      return reply.code(204).send(null);
    },
  );
}
