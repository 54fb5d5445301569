import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClubVisit, KnownVisit } from '../clubs/club-rights.ts';
import { isListedFor } from '../clubs/visibility.ts';
import { notThere } from '../http/errors.ts';
import { withRatings } from '../ratings/seat-ratings.ts';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, maybePerson, requireOwner, requirePerson } from './context.ts';

const tags = ['clubs'];
/** Tables of a club, and places in its standings, at most. */
const LISTED = 100;

type ClubRequest = FastifyRequest & { readonly params: { readonly club: string } };

/** For whoever looks. A club that is not listed is not there for those who have no link to it. */
export async function visitOf(
  { clubs, people }: ApiContext,
  request: ClubRequest,
  invitation?: string,
): Promise<ClubVisit> {
  const visit = await clubs.visit(request.params.club, await maybePerson(people, request), invitation);
  if (visit === undefined) throw notThere('club');
  return visit;
}

/** For whoever changes something; the token of a program is not enough. */
export async function ownVisitOf(
  { clubs, people }: ApiContext,
  request: ClubRequest,
  invitation?: string,
): Promise<KnownVisit> {
  const { person } = await requireOwner(people, request);
  const visit = await clubs.visit(request.params.club, person, invitation);
  if (visit === undefined) throw notThere('club');
  return visit;
}

/** Finding and founding clubs. */
export function clubListRoutes(api: FastifyInstance, context: ApiContext): void {
  const { clubs, people } = context;
  const { clubNotices } = context.notifications;

  addRoute(
    api,
    'GET /clubs',
    { tags, summary: 'Clubs', description: 'Mine, by name, and those that are listed for all, the largest first.' },
    async (request) => clubs.list(await maybePerson(people, request)),
  );

  addRoute(
    api,
    'POST /clubs',
    {
      tags,
      summary: 'Found a club',
      description:
        'Takes an account. With `entry` `request` it is listed and anybody may ask; with `link` only its link leads there.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { person } = await requireOwner(people, request);
      const visit = await clubs.visit(await clubs.found(person, request.body), person);
      if (visit === undefined) throw notThere('club');
      return clubs.view(visit);
    },
  );

  addRoute(
    api,
    'GET /clubs/:club',
    {
      tags,
      summary: 'A club as I may see it',
      description: 'One that is not listed is shown to its members, and with the `invitation` of its link.',
    },
    async (request) => clubs.view(await visitOf(context, request, request.query.invitation)),
  );

  addRoute(
    api,
    'POST /clubs/:club/join',
    {
      tags,
      summary: 'Join a club, or ask to be let in',
      description: 'With the `invitation` of its link I am a member at once. Without it a director decides.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const { invitation } = request.body;
      const visit = await ownVisitOf(context, request, invitation);
      if (await clubs.join(visit, invitation)) await clubNotices.requested(visit.club.id);
      return clubs.view(await ownVisitOf(context, request, invitation));
    },
  );
}

/** Changing a club. */
export function clubChangeRoutes(api: FastifyInstance, context: ApiContext): void {
  const { clubs } = context;

  addRoute(
    api,
    'PATCH /clubs/:club',
    { tags, summary: 'Change a club', description: 'For owners.', isPrivate: true },
    async (request) => {
      await clubs.change(await ownVisitOf(context, request), request.body);
      return clubs.view(await ownVisitOf(context, request));
    },
  );

  addRoute(
    api,
    'DELETE /clubs/:club',
    {
      tags,
      summary: 'Dissolve a club',
      description: 'For owners. Members, requests and chat are removed; tables and results stay.',
      isPrivate: true,
    },
    async (request) => clubs.remove(await ownVisitOf(context, request)),
  );

  addRoute(
    api,
    'POST /clubs/:club/invitation',
    {
      tags,
      summary: 'A new link to join a club',
      description: 'For owners and directors. The link of before no longer lets anybody in.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => ({ invitation: await clubs.renewInvitation(await ownVisitOf(context, request)) }),
  );
}

/** What is played in a club. */
export function clubPlayRoutes(api: FastifyInstance, context: ApiContext): void {
  const { store, gameModules } = context;

  addRoute(
    api,
    'GET /clubs/:club/tables',
    {
      tags,
      summary: 'The tables of a club, the newest first',
      description:
        'Those of its tournaments, too. Those for members only are listed for members; games that nobody may watch, and those of a deal that others still play, for those who play them.',
    },
    async (request) => {
      const { club, role, person } = await visitOf(context, request);
      const tables = await store.tables.tablesOfClub(club.id, LISTED);
      const listed = tables.filter((table) => isListedFor(table, person, role !== undefined));
      return withRatings(store.results, listed);
    },
  );

  addRoute(
    api,
    'GET /clubs/:club/standings/:game',
    {
      tags,
      summary: 'The members of a club by how well they play a game',
      description: 'As in `GET /leaderboards/:game`, among the members.',
    },
    async (request) => {
      const { game } = request.params;
      if (!gameModules.some((module) => module.game.id === game)) throw notThere('game');
      const { club } = await visitOf(context, request);
      return store.results.clubLeaderboard(club.id, game, LISTED);
    },
  );
}

/** The chat of a club; a program may talk in its person's name. */
export function clubChatRoutes(api: FastifyInstance, context: ApiContext): void {
  const { clubs, clubChat, people } = context;

  addRoute(
    api,
    'GET /clubs/:club/chat',
    { tags, summary: 'What members of a club said, the oldest first', description: 'For members.', isPrivate: true },
    async (request) => clubChat.lines(await visitOf(context, request)),
  );

  addRoute(
    api,
    'POST /clubs/:club/chat',
    { tags, summary: 'Say something in a club', description: 'For members.', isPrivate: true },
    async (request) => {
      const visit = await clubs.visit(request.params.club, await requirePerson(people, request));
      const line = visit && (await clubChat.say(visit, request.body.text));
      if (line === undefined) throw notThere('club');
      return line;
    },
  );

  addRoute(
    api,
    'DELETE /clubs/:club/chat/:number',
    {
      tags,
      summary: 'Remove a line from the chat of a club',
      description: 'One’s own; owners and directors any.',
      isPrivate: true,
    },
    async (request) => {
      const visit = await ownVisitOf(context, request);
      if (!(await clubChat.remove(visit, request.params.number))) throw notThere('line');
    },
  );
}
