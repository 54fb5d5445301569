import { Type } from 'typebox';
import { errors, security } from './common.ts';
import { type Api, type ApiContext, mustBeKnown } from './context.ts';
import { notThere } from './errors.ts';
import { PersonIdText } from './schemas.ts';

const tags = ['standings'];
const Anything = Type.Unknown();
const LISTED = 100;

/** Who plays how well. Only tables that their host calls rated count; bots are rated like people. */
export function standingRoutes(api: Api, { boxes, people, store }: ApiContext): void {
  api.get(
    '/leaderboards/:game',
    {
      schema: {
        tags,
        summary: 'The best players of a game',
        description: 'The rating is mu - 3 sigma of a Plackett-Luce model; a player is a person’s id, or bot:NAME.',
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        response: { 200: Anything, ...errors },
      },
    },
    async ({ params }) => {
      if (!boxes.some(({ game }) => game.id === params.game)) throw notThere('game');
      return store.results.leaderboard(params.game, LISTED);
    },
  );

  api.get(
    '/people/:person',
    {
      schema: {
        tags,
        summary: 'A person and how well they play',
        params: Type.Object({ person: PersonIdText }),
        response: { 200: Anything, ...errors },
      },
    },
    async ({ params }) => {
      const details = await people.details(params.person);
      if (details === undefined) throw notThere('person');
      return { id: details.id, name: details.name, standings: await store.results.standingsOf(details.id) };
    },
  );

  api.get(
    '/me/games',
    { schema: { tags, summary: 'The games I have finished', security, response: { 200: Anything, ...errors } } },
    async (request) => store.results.resultsOf((await mustBeKnown(people, request)).id, LISTED),
  );
}
