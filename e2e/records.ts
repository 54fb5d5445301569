import { gameModule } from '@grove/games/loaded';
import { type GameRecord, Match, recordOf, SeededChance } from '@grove/kernel';

/** A solo planet that somebody played who knows no better than the rules: there is something to say about it. */
export function planetRecord(): GameRecord {
  const { game, bots } = gameModule('evergreen-planet');
  const match = new Match(game, 1, {}, SeededChance.from('planet'));
  const bot = bots.random(game);
  const chance = SeededChance.from('planet', 'bot');
  while (!match.over) match.play(0, bot.choose(match.view(0), 0, chance));
  return recordOf(match, { seed: 'planet' });
}
