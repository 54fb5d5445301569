import type { GameModule } from '@grove/game-kit';
import { type GameRecord, Match, recordOf, SeededChance } from '@grove/kernel';

/** A whole game in which every step is as likely as any other. */
export function randomRecord({ game }: GameModule, players: number, seed: string): GameRecord {
  const match = new Match(game, players, {}, SeededChance.from(seed));
  const chance = SeededChance.from(seed, 'moves');
  while (!match.over) {
    const [seat] = game.waitingFor(match.state);
    const moves = game.moves(match.state, seat);
    match.play(seat, moves[chance.pick(moves.length)]);
  }
  return recordOf(match, { seed });
}
