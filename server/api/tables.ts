import type { Viewer } from '@grove/kernel';
import { LegalMoves, TableId } from '@grove/protocol';
import { Type } from 'typebox';
import { isRefusal } from '../tables/table-commands.ts';
import type { Room } from '../tables/room.ts';
import { errors, seldom, security } from './common.ts';
import { type Api, type ApiContext, maybeKnown, mustBeKnown } from './context.ts';
import { notThere, refused } from '../http/errors.ts';
import { measured } from '../monitoring/measured.ts';
import { CommandBody, ViewerText } from './schemas.ts';

const tags = ['tables'];
const params = Type.Object({ table: TableId });
const Anything = Type.Unknown();

const viewerFrom = (text: string | undefined): Viewer | undefined =>
  text === undefined || text === 'public' ? text : Number(text);

async function roomOf({ tables }: ApiContext, table: string): Promise<Room> {
  const room = await tables.fresh(table);
  if (room === undefined) throw notThere('table');
  return room;
}

/** A table as somebody may see it. */
export function viewRoutes(api: Api, context: ApiContext): void {
  const { tables, people } = context;

  api.get(
    '/tables/:table',
    {
      schema: {
        tags,
        summary: 'A table as I may see it',
        description: 'With `as`, through other eyes: `public`, or once the game is over any seat, from 0.',
        params,
        querystring: Type.Object({ as: Type.Optional(ViewerText) }),
        response: { 200: Anything, ...errors },
      },
    },
    async (request) => {
      const room = await roomOf(context, request.params.table);
      const view = tables.view(room, await maybeKnown(people, request), viewerFrom(request.query.as));
      if (isRefusal(view)) throw refused(view);
      return view;
    },
  );

  api.get(
    '/tables/:table/log',
    {
      // The whole of a long game is work for the server; a client asks once and follows.
      config: seldom(context),
      schema: {
        tags,
        summary: 'What happened at a table, as I may know it',
        params,
        querystring: Type.Object({
          since: Type.Optional(Type.Integer({ minimum: 0 })),
          as: Type.Optional(ViewerText),
        }),
        response: { 200: Anything, ...errors },
      },
    },
    async (request) => {
      const room = await roomOf(context, request.params.table);
      const { since = 0, as } = request.query;
      const story = await tables.story(room, await maybeKnown(people, request), since, viewerFrom(as));
      if (!Array.isArray(story)) throw refused(story);
      return story;
    },
  );
}

/** For programs that have no rules of their own. */
export function movesRoute(api: Api, context: ApiContext): void {
  const { tables, people } = context;
  api.get(
    '/tables/:table/moves',
    {
      schema: {
        tags,
        summary: 'My legal steps',
        description:
          'In the game’s notation; none while my seat is not waited for. `number` is the last entry of the log.',
        security,
        params,
        response: { 200: LegalMoves, ...errors },
      },
    },
    async (request) => {
      const person = await mustBeKnown(people, request);
      return tables.moves(await roomOf(context, request.params.table), person);
    },
  );
}

export function commandRoute(api: Api, context: ApiContext): void {
  const { tables, people, metrics } = context;
  api.post(
    '/tables/:table/commands',
    {
      schema: {
        tags,
        summary: 'Ask something of a table',
        description: 'The id is yours to choose, new for every command; sent again with the same id it counts once.',
        security,
        params,
        body: CommandBody,
        response: { 200: Type.Object({ number: Type.Integer(), repeated: Type.Boolean() }), ...errors },
      },
    },
    async (request) => {
      const person = await mustBeKnown(people, request);
      const room = await tables.room(request.params.table);
      if (room === undefined) throw notThere('table');
      const { id, command } = request.body;
      const answer = await measured(metrics, command.kind, () => tables.bring(room, person, id, command));
      if ('refusal' in answer) throw refused(answer.refusal);
      return answer;
    },
  );
}

/** For those who want to check the deal. */
export function dealRoutes(api: Api, context: ApiContext): void {
  const { tables } = context;

  api.get(
    '/tables/:table/deal',
    {
      schema: {
        tags,
        summary: 'What is needed to check that the deal was fair',
        description:
          'The commitment is the SHA-256 of the seed, published at the start; the seed and the record follow at the end.',
        params,
        response: { 200: Anything, ...errors },
      },
    },
    async (request) => tables.deal(await roomOf(context, request.params.table)),
  );

  api.get(
    '/tables/:table/record',
    {
      schema: {
        tags,
        summary: 'The record of a finished game',
        description: 'Enough to replay it anywhere and to check the deal: the SHA-256 of its seed is the commitment.',
        params,
        response: { 200: Anything, ...errors },
      },
    },
    async (request) => {
      const record = tables.record(await roomOf(context, request.params.table));
      if (record === undefined) throw notThere('record yet');
      return record;
    },
  );
}
