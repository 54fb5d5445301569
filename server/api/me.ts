import { isRefusal } from '@grove/kernel';
import type { Preferences } from '@grove/protocol';
import type { FastifyInstance } from 'fastify';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, requireOwner, requireToken } from './context.ts';
import { isLogin, type People } from '../people/people.ts';
import { ApiError, badLogin, refused } from '../http/errors.ts';

const tags = ['people'];
/** Tables that somebody who is deleted has left when the request is answered. */
const AT_ONCE = 20;

/** My profile. */
export function profileRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people } = context;

  addRoute(api, 'GET /me', { tags, summary: 'Who I am', isPrivate: true }, async (request) => {
    const { person, isProgram } = await requireToken(people, request);
    const { id, name } = person;
    // A program that plays in somebody's name learns that name and no more.
    if (isProgram) return { person: { id, name }, login: null, hasPassword: false, preferences: {} };
    const details = await people.details(id);
    return {
      person: { id, name },
      login: details?.login ?? null,
      hasPassword: (details?.password ?? null) !== null,
      preferences: JSON.parse(details?.preferences ?? '{}') as Preferences,
    };
  });

  addRoute(api, 'PATCH /me', { tags, summary: 'Change my name', isPrivate: true }, async (request) => {
    const { id } = (await requireOwner(people, request)).person;
    const person = await people.rename(id, request.body.name);
    if (isRefusal(person)) throw refused(person);
    return person;
  });
}

/** My account and preferences. */
export function accountRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people } = context;

  addRoute(
    api,
    'PUT /me/preferences',
    {
      tags,
      summary: 'Keep my preferences',
      isPrivate: true,
      description: 'All of them at once. `notices` says what I want to be told of while I am away: turn, start, end.',
    },
    async (request) => {
      await people.setPreferences((await requireOwner(people, request)).person.id, request.body);
    },
  );

  addRoute(
    api,
    'PUT /me/account',
    {
      tags,
      summary: 'Get an account, or change its login and password',
      description: 'To change an account its present password is needed; then all other browsers are signed out.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { person, token } = await requireOwner(people, request);
      const { id } = person;
      const { login, password, current = '' } = request.body;
      if (!isLogin(login)) throw badLogin();
      const isChange = await people.hasAccount(id);
      if (isChange) await demandProof(people, id, token, current);
      if (!(await people.setAccount(id, login, password))) {
        throw new ApiError(409, 'login-taken', 'this login belongs to somebody else');
      }
      if (isChange) await people.signOutBrowsers(id, token);
    },
  );
}

/** To change an account takes its password; for one without a password one must have signed in just before. */
async function demandProof(people: People, id: string, token: string, current: string): Promise<void> {
  const { password = null } = (await people.details(id)) ?? {};
  if (password !== null && !(await people.hasPassword(id, current))) {
    throw new ApiError(401, 'bad-login', 'the present password is wrong');
  }
  if (password === null && !(await people.mayAddProof(id, token))) {
    throw new ApiError(401, 'sign-in-again', 'sign in again first');
  }
}

/** Reading and deleting everything that is stored about me. */
export function dataRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people, store, tables, tournamentCommands, report } = context;

  addRoute(
    api,
    'GET /me/data',
    {
      tags,
      summary: 'Everything that is kept about me',
      description: 'What I did, said and noted at the tables is in their logs.',
      isPrivate: true,
      // Much work for the server.
      config: lowRateLimit(context),
    },
    async (request) => {
      const { id } = (await requireOwner(people, request)).person;
      const details = await people.details(id);
      const tokens = await store.people.tokensOf(id);
      return {
        person: details && { ...details, password: details.password === null ? null : '(hashed)' },
        tokens: tokens.map(({ id, name, createdAt }) => ({ id, name, createdAt })),
        tables: await store.tables.tablesOf(id, 10_000),
        games: await store.results.resultsOf(id, 10_000),
        standings: await store.results.standingsOf(id),
        daily: await store.daily.dailyResultsOf(id, 10_000),
        tournaments: await store.tournaments.tournamentsOf(id, 10_000),
        mail: (await store.notices.mailOf(id))?.address ?? null,
        push: await store.notices.subscriptionsOf(id),
        clubs: (await store.clubs.clubsOf(id)).map(({ id, name, role }) => ({ id, name, role })),
      };
    },
  );

  addRoute(
    api,
    'DELETE /me',
    {
      tags,
      summary: 'Delete me',
      description:
        'Gets up from all tables, withdraws from all tournaments, leaves all clubs and removes the person, the account and all tokens. Games played stay, with the name of then.',
      isPrivate: true,
    },
    async (request) => {
      const { person } = await requireOwner(people, request);
      const leave = await tables.leaver(person);
      await tournamentCommands.withdrawEverywhere(person.id);
      await people.delete(person.id);
      await leave(AT_ONCE);
      // The rest of a large account takes its time.
      leave().catch(report);
    },
  );
}
