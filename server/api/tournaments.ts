import { isRefusal } from '@grove/kernel';
import type { MyTournament, Person, PersonId, TournamentPhase, TournamentSummary } from '@grove/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notThere, refused } from '../http/errors.ts';
import { tournamentMe } from '../tournaments/me.ts';
import type { OpenTournament } from '../tournaments/open-tournament.ts';
import { tournamentView } from '../tournaments/view.ts';
import { addRoute } from './add-route.ts';
import { lowRateLimit, pollRateLimit } from './common.ts';
import { type ApiContext, maybePerson, requirePerson } from './context.ts';

const tags = ['tournaments'];
/** Tournaments in a list at most. */
const LISTED = 100;
/** Of one's own those that are over. */
const LISTED_OVER = 10;

const PHASES: { readonly [Name in 'registration' | 'running' | 'over']: readonly TournamentPhase[] } = {
  registration: ['registration'],
  running: ['running'],
  over: ['ended', 'cancelled'],
};

type KeyedRequest = FastifyRequest & {
  readonly params: { readonly tournament: string };
  readonly query: { readonly key?: string };
};

/** A tournament that whoever asks may know of; for others there is none. */
export async function openedFor(context: ApiContext, request: KeyedRequest): Promise<OpenTournament> {
  const { tournaments, visibility, people } = context;
  const open = await tournaments.fresh(request.params.tournament);
  // Most are for everybody, and then nobody has to be looked up for it.
  const person = open === undefined || open.details.club === null ? undefined : await maybePerson(people, request);
  const mayKnow = open !== undefined && (await visibility.mayKnowTournament(open, person, request.query.key));
  if (!mayKnow) throw notThere('tournament');
  return open;
}

export function tournamentListRoutes(api: FastifyInstance, context: ApiContext): void {
  const { clubs, people, store } = context;
  addRoute(
    api,
    'GET /tournaments',
    {
      tags,
      summary: 'Tournaments',
      description:
        'Those that have not begun or are under way, the next first; with `phase=over` the last ones first. Those of a club that is not listed, for its members with `club`.',
    },
    async (request) => {
      const { phase, club } = request.query;
      const phases = phase === undefined ? [...PHASES.registration, ...PHASES.running] : PHASES[phase];
      if (club === undefined) return store.tournaments.list({ phases, of: 'public' }, LISTED);
      if ((await clubs.visit(club, await maybePerson(people, request))) === undefined) throw notThere('club');
      return store.tournaments.list({ phases, of: { club } }, LISTED);
    },
  );

  addRoute(
    api,
    'GET /me/tournaments',
    {
      tags,
      summary: 'Tournaments that I play in or lead, and where I am to play',
      description: `The last changed first; of those that are over the last ${LISTED_OVER}.`,
      isPrivate: true,
      config: pollRateLimit(context),
    },
    async (request) => myTournaments(context, await requirePerson(people, request)),
  );
}

async function myTournaments(context: ApiContext, me: Person): Promise<MyTournament[]> {
  const { tournaments, tournamentCommands, store, now } = context;
  const summaries = await store.tournaments.tournamentsOf(me.id, LISTED);
  const mine = async (summary: TournamentSummary): Promise<MyTournament> => {
    const open = await tournaments.fresh(summary.tournament);
    if (open === undefined) return { ...summary, table: null, isEntered: false, isDirector: false, overdue: 0 };
    const entry = open.state.entrants.find(({ id }) => id === me.id);
    const isDirector = await tournamentCommands.mayDirect(open, me.id);
    return {
      ...summary,
      table: await tableOf(context, open, me.id),
      isEntered: entry?.isWithdrawn === false,
      isDirector,
      overdue: isDirector ? open.overdueTables(now()).length : 0,
    };
  };
  let over = 0;
  const shown = summaries.filter(({ phase }) => !PHASES.over.includes(phase) || ++over <= LISTED_OVER);
  return Promise.all(shown.map(mine));
}

/** Where somebody is to play: a round is in the log a moment before its tables are made. */
async function tableOf({ store }: ApiContext, open: OpenTournament, person: PersonId): Promise<string | null> {
  const table = open.tableOf(person);
  return table !== null && (await store.tables.lastNumbers([table])).has(table) ? table : null;
}

export function newTournamentRoute(api: FastifyInstance, context: ApiContext): void {
  const { people, tournamentMaker } = context;
  addRoute(
    api,
    'POST /tournaments',
    {
      tags,
      summary: 'Make a tournament',
      description: 'Needs an account; for a club, the right to direct it.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const open = await tournamentMaker.make(await requirePerson(people, request), request.body);
      if (isRefusal(open)) throw refused(open);
      return tournamentView(open);
    },
  );
}

export function tournamentRoutes(api: FastifyInstance, context: ApiContext): void {
  const { people, tournamentEntry, tournamentCommands, views, visibility, now } = context;

  addRoute(
    api,
    'GET /tournaments/:tournament',
    {
      tags,
      summary: 'A tournament: entrants, standings, rounds',
      config: pollRateLimit(context),
      description:
        'The same for everybody who may know of it: of a club that is not listed its members, those who play or lead, and whoever has its `key`. Asked again with `If-None-Match` and the `ETag` of the last answer it says 304 until something has changed.',
    },
    async (request, reply) => {
      const { tag, text, packed } = views.of(await openedFor(context, request));
      // Browsers keep it and ask whether it still holds.
      void reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding, authorization' });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      void reply.type('application/json; charset=utf-8').serializer((made: string) => made);
      const takesPacked = request.headers['accept-encoding']?.includes('gzip') === true;
      return takesPacked ? reply.header('content-encoding', 'gzip').send(await packed()) : reply.send(text);
    },
  );

  addRoute(
    api,
    'GET /tournaments/:tournament/me',
    {
      tags,
      summary: 'What a tournament is for me: my entry, my table, what I may do',
      isPrivate: true,
      config: pollRateLimit(context),
    },
    async (request) => {
      const person = await requirePerson(people, request);
      const { id } = person;
      const open = await openedFor(context, request);
      const asking = {
        standing: views.of(open).standings.get(id) ?? null,
        table: await tableOf(context, open, id),
        entrant: await tournamentEntry.entrantOf(open, id),
        isDirector: await tournamentCommands.mayDirect(open, id),
        refusalToEnter: await tournamentEntry.refusal(open, person),
        key: await visibility.keyOf(open),
      };
      return tournamentMe(open, asking, now());
    },
  );

  addRoute(
    api,
    'POST /tournaments/:tournament/commands',
    {
      tags,
      summary: 'Ask something of a tournament',
      description: 'Of one that is entered, for oneself; directors for everybody. What becomes due comes by itself.',
      isPrivate: true,
    },
    async (request) => {
      const person = await requirePerson(people, request);
      const { params, query, body } = request;
      const done = await tournamentCommands.run(person, params.tournament, body, query.key);
      if (done === undefined) throw notThere('tournament');
      if (isRefusal(done)) throw refused(done);
      return { number: done.number };
    },
  );
}
