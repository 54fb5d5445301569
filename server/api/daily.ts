import { type GameModule, checkDaily, dayOf } from '@grove/game-kit';
import { type GameRecord, readRecord } from '@grove/kernel';
import { PersonId } from '@grove/protocol';
import { Type } from 'typebox';
import type { DailyScore } from '../store/store.ts';
import { errors, PersonBody, seldom, security } from './common.ts';
import { type Api, type ApiContext, maybeKnown, mustBeKnown } from './context.ts';
import { ApiError, notThere } from '../http/errors.ts';
import { DayText } from './schemas.ts';

const tags = ['daily'];
const params = Type.Object({ game: Type.String({ maxLength: 40 }), day: DayText });
/** A page shows so many. */
const LISTED = 200;

const DailyScoreBody = Type.Object({ person: PersonBody, total: Type.Integer() });

const scoreOf = ({ person, name, total }: DailyScore) => ({ person: { id: person, name }, total });

/** A day that was, is or comes; texts of days are in the order of days. */
const notYet = (day: string, what: string): ApiError =>
  new ApiError(409, 'not-yet', `${what} of ${day} is not open yet`);

function moduleOf(gameModules: readonly GameModule[], id: string): GameModule {
  const module = gameModules.find(({ game, daily }) => game.id === id && daily !== undefined);
  if (module === undefined) throw notThere('daily game');
  return module;
}

/** The scored try: once per person and day. */
export function dailyTryRoute(api: Api, context: ApiContext): void {
  const { gameModules, people, store, now } = context;
  api.post(
    '/daily/:game/:day',
    {
      config: seldom(context),
      schema: {
        tags,
        summary: 'Hand in my game of the day',
        description:
          'The finished record of the day’s deal: one player, the seed daily-YYYY-MM-DD and the options of that day. It is ' +
          'played again by the rules. The first one counts; to hand the same in again changes nothing. The day is that in UTC.',
        security,
        params,
        body: Type.Object({ record: Type.Unknown() }, { additionalProperties: false }),
        response: { 200: DailyScoreBody, ...errors },
      },
    },
    async (request) => {
      const person = await mustBeKnown(people, request);
      const { game, day } = request.params;
      const module = moduleOf(gameModules, game);
      const today = dayOf(now());
      if (day > today) throw notYet(day, 'the game');
      if (day < today) throw new ApiError(409, 'wrong-day', `today is ${today}; games of ${day} are not counted now`);
      const record = readRecord(request.body.record);
      const [total] = checkDaily(module, day, record).totals;
      const text = JSON.stringify(record);
      const result = { game, day, person: person.id, name: person.name, total, playedAt: now(), record: text };
      if (await store.daily.addDaily(result)) return scoreOf(result);
      const first = await store.daily.dailyResult(game, day, person.id);
      if (first?.record !== text)
        throw new ApiError(409, 'already-played', 'you have played this day; the first game counts');
      return scoreOf(first);
    },
  );
}

/** What others did, once nobody can learn from it any more. */
export function dailyRoutes(api: Api, { gameModules, people, store, now }: ApiContext): void {
  api.get(
    '/daily/:game/:day',
    {
      schema: {
        tags,
        summary: 'The results of a day, the best first',
        description: 'Of today only for those who have played; of days before for everybody.',
        params,
        response: { 200: Type.Array(DailyScoreBody), ...errors },
      },
    },
    async (request) => {
      const { game, day } = request.params;
      moduleOf(gameModules, game);
      const person = await maybeKnown(people, request);
      const mine = person && (await store.daily.dailyResult(game, day, person.id));
      if (day >= dayOf(now()) && mine === undefined) throw notYet(day, 'the table');
      return (await store.daily.dailyRanking(game, day, LISTED)).map(scoreOf);
    },
  );

  api.get(
    '/daily/:game/:day/:person',
    {
      schema: {
        tags,
        summary: 'The record of somebody’s game of the day',
        description: 'From the next day on; one’s own at once.',
        params: Type.Object({ ...params.properties, person: PersonId }),
        response: { 200: Type.Unknown(), ...errors },
      },
    },
    async (request) => {
      const { game, day, person } = request.params;
      moduleOf(gameModules, game);
      const isMine = (await maybeKnown(people, request))?.id === person;
      if (day >= dayOf(now()) && !isMine) throw notYet(day, 'the record');
      const result = await store.daily.dailyResult(game, day, person);
      if (result === undefined) throw notThere('game');
      return JSON.parse(result.record) as GameRecord;
    },
  );
}
