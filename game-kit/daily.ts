import {
  BadInput,
  canonical,
  type GameRecord,
  type JsonObject,
  readOptions,
  replay,
  type Result,
  waitingText,
} from '@grove/kernel';
import type { GameModule } from './game-module.ts';

/** The day, in UTC, of a moment in milliseconds since 1970: `2026-11-15`. It is the same day for everybody. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

type DealsDaily = Pick<GameModule, 'game' | 'daily'>;

/** How everybody's game of a day begins. */
export interface DailyDeal {
  readonly options: JsonObject;
  readonly seed: string;
}

/** The deal of a day; undefined for games that have none. */
export function dailyDeal({ game, daily }: DealsDaily, day: string): DailyDeal | undefined {
  return daily && { options: readOptions(game.options, daily(day)), seed: `daily-${day}` };
}

/** Plays the record of a day's game again. Throws BadInput when it is not the finished game of that day. */
export function checkDaily(module: DealsDaily, day: string, record: GameRecord): Result {
  const { game } = module;
  const deal = dailyDeal(module, day);
  if (deal === undefined) throw new BadInput(`${game.id} has no daily deal`);
  if (record.game !== game.id) throw new BadInput(`the game is ${record.game}, not ${game.id}`);
  if (record.players !== 1) throw new BadInput('a daily game is for one player');
  const seed = 'seed' in record.chance ? record.chance.seed : undefined;
  if (seed !== deal.seed) throw new BadInput(`the seed must be ${deal.seed}, the deal of that day`);
  const options = BadInput.at('options', () => readOptions(game.options, record.options));
  if (canonical(options) !== canonical(deal.options)) throw new BadInput('the options are not those of that day');
  const match = replay(game, record);
  if (!match.over) throw new BadInput(`the game is not finished: ${waitingText(match)}`);
  return game.result(match.state);
}
