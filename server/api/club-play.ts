import type { FastifyInstance } from 'fastify';
import { isListedFor } from '../clubs/visibility.ts';
import { notThere } from '../http/errors.ts';
import { withRatings } from '../ratings/seat-ratings.ts';
import { addRoute } from './add-route.ts';
import { ownVisitOf, visitOf } from './club-visits.ts';
import { type ApiContext, requirePerson } from './context.ts';

const tags = ['clubs'];
/** Tables of a club, and places in its standings, at most. */
const LISTED = 100;

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
