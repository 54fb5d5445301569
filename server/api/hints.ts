import { refuse, type Seat } from '@grove/kernel';
import { TableId } from '@grove/protocol';
import { seatOf, type Table, waitingSeats } from '@grove/table';
import { Type } from 'typebox';
import { hintQuestion, writtenSteps } from '../bots/question.ts';
import { errors, security, seldom } from './common.ts';
import { type Api, type ApiContext, mustBeKnown } from './context.ts';
import { ApiError, notThere, refused } from '../http/errors.ts';

const Hints = Type.Object({
  hints: Type.Array(Type.Object({ steps: Type.Array(Type.String()), expected: Type.Number(), gain: Type.Number() })),
});

/** Advice for somebody who plays with bots only. */
export function hintRoute(api: Api, context: ApiContext): void {
  const { tables, people, bots } = context;
  api.get(
    '/tables/:table/hints',
    {
      config: seldom(context),
      schema: {
        tags: ['tables'],
        summary: 'Good ways to go on for my seat',
        description:
          'Only where all other seats are bots and the table is not rated. The best first; `expected` is what the seat can ' +
          'expect in the end in points (alone its total, else how far it is ahead), `gain` how much that is above the ordinary.',
        security,
        params: Type.Object({ table: TableId }),
        response: { 200: Hints, ...errors },
      },
    },
    async (request) => {
      const person = await mustBeKnown(people, request);
      const room = await tables.room(request.params.table);
      if (room === undefined) throw notThere('table');
      const seat = seatOf(room.table, person.id);
      const reason = whyNoHints(room.table, seat);
      if (reason !== undefined) throw refused(refuse('table', reason));
      const question = hintQuestion(room.table, seat);
      const answer = await bots.ask(question).answer;
      if (answer.kind !== 'hints') throw new ApiError(409, 'no-hints', 'there is no advice for this game just now');
      const { game } = room.kit;
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
  const { settings, seats } = table.data;
  if (settings.rated) return 'rated';
  return seats.every(({ bot }, other) => other === seat || bot !== null) ? undefined : 'not-among-bots';
}
