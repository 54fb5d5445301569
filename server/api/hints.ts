import { refuse, type Seat } from '@grove/kernel';
import type { FastifyInstance } from 'fastify';
import { seatOf, type Table, waitingSeats } from '@grove/table';
import { hintQuestion, writtenSteps } from '../bots/question.ts';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, requirePerson } from './context.ts';
import { ApiError, notThere, refused } from '../http/errors.ts';

/** Hints, for somebody who plays with bots only. */
export function hintRoute(api: FastifyInstance, context: ApiContext): void {
  const { tables, people, bots } = context;
  addRoute(
    api,
    'GET /tables/:table/hints',
    {
      tags: ['tables'],
      summary: 'Good ways to go on for my seat',
      description:
        'Only where all other seats are bots and the table is not rated. The best first; `expected` is what the seat can ' +
        'expect in the end in points (alone its total, else how far it is ahead), `gain` how far that is ahead of the best of the others.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const person = await requirePerson(people, request);
      const room = await tables.room(request.params.table);
      if (room === undefined) throw notThere('table');
      const seat = seatOf(room.table, person.id);
      const reason = whyNoHints(room.table, seat);
      if (reason !== undefined) throw refused(refuse('table', reason));
      const question = hintQuestion(room.table, seat);
      const share = { person: person.id, address: people.addressOf(person.id), isWaitedFor: true };
      const answer = await bots.ask(question, share).answer;
      if (answer.kind !== 'hints') throw new ApiError(409, 'no-hints', 'there is no advice for this game just now');
      const { game } = room.table;
      return {
        hints: answer.hints.map(({ steps, expected, gain }) => ({
          steps: writtenSteps(game, question, steps),
          expected,
          gain,
        })),
      };
    },
  );
}

function whyNoHints(table: Table, seat: Seat): string | undefined {
  if (seat < 0) return 'not-seated';
  if (!waitingSeats(table).includes(seat)) return 'not-waited-for';
  const { settings, seats, tournament } = table.data;
  if (settings.rated) return 'rated';
  if (tournament !== null) return 'tournament';
  return seats.every(({ bot }, other) => other === seat || bot !== null) ? undefined : 'not-among-bots';
}
