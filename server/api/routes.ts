import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { refuseOtherPages } from '../http/origin.ts';
import { signInRoutes } from './sign-in.ts';
import { keyGenerator } from './common.ts';
import type { ApiContext } from './context.ts';
import { calendarRoutes } from './calendar.ts';
import { cardRoute } from './cards.ts';
import { clubMemberRoutes, clubRequestRoutes } from './club-members.ts';
import { clubChatRoutes, clubPlayRoutes } from './club-play.ts';
import { clubChangeRoutes, clubListRoutes } from './clubs.ts';
import { dailyRoutes, dailyTryRoute } from './daily.ts';
import { ApiError, errorHandler } from '../http/errors.ts';
import { validatorCompiler } from '../http/validation.ts';
import { valueTrouble } from '../http/plain-values.ts';
import { errorRoute } from './errors.ts';
import { hintRoute } from './hints.ts';
import { listRoutes, newTableRoute } from './lobby.ts';
import { mailRoutes } from './mail.ts';
import { accountRoutes, dataRoutes, profileRoutes } from './me.ts';
import { noticeRoutes } from './notices.ts';
import { passkeyDoor, passkeyMaking, passkeyRoutes } from './passkeys.ts';
import { openApi } from './openapi.ts';
import { serializerCompiler } from './serializers.ts';
import { leaderboardRoute, myGamesRoute, playerRoute } from './standings.ts';
import { commandRoute, dealRoutes, movesRoute, ratingsRoute, viewRoutes } from './tables.ts';
import { tokenEndRoutes, tokenRoutes } from './tokens.ts';
import { tournamentFiles } from './tournament-files.ts';
import { newTournamentRoute, tournamentListRoutes, tournamentRoutes } from './tournaments.ts';

const groups = [
  signInRoutes,
  tokenRoutes,
  tokenEndRoutes,
  passkeyDoor,
  passkeyMaking,
  passkeyRoutes,
  profileRoutes,
  accountRoutes,
  dataRoutes,
  noticeRoutes,
  mailRoutes,
  calendarRoutes,
  listRoutes,
  newTableRoute,
  viewRoutes,
  movesRoute,
  commandRoute,
  ratingsRoute,
  dealRoutes,
  hintRoute,
  leaderboardRoute,
  cardRoute,
  playerRoute,
  myGamesRoute,
  dailyTryRoute,
  dailyRoutes,
  clubListRoutes,
  clubChangeRoutes,
  clubMemberRoutes,
  clubRequestRoutes,
  clubPlayRoutes,
  clubChatRoutes,
  tournamentListRoutes,
  newTournamentRoute,
  tournamentRoutes,
  tournamentFiles,
  errorRoute,
];

/** All routes of one version of the API. */
export async function apiRoutes(api: FastifyInstance, context: ApiContext, origins: readonly string[]): Promise<void> {
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  api.setErrorHandler(errorHandler(() => context.metrics.errors.inc()));
  // Answers are for one person only, and soon outdated, unless a route says otherwise.
  api.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  await api.register(swagger, openApi);
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
  await api.register(async (guarded) => {
    await guarded.register(rateLimit, { max: context.limits.requests, timeWindow: '1 minute', keyGenerator });
    guarded.addHook('onRequest', async (request) => refuseOtherPages(request, origins));
    guarded.addHook('preValidation', async ({ params, query, body }) => {
      const trouble = valueTrouble([params, query, body]);
      if (trouble !== undefined) throw new ApiError(400, 'bad-request', trouble);
    });
    for (const add of groups) add(guarded, context);
  });
}
