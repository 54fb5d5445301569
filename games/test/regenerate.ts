import { fileURLToPath } from 'node:url';
import type { Game } from '@grove/kernel';
import { regenerate } from '@grove/kernel/golden';
import { acorns } from '@grove/kernel/sample';
import { gameModules } from '../loaded.ts';

/** `npm run golden [game]`: plays the golden records anew, of one game or of all. Look at the diff before you commit. */
const SAMPLE_FOLDER = fileURLToPath(new URL('golden', import.meta.resolve('@grove/kernel/sample')));

const folders = new Map<string, { game: Game; folder: string }>([
  [acorns.id, { game: acorns, folder: SAMPLE_FOLDER }],
  ...gameModules.map(({ game }) => [game.id, { game, folder: folderOf(game.id) }] as const),
]);

const id = process.argv[2];
if (id !== undefined && !folders.has(id)) {
  console.error(`no game ${id}; there are ${[...folders.keys()].join(', ')}`);
  process.exit(1);
}
for (const { game, folder } of folders.values()) {
  if (id !== undefined && id !== game.id) continue;
  const changed = regenerate(game, folder);
  console.log(`${game.id}: ${changed.length === 0 ? 'nothing changed' : `wrote ${changed.join(', ')}`}`);
}

function folderOf(id: string): string {
  return fileURLToPath(new URL(`../${id}/test/golden`, import.meta.url));
}
