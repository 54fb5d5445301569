import { newestRules } from '@grove/kernel';
import { isRefusal } from '../tables/table-commands.ts';
import { NewTable } from '@grove/protocol';
import { Type } from 'typebox';
import { errors, seldom, security } from './common.ts';
import { type Api, type ApiContext, mustBeKnown } from './context.ts';
import { refused } from '../http/errors.ts';

const tags = ['lobby'];
const Anything = Type.Unknown();
/** Long lists are for downloads; a page shows so many. */
const LISTED = 100;

/** What can be played, and where. */
export function listRoutes(api: Api, { gameModules, people, store }: ApiContext): void {
  api.get('/games', { schema: { tags, summary: 'The games and what can be set', response: { 200: Anything } } }, () =>
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

  api.get('/tables', { schema: { tags, summary: 'Open tables', response: { 200: Anything } } }, () =>
    store.tables.openTables(LISTED),
  );

  api.get(
    '/me/tables',
    { schema: { tags, summary: 'My tables, and whose turn it is', security, response: { 200: Anything, ...errors } } },
    async (request) => store.tables.tablesOf((await mustBeKnown(people, request)).id, LISTED),
  );
}

export function newTableRoute(api: Api, context: ApiContext): void {
  const { tables, people } = context;
  api.post(
    '/tables',
    {
      config: seldom(context),
      schema: { tags, summary: 'Make a table', security, body: NewTable, response: { 200: Anything, ...errors } },
    },
    async (request) => {
      const person = await mustBeKnown(people, request);
      const room = await tables.create(person, request.body);
      if (isRefusal(room)) throw refused(room);
      return tables.view(room, person);
    },
  );
}
