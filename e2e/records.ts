import { gameModule } from '@grove/games/loaded';
import { type GameRecord, Match, recordOf, SeededChance } from '@grove/kernel';

/** A game that somebody played who knows no better than the rules: there is something to say about it. */
export function randomRecord(id: string, players: number): GameRecord {
  const { game, bots } = gameModule(id);
  const match = new Match(game, players, {}, SeededChance.from('planet'));
  const bot = bots.random(game);
  const chance = SeededChance.from('planet', 'bot');
  while (!match.over) {
    const seat = game.waitingFor(match.state)[0] ?? 0;
    match.play(seat, bot.choose(match.view(seat), seat, chance));
  }
  return recordOf(match, { seed: 'planet' });
}

export const planetRecord = (): GameRecord => randomRecord('evergreen-planet', 1);

/** A record as somebody chooses it from their files. */
export const fileOf = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
