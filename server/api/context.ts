import type { FastifyRequest } from 'fastify';
import type { GameModule } from '@grove/game-kit';
import type { Person } from '@grove/protocol';
import type { Bots } from '../bots/pool.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { Known, People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import { ApiError } from '../http/errors.ts';

/** What the doors need to know. */
export interface ApiContext {
  readonly gameModules: readonly GameModule[];
  readonly bots: Bots;
  readonly tables: TableCommands;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly notifications: Notifications;
  readonly now: () => number;
  readonly report: (error: unknown) => undefined;
}

/** The person behind the `authorization: Bearer TOKEN` of a request, if any. A token that is no good is refused. */
export async function maybeKnown(people: People, request: FastifyRequest): Promise<Person | undefined> {
  return (await shownToken(people, request))?.person;
}

export async function mustBeKnown(people: People, request: FastifyRequest): Promise<Person> {
  return (await mustShowToken(people, request)).person;
}

/** For the few who need to know which of somebody's tokens it is. */
export async function mustShowToken(people: People, request: FastifyRequest): Promise<Known> {
  const known = await shownToken(people, request);
  if (known === undefined) throw new ApiError(401, 'no-token', 'send your token as authorization: Bearer TOKEN');
  return known;
}

/** For what changes how somebody gets in, or removes them: a program that plays in somebody's name may not. */
export async function mustBeOwner(people: People, request: FastifyRequest): Promise<Known> {
  const known = await mustShowToken(people, request);
  if (known.isProgram) throw new ApiError(403, 'not-for-programs', 'the token of a program may not do this');
  return known;
}

async function shownToken(people: People, { headers }: FastifyRequest): Promise<Known | undefined> {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  const known = authorization.startsWith('Bearer ') ? await people.known(authorization.slice(7)) : undefined;
  if (known === undefined) throw new ApiError(401, 'bad-token', 'this token is not known here');
  return known;
}
