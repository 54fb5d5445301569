import { itemAt, type GameRecord, type JsonObject, Match, recordOf, SeededChance } from '@grove/kernel';
import { dailyDeal, type GameModule } from '../index.ts';

interface Deal {
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
}

function randomGame({ game }: Pick<GameModule, 'game'>, { players, options, seed }: Deal, steps: string): GameRecord {
  const match = new Match(game, players, options, SeededChance.from(seed));
  const chance = SeededChance.from(steps, 'moves');
  while (!match.over) {
    const seat = itemAt(game.waitingFor(match.state), 0);
    const moves = game.moves(match.state, seat);
    match.play(seat, moves[chance.pick(moves.length)]);
  }
  return recordOf(match, { seed });
}

/** A whole game in which every step is as likely as any other. */
export const randomRecord = (module: GameModule, players: number, seed: string): GameRecord =>
  randomGame(module, { players, options: {}, seed }, seed);

/** The same with the deal of a day; `steps` is the seed of the steps. */
export function randomDaily(module: GameModule, day: string, steps: string): GameRecord {
  const deal = dailyDeal(module, day);
  if (deal === undefined) throw new Error(`${module.game.id} has no deal of the day`);
  return randomGame(module, { ...deal, players: 1 }, steps);
}
