import { type GameModule, dailyDeal } from '@grove/game-kit';
import { type GameRecord, Match, recordOf, SeededChance } from '@grove/kernel';

/** A whole game of a day in which every step is as likely as any other. */
export function randomDaily(module: GameModule, day: string, moves: string): GameRecord {
  const deal = dailyDeal(module, day);
  if (deal === undefined) throw new Error('no deal');
  const match = new Match(module.game, 1, deal.options, SeededChance.from(deal.seed));
  const chance = SeededChance.from(moves);
  while (!match.over) {
    const possible = module.game.moves(match.state, 0);
    match.play(0, possible[chance.pick(possible.length)]);
  }
  return recordOf(match, { seed: deal.seed });
}
