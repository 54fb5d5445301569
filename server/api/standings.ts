import { Type } from 'typebox';
import { statisticsOf } from '../ratings/statistics.ts';
import { errors, PersonBody, security } from './common.ts';
import { type Api, type ApiContext, maybeKnown, mustBeKnown } from './context.ts';
import { notThere } from '../http/errors.ts';
import { Played, PlayerText, Standing, Statistics } from './standing-schemas.ts';

const tags = ['standings'];
const LISTED = 100;
/** Statistics are made of the newest games. */
const SUMMED = 1000;
const BOT = 'bot:';

/** Who plays how well. Only tables that their host calls rated count; bots are rated like people. */
export function leaderboardRoute(api: Api, { gameModules, store }: ApiContext): void {
  api.get(
    '/leaderboards/:game',
    {
      schema: {
        tags,
        summary: 'The best players of a game',
        description: 'The rating is mu - 3 sigma of a Plackett-Luce model; a player is a person’s id, or bot:NAME.',
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
        response: { 200: Type.Array(Standing), ...errors },
      },
    },
    async ({ params }) => {
      if (!gameModules.some(({ game }) => game.id === params.game)) throw notThere('game');
      return store.results.leaderboard(params.game, LISTED);
    },
  );
}

/** A player is a person, or a bot that sits in this house. */
async function nameOf({ gameModules, people }: ApiContext, player: string): Promise<string> {
  if (player.startsWith(BOT)) {
    const bot = player.slice(BOT.length);
    if (!gameModules.some(({ bots }) => Object.hasOwn(bots, bot))) throw notThere('bot');
    return bot;
  }
  const details = await people.details(player);
  if (details === undefined) throw notThere('person');
  return details.name;
}

/** What can be known of a player: everything for the person itself, else what rated games show. */
export function playerRoute(api: Api, context: ApiContext): void {
  const { people, store } = context;
  api.get(
    '/people/:person',
    {
      schema: {
        tags,
        summary: 'A player, how well they play, and their games',
        description: `Of others the rated games only, of myself all; the newest ${LISTED}. A bot is bot:NAME.`,
        params: Type.Object({ person: PlayerText }),
        response: {
          200: Type.Object({
            ...PersonBody.properties,
            standings: Type.Array(Standing),
            statistics: Type.Array(Statistics),
            games: Type.Array(Played),
          }),
          ...errors,
        },
      },
    },
    async (request) => {
      const player = request.params.person;
      const name = await nameOf(context, player);
      const isMe = (await maybeKnown(people, request))?.id === player;
      const played = await store.results.resultsOf(player, SUMMED, !isMe);
      return {
        id: player,
        name,
        standings: await store.results.standingsOf(player),
        statistics: statisticsOf(player, played),
        games: played.slice(0, LISTED),
      };
    },
  );
}

export function myGamesRoute(api: Api, { people, store }: ApiContext): void {
  api.get(
    '/me/games',
    {
      schema: {
        tags,
        summary: 'The games I have finished',
        description: 'With my rating after each rated one.',
        security,
        response: { 200: Type.Array(Played), ...errors },
      },
    },
    async (request) => store.results.resultsOf((await mustBeKnown(people, request)).id, LISTED),
  );
}
