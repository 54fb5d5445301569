import { type Box, dailyDeal, type GameRecord, Match, recordOf, SeededChance } from '@grove/kernel';

/** A whole game of a day in which every step is as likely as any other. */
export function randomDaily(box: Box, day: string, moves: string): GameRecord {
  const deal = dailyDeal(box, day);
  if (deal === undefined) throw new Error('no deal');
  const match = new Match(box.game, 1, deal.options, SeededChance.from(deal.seed));
  const chance = SeededChance.from(moves);
  while (!match.over) {
    const possible = box.game.moves(match.state, 0);
    match.play(0, possible[chance.pick(possible.length)]);
  }
  return recordOf(match, { seed: deal.seed });
}
