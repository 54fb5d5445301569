import { regenerate } from '@grove/kernel/golden';
import { narratedGames } from './narrated-games.ts';

/** `npm run golden [game]`: plays the golden games anew, of one game or of all. Look at the diff before you commit. */
const id = process.argv[2];
const ids = narratedGames.map(({ game }) => game.id);
if (id !== undefined && !ids.includes(id)) {
  console.error(`no game ${id}; there are ${ids.join(', ')}`);
  process.exit(1);
}
for (const { game, folder, narrator } of narratedGames) {
  if (id !== undefined && id !== game.id) continue;
  const changed = regenerate(game, folder, narrator);
  console.log(`${game.id}: ${changed.length === 0 ? 'nothing changed' : `wrote ${changed.join(', ')}`}`);
}
