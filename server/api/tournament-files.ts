import type { FastifyInstance, FastifyReply } from 'fastify';
import type { TournamentView } from '@grove/protocol';
import { notThere } from '../http/errors.ts';
import { calendarOf } from '../notifications/ics.ts';
import { calendarEvents, standingsCsv, standingsLines } from '../tournaments/files.ts';
import { tournamentView } from '../tournaments/view.ts';
import type { ApiContext } from './context.ts';

interface Asking {
  readonly Params: { readonly tournament: string };
}

const hidden = { schema: { hide: true } };

/** A tournament for other programs: standings for spreadsheets, times for calendars. Everybody may know what is in them. */
export function tournamentFiles(api: FastifyInstance, { tournaments, now }: ApiContext): void {
  const viewOf = async (id: string): Promise<TournamentView> => {
    const open = await tournaments.fresh(id);
    if (open === undefined) throw notThere('tournament');
    return tournamentView(open);
  };

  api.get<Asking>('/tournaments/:tournament/standings.csv', hidden, async ({ params }, reply) => {
    const text = standingsCsv(await viewOf(params.tournament));
    return asFile(reply, `${params.tournament}.csv`).type('text/csv; charset=utf-8').send(text);
  });

  api.get<Asking>('/tournaments/:tournament/standings.json', hidden, async ({ params }, reply) => {
    const lines = standingsLines(await viewOf(params.tournament));
    return asFile(reply, `${params.tournament}.json`).send(lines);
  });

  api.get<Asking>('/tournaments/:tournament/calendar.ics', hidden, async ({ params, protocol, host }, reply) => {
    const events = calendarEvents(await viewOf(params.tournament), `${protocol}://${host}`);
    return reply.type('text/calendar; charset=utf-8').send(calendarOf('tournaments', events, now()));
  });
}

const asFile = (reply: FastifyReply, name: string): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`);
