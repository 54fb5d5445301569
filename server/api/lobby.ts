import type { FastifyInstance } from 'fastify';
import { newestRules, isRefusal } from '@grove/kernel';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, requirePerson } from './context.ts';
import { refused } from '../http/errors.ts';
import { withRatings } from '../ratings/seat-ratings.ts';

const tags = ['lobby'];
/** Tables in a list at most. */
const LISTED = 100;

/** Games and tables. */
export function listRoutes(api: FastifyInstance, { gameModules, people, store }: ApiContext): void {
  addRoute(api, 'GET /games', { tags, summary: 'The games and what can be set' }, async () =>
    gameModules.map(({ cover, game, bots }) => ({
      id: game.id,
      title: cover.words.en.title,
      summary: cover.words.en.summary,
      rules: newestRules(game),
      players: game.players,
      options: game.options,
      bots: Object.keys(bots),
      sandTimer: game.turnLimit !== undefined,
    })),
  );

  addRoute(api, 'GET /tables', { tags, summary: 'Open tables' }, async () =>
    withRatings(store.results, await store.tables.openTables(LISTED)),
  );

  addRoute(api, 'GET /tables/running', { tags, summary: 'Listed games under way, to watch' }, async () =>
    withRatings(store.results, await store.tables.runningTables(LISTED)),
  );

  addRoute(
    api,
    'GET /me/tables',
    { tags, summary: 'My tables, and whose turn it is', isPrivate: true },
    async (request) => store.tables.tablesOf((await requirePerson(people, request)).id, LISTED),
  );
}

export function newTableRoute(api: FastifyInstance, context: ApiContext): void {
  const { tables, people } = context;
  addRoute(
    api,
    'POST /tables',
    { tags, summary: 'Make a table', isPrivate: true, config: lowRateLimit(context) },
    async (request) => {
      const person = await requirePerson(people, request);
      const room = await tables.create(person, request.body);
      const view = isRefusal(room) ? room : tables.view(room, person);
      if (isRefusal(view)) throw refused(view);
      return view;
    },
  );
}
