import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RelyingParty } from '../people/passkeys.ts';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, requireOwner } from './context.ts';
import { ApiError, badLogin, notThere } from '../http/errors.ts';
import { isLogin } from '../people/people.ts';

const tags = ['people'];

/** A key belongs to the host name of the page that asks. That this page may ask was checked on every request (`refuseOtherPages`). */
function relyingParty({ headers }: FastifyRequest): RelyingParty {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) throw new ApiError(400, 'no-origin', 'passkeys are for pages');
  return { origin, site: new URL(origin).hostname };
}

/** Signing in with a passkey. */
export function passkeyDoor(api: FastifyInstance, context: ApiContext): void {
  const { people, passkeys } = context;

  addRoute(
    api,
    'POST /sessions/passkey/options',
    { tags, summary: 'What a browser needs to sign in with a passkey', config: lowRateLimit(context) },
    async (request) => passkeys.signInOptions(relyingParty(request)),
  );

  addRoute(
    api,
    'POST /sessions/passkey',
    {
      tags,
      summary: 'Log in with a passkey',
      description: 'The answer is what navigator.credentials.get gives, as JSON.',
      config: lowRateLimit(context),
    },
    async (request) => {
      const answer = request.body.answer as unknown as AuthenticationResponseJSON;
      const owner = await passkeys.signIn(answer, relyingParty(request));
      if (owner === undefined) throw new ApiError(401, 'bad-login', 'this passkey is not known here');
      const { text } = await people.addToken(owner.id);
      return { person: { id: owner.id, name: owner.name }, token: text };
    },
  );
}

/** Making a passkey. A guest who gives a login gets an account with it. */
export function passkeyMaking(api: FastifyInstance, context: ApiContext): void {
  const { people, passkeys } = context;

  addRoute(
    api,
    'POST /me/passkeys/options',
    { tags, summary: 'What a browser needs to make a passkey for me', isPrivate: true, config: lowRateLimit(context) },
    async (request) => {
      const me = (await requireOwner(people, request)).person;
      const { login = null } = (await people.details(me.id)) ?? {};
      return passkeys.registrationOptions(me, login ?? me.name, relyingParty(request));
    },
  );

  addRoute(
    api,
    'POST /me/passkeys',
    {
      tags,
      summary: 'Keep a passkey of mine',
      description:
        'The answer is what navigator.credentials.create gives, as JSON. A guest says the login of the new account; ' +
        'for an account its password is needed as `current`, or a token that is not older than ten minutes.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { person, token } = await requireOwner(people, request);
      const { id } = person;
      const { answer, login, current } = request.body;
      if (!(await people.mayAddProof(id, token, current))) {
        throw new ApiError(401, 'sign-in-again', 'sign in again, or give the present password');
      }
      if (login === undefined && !(await people.hasAccount(id))) {
        throw new ApiError(400, 'no-login', 'an account needs a login');
      }
      if (login !== undefined && !isLogin(login)) throw badLogin();
      if (login !== undefined && (await people.isTaken(login, id))) throw loginTaken();
      if (!(await passkeys.add(id, answer as unknown as RegistrationResponseJSON, relyingParty(request)))) {
        throw new ApiError(400, 'bad-passkey', 'this passkey does not answer what was asked');
      }
      if (login !== undefined && !(await people.setLogin(id, login))) throw loginTaken();
    },
  );
}

const loginTaken = (): ApiError => new ApiError(409, 'login-taken', 'this login belongs to somebody else');

/** Listing and deleting passkeys. */
export function passkeyRoutes(api: FastifyInstance, { people, passkeys }: ApiContext): void {
  addRoute(api, 'GET /me/passkeys', { tags, summary: 'My passkeys', isPrivate: true }, async (request) => {
    const { keys } = await passkeys.keyringOf((await requireOwner(people, request)).person.id);
    return keys.map(({ id, site, createdAt }) => ({ id, site, createdAt }));
  });

  addRoute(
    api,
    'DELETE /me/passkeys/:key',
    {
      tags,
      summary: 'Forget one of my passkeys',
      description: 'Not the last one of an account without a password: nobody could sign in again.',
      isPrivate: true,
    },
    async (request) => {
      const { id } = (await requireOwner(people, request)).person;
      const { keys } = await passkeys.keyringOf(id);
      if (!keys.some((key) => key.id === request.params.key)) throw notThere('passkey of yours');
      const { password = null } = (await people.details(id)) ?? {};
      if (password === null && keys.length === 1)
        throw new ApiError(409, 'last-key', 'this is the only way to sign in');
      await passkeys.remove(id, request.params.key);
    },
  );
}
