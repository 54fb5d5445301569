import { type GameModule, checkDaily, dayOf } from '@grove/game-kit';
import { itemAt, type GameRecord, readRecord } from '@grove/kernel';
import type { DailyStanding } from '@grove/protocol';
import type { FastifyInstance } from 'fastify';
import type { DailyScore } from '../store/store.ts';
import { addRoute } from './add-route.ts';
import { lowRateLimit } from './common.ts';
import { type ApiContext, maybePerson, requirePerson } from './context.ts';
import { ApiError, notThere } from '../http/errors.ts';

const tags = ['daily'];
/** Results of a day at most. */
const LISTED = 200;

const standingOf = ({ person, name, total }: DailyScore): DailyStanding => ({ person: { id: person, name }, total });

const notYet = (day: string, what: string): ApiError =>
  new ApiError(409, 'not-yet', `${what} of ${day} is not open yet`);

function moduleOf(gameModules: readonly GameModule[], id: string): GameModule {
  const module = gameModules.find(({ game, daily }) => game.id === id && daily !== undefined);
  if (module === undefined) throw notThere('daily game');
  return module;
}

/** Handing in a result, once per person and day. */
export function dailyTryRoute(api: FastifyInstance, context: ApiContext): void {
  const { gameModules, people, store, now } = context;
  addRoute(
    api,
    'POST /daily/:game/:day',
    {
      tags,
      summary: 'Hand in my game of the day',
      description:
        'The finished record of the day’s deal: one player, the seed daily-YYYY-MM-DD and the options of that day. It is ' +
        'played again by the rules. The first one counts; to hand the same in again changes nothing. The day is that in UTC.',
      isPrivate: true,
      config: lowRateLimit(context),
    },
    async (request) => {
      const person = await requirePerson(people, request);
      const { game, day } = request.params;
      const module = moduleOf(gameModules, game);
      const today = dayOf(now());
      if (day > today) throw notYet(day, 'the game');
      if (day < today) throw new ApiError(409, 'wrong-day', `today is ${today}; games of ${day} are not counted now`);
      const record = readRecord(request.body.record);
      const total = itemAt(checkDaily(module, day, record).totals, 0);
      const text = JSON.stringify(record);
      const result = { game, day, person: person.id, name: person.name, total, playedAt: now(), record: text };
      if (await store.daily.addDaily(result)) return standingOf(result);
      const first = await store.daily.dailyResult(game, day, person.id);
      if (first?.record !== text)
        throw new ApiError(409, 'already-played', 'you have played this day; the first game counts');
      return standingOf(first);
    },
  );
}

/** Results and records of others, once nobody can gain by seeing them. */
export function dailyRoutes(api: FastifyInstance, { gameModules, people, store, now }: ApiContext): void {
  addRoute(
    api,
    'GET /daily/:game/:day',
    {
      tags,
      summary: 'The results of a day, the best first',
      description: 'Of today only for those who have played; of days before for everybody.',
    },
    async (request) => {
      const { game, day } = request.params;
      moduleOf(gameModules, game);
      const person = await maybePerson(people, request);
      const mine = person && (await store.daily.dailyResult(game, day, person.id));
      if (day >= dayOf(now()) && mine === undefined) throw notYet(day, 'the table');
      return (await store.daily.dailyRanking(game, day, LISTED)).map(standingOf);
    },
  );

  addRoute(
    api,
    'GET /daily/:game/:day/:person',
    {
      tags,
      summary: 'The record of somebody’s game of the day',
      description: 'From the next day on; one’s own at once.',
    },
    async (request) => {
      const { game, day, person } = request.params;
      moduleOf(gameModules, game);
      const isMine = (await maybePerson(people, request))?.id === person;
      if (day >= dayOf(now()) && !isMine) throw notYet(day, 'the record');
      const result = await store.daily.dailyResult(game, day, person);
      if (result === undefined) throw notThere('game');
      return JSON.parse(result.record) as GameRecord;
    },
  );
}
