import type { GameModule } from '@grove/game-kit';
import { games } from './index.ts';

/** All games of the list with their rules, bots and words, for programs that want them at hand from the beginning. */
export const gameModules: readonly GameModule[] = await Promise.all(games.map(({ load }) => load()));

/** The game of an id that must be there. */
export function gameModule(id: string): GameModule {
  const found = gameModules.find(({ game }) => game.id === id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found;
}
