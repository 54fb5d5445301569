import type { FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key.ts';
import type { GameModule } from '@grove/game-kit';
import type { Person } from '@grove/protocol';
import type { Bots } from '../bots/pool.ts';
import type { ClubChat } from '../clubs/club-chat.ts';
import type { ClubMembers } from '../clubs/club-members.ts';
import type { Clubs } from '../clubs/clubs.ts';
import type { Visibility } from '../clubs/visibility.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Passkeys } from '../people/passkeys.ts';
import type { Authenticated, People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { TournamentEntry } from '../tournaments/entry.ts';
import type { TournamentCommands } from '../tournaments/tournament-commands.ts';
import type { TournamentMaker } from '../tournaments/tournament-maker.ts';
import type { RenderedViews } from '../tournaments/rendered-views.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { ApiError } from '../http/errors.ts';

/** What the routes work with. */
export interface ApiContext {
  readonly gameModules: readonly GameModule[];
  readonly bots: Bots;
  readonly tables: TableCommands;
  readonly tournaments: Tournaments;
  readonly views: RenderedViews;
  readonly tournamentMaker: TournamentMaker;
  readonly tournamentEntry: TournamentEntry;
  readonly tournamentCommands: TournamentCommands;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly visibility: Visibility;
  readonly clubs: Clubs;
  readonly clubMembers: ClubMembers;
  readonly clubChat: ClubChat;
  readonly store: Store;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly notifications: Notifications;
  readonly now: () => number;
  readonly report: (error: unknown) => undefined;
}

/** The person behind the `authorization: Bearer TOKEN` of a request, if any. An invalid token is refused. */
export async function maybePerson(people: People, request: FastifyRequest): Promise<Person | undefined> {
  return (await authenticate(people, request))?.person;
}

export async function requirePerson(people: People, request: FastifyRequest): Promise<Person> {
  return (await requireToken(people, request)).person;
}

/** Where it matters which of the person's tokens it is. */
export async function requireToken(people: People, request: FastifyRequest): Promise<Authenticated> {
  const known = await authenticate(people, request);
  if (known === undefined) throw new ApiError(401, 'no-token', 'send your token as authorization: Bearer TOKEN');
  return known;
}

/** For changes of an account: the token of a program that plays in somebody's name is not enough. */
export async function requireOwner(people: People, request: FastifyRequest): Promise<Authenticated> {
  const known = await requireToken(people, request);
  if (known.isProgram) throw new ApiError(403, 'not-for-programs', 'the token of a program may not do this');
  return known;
}

async function authenticate(people: People, { headers, ip }: FastifyRequest): Promise<Authenticated | undefined> {
  const { authorization } = headers;
  if (authorization === undefined) return undefined;
  const known = authorization.startsWith('Bearer ')
    ? await people.authenticate(authorization.slice(7), addressKey(ip))
    : undefined;
  if (known === undefined) throw new ApiError(401, 'bad-token', 'this token is not known here');
  return known;
}
