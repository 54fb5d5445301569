import { Type } from 'typebox';
import { isRefusal } from '../desk.ts';
import { type Api, type ApiContext, mustBeKnown } from './context.ts';
import { ApiError, ErrorBody, refused } from './errors.ts';
import { AccountBody, NameBody } from './schemas.ts';

const tags = ['people'];
const PersonBody = Type.Object({ id: Type.String(), name: Type.String() });
const Arrival = Type.Object({ person: PersonBody, token: Type.String() });
const security = [{ token: [] }];
const errors = { 400: ErrorBody, 401: ErrorBody, 409: ErrorBody };

export function peopleRoutes(api: Api, { people, store, limits }: ApiContext): void {
  // Guests and log-ins are few; programs that make many are not people.
  const seldom = { rateLimit: { max: limits.arrivals, timeWindow: '1 minute' } };

  api.post(
    '/guests',
    {
      config: seldom,
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
      config: seldom,
      schema: { tags, summary: 'Log in to an account', body: AccountBody, response: { 200: Arrival, ...errors } },
    },
    async ({ body }) => {
      const arrival = await people.logIn(body.login, body.password);
      if (arrival === undefined) throw new ApiError(401, 'bad-login', 'login or password is wrong');
      return arrival;
    },
  );

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

  api.put(
    '/me/preferences',
    {
      schema: {
        tags,
        summary: 'Keep my preferences',
        security,
        body: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 50 }),
        response: { 204: Type.Null(), ...errors },
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
      config: seldom,
      schema: {
        tags,
        summary: 'Get an account, or change its login and password',
        security,
        body: AccountBody,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async (request, reply) => {
      const { id } = await mustBeKnown(people, request);
      const { login, password } = request.body;
      if (!(await people.setAccount(id, login, password))) {
        throw new ApiError(409, 'login-taken', 'this login belongs to somebody else');
      }
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/me/tokens',
    {
      config: seldom,
      schema: {
        tags,
        summary: 'Another token for me',
        description: 'For a second device, or for a program that plays in my name.',
        security,
        response: { 200: Type.Object({ token: Type.String() }), ...errors },
      },
    },
    async (request) => ({ token: await people.addToken((await mustBeKnown(people, request)).id) }),
  );

  api.delete(
    '/me/tokens/current',
    { schema: { tags, summary: 'Log out', security, response: { 204: Type.Null(), ...errors } } },
    async (request, reply) => {
      await people.logOut((await mustBeKnown(people, request)).token);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/me/data',
    {
      schema: {
        tags,
        summary: 'Everything that is kept about me',
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
        tokens: tokens.map(({ id, createdAt }) => ({ id, createdAt })),
        tables: await store.tables.tablesOf(id, 10_000),
      };
    },
  );

  api.delete(
    '/me',
    {
      schema: {
        tags,
        summary: 'Delete me',
        description: 'Removes the person, the account and all tokens. Games played stay, with the name of then.',
        security,
        response: { 204: Type.Null(), ...errors },
      },
    },
    async (request, reply) => {
      await people.delete((await mustBeKnown(people, request)).id);
      return reply.code(204).send(null);
    },
  );
}
