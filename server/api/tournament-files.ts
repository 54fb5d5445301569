import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routes, type TournamentView } from '@grove/protocol';
import { calendarOf } from '../notifications/ics.ts';
import { calendarEvents, standingsCsv, standingsLines } from '../tournaments/files.ts';
import { tournamentView } from '../tournaments/view.ts';
import type { ApiContext } from './context.ts';
import { openedFor } from './tournaments.ts';

interface Asking {
  readonly Params: { readonly tournament: string };
  readonly Querystring: { readonly key?: string };
}

const hidden = { schema: { hide: true, querystring: routes['GET /tournaments/:tournament'].querystring } };

/** A tournament for other programs: standings for spreadsheets, times for calendars. They have no token, but may have its key. */
export function tournamentFiles(api: FastifyInstance, context: ApiContext): void {
  const viewFor = async (request: FastifyRequest<Asking>): Promise<TournamentView> =>
    tournamentView(await openedFor(context, request));

  api.get<Asking>('/tournaments/:tournament/standings.csv', hidden, async (request, reply) => {
    const text = standingsCsv(await viewFor(request));
    return asFile(reply, `${request.params.tournament}.csv`).type('text/csv; charset=utf-8').send(text);
  });

  api.get<Asking>('/tournaments/:tournament/standings.json', hidden, async (request, reply) => {
    const lines = standingsLines(await viewFor(request));
    return asFile(reply, `${request.params.tournament}.json`).send(lines);
  });

  api.get<Asking>('/tournaments/:tournament/calendar.ics', hidden, async (request, reply) => {
    const { protocol, host } = request;
    const events = calendarEvents(await viewFor(request), `${protocol}://${host}`);
    return reply.type('text/calendar; charset=utf-8').send(calendarOf('tournaments', events, context.now()));
  });
}

const asFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`);
