import type { FastifyInstance } from 'fastify';
import { statisticsOf } from '../ratings/statistics.ts';
import { addRoute } from './add-route.ts';
import { type ApiContext, maybePerson, requirePerson } from './context.ts';
import { notThere } from '../http/errors.ts';

const tags = ['standings'];
const LISTED = 100;
/** Newest games that statistics are made of. */
const SUMMED = 1000;
const BOT = 'bot:';

/** Only rated tables count; bots are rated like people. */
export function leaderboardRoute(api: FastifyInstance, { gameModules, store }: ApiContext): void {
  addRoute(
    api,
    'GET /leaderboards/:game',
    {
      tags,
      summary: 'The best players of a game',
      description:
        'The best `shown` rating first, players with fewer than ten games after the others. `rating` is mu - 3 sigma of a Plackett-Luce model; a player is a person’s id, or bot:NAME.',
    },
    async ({ params }) => {
      if (!gameModules.some(({ game }) => game.id === params.game)) throw notThere('game');
      return store.results.leaderboard(params.game, LISTED);
    },
  );
}

/** The name of a person, or of a bot of this server. */
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

/** A player's page: all games for the person itself, for others the rated ones. */
export function playerRoute(api: FastifyInstance, context: ApiContext): void {
  const { people, store } = context;
  addRoute(
    api,
    'GET /people/:person',
    {
      tags,
      summary: 'A player, how well they play, and their games',
      description: `Of others the rated games only, of myself all; the newest ${LISTED}. A bot is bot:NAME.`,
    },
    async (request) => {
      const player = request.params.person;
      const name = await nameOf(context, player);
      const isMe = (await maybePerson(people, request))?.id === player;
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

export function myGamesRoute(api: FastifyInstance, { people, store }: ApiContext): void {
  addRoute(
    api,
    'GET /me/games',
    {
      tags,
      summary: 'The games I have finished',
      description: 'With my rating after each rated one.',
      isPrivate: true,
    },
    async (request) => store.results.resultsOf((await requirePerson(people, request)).id, LISTED),
  );
}
