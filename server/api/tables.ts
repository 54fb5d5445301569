import { type Viewer, isRefusal } from '@grove/kernel';
import type { Person } from '@grove/protocol';
import type { FastifyInstance } from 'fastify';
import type { Room } from '../tables/room.ts';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, maybePerson, requirePerson } from './context.ts';
import { notThere, refused } from '../http/errors.ts';
import { measured } from '../monitoring/measured.ts';
import { ResultRecorder } from '../ratings/result-recorder.ts';
import { seatRatings } from '../ratings/seat-ratings.ts';

const tags = ['tables'];

const viewerFrom = (text: string | undefined): Viewer | undefined =>
  text === undefined || text === 'public' ? text : Number(text);

/** A table that the person may come to. */
async function roomOf({ tables }: ApiContext, table: string, person: Person | undefined): Promise<Room> {
  const room = await tables.freshRoom(table);
  if (room === undefined) throw notThere('table');
  const refusal = await tables.refusalFor(room, person);
  if (refusal !== undefined) throw refused(refusal);
  return room;
}

/** A table and its log, as the person may see them. */
export function viewRoutes(api: FastifyInstance, context: ApiContext): void {
  const { tables, people } = context;

  addRoute(
    api,
    'GET /tables/:table',
    {
      tags,
      summary: 'A table as I may see it',
      description: 'With `as`, through other eyes: `public`, or once the game is over any seat, from 0.',
    },
    async (request) => {
      const person = await maybePerson(people, request);
      const room = await roomOf(context, request.params.table, person);
      const view = tables.view(room, person, viewerFrom(request.query.as));
      if (isRefusal(view)) throw refused(view);
      return view;
    },
  );

  addRoute(
    api,
    'GET /tables/:table/log',
    {
      // A whole game is played again for it.
      config: lowRateLimit(context),
      tags,
      summary: 'What happened at a table, as I may know it',
    },
    async (request) => {
      const person = await maybePerson(people, request);
      const room = await roomOf(context, request.params.table, person);
      const { since = 0, as } = request.query;
      const log = await tables.log(room, person, since, viewerFrom(as));
      if (!Array.isArray(log)) throw refused(log);
      return log;
    },
  );
}

/** Legal steps, for programs without the rules. */
export function movesRoute(api: FastifyInstance, context: ApiContext): void {
  const { tables, people } = context;
  addRoute(
    api,
    'GET /tables/:table/moves',
    {
      tags,
      summary: 'My legal steps',
      description:
        'In the game’s notation; none while my seat is not waited for. `number` is the last entry of the log.',
      isPrivate: true,
    },
    async (request) => {
      const person = await requirePerson(people, request);
      const moves = tables.moves(await roomOf(context, request.params.table, person), person);
      if (isRefusal(moves)) throw refused(moves);
      return moves;
    },
  );
}

export function commandRoute(api: FastifyInstance, context: ApiContext): void {
  const { tables, people, metrics } = context;
  addRoute(
    api,
    'POST /tables/:table/commands',
    {
      tags,
      summary: 'Ask something of a table',
      description: 'The id is yours to choose, new for every command; sent again with the same id it counts once.',
      isPrivate: true,
    },
    async (request) => {
      const person = await requirePerson(people, request);
      const room = await tables.room(request.params.table);
      if (room === undefined) throw notThere('table');
      const { id, command } = request.body;
      const answer = await measured(metrics, command.kind, () => tables.run(room, person, id, command));
      if ('refusal' in answer) throw refused(answer.refusal);
      return answer;
    },
  );
}

/** Ratings seat by seat, and what a rated game has changed. */
export function ratingsRoute(api: FastifyInstance, context: ApiContext): void {
  const { tables, people, store } = context;
  const recorder = new ResultRecorder(context);
  addRoute(
    api,
    'GET /tables/:table/ratings',
    {
      tags,
      summary: 'The ratings of those who sit at a table',
      description: 'Seat by seat; `change` is what a rated game has changed, once it is over.',
    },
    async (request) => {
      const person = await maybePerson(people, request);
      const room = await roomOf(context, request.params.table, person);
      const view = tables.view(room, person);
      if (isRefusal(view)) throw refused(view);
      // Whoever asks as soon as the game is over must not be quicker than the result; a second one changes nothing.
      if (view.phase === 'finished' && view.settings.rated) await recorder.record(room);
      return seatRatings(store.results, view.game, view.seats, await store.results.ratingChanges(room.id));
    },
  );
}

/** What is needed to check the deal. */
export function dealRoutes(api: FastifyInstance, context: ApiContext): void {
  const { tables, people } = context;

  addRoute(
    api,
    'GET /tables/:table/deal',
    {
      tags,
      summary: 'What is needed to check that the deal was fair',
      description:
        'The commitment is the SHA-256 of the seed, published at the start; the seed and the record follow at the end.',
    },
    async (request) => {
      const person = await maybePerson(people, request);
      const room = await roomOf(context, request.params.table, person);
      const deal = tables.deal(room, person);
      if (isRefusal(deal)) throw refused(deal);
      return deal;
    },
  );

  addRoute(
    api,
    'GET /tables/:table/record',
    {
      tags,
      summary: 'The record of a finished game',
      description: 'Enough to replay it anywhere and to check the deal: the SHA-256 of its seed is the commitment.',
    },
    async (request) => {
      const person = await maybePerson(people, request);
      const room = await roomOf(context, request.params.table, person);
      const record = tables.record(room, person);
      if (record === undefined) throw notThere('record yet');
      if (isRefusal(record)) throw refused(record);
      return record;
    },
  );
}
