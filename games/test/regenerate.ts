import { fileURLToPath } from 'node:url';
import { BadInput, type Game } from '@grove/kernel';
import { regenerate } from '@grove/kernel/golden';
import { acorns } from '@grove/kernel/sample';
import { boxes } from '../index.ts';

/** `npm run golden [game]`: plays the golden records anew, of one game or of all. Look at the diff before you commit. */
const SAMPLE_FOLDER = fileURLToPath(new URL('golden', import.meta.resolve('@grove/kernel/sample')));

const folders = new Map<string, { game: Game; folder: string }>([
  [acorns.id, { game: acorns, folder: SAMPLE_FOLDER }],
  ...boxes.map(({ game }) => [game.id, { game, folder: folderOf(game.id) }] as const),
]);

for (const { game, folder } of chosen(process.argv[2])) {
  const changed = regenerate(game, folder);
  console.log(`${game.id}: ${changed.length === 0 ? 'nothing changed' : `wrote ${changed.join(', ')}`}`);
}

function folderOf(id: string): string {
  return fileURLToPath(new URL(`../${id}/test/golden`, import.meta.url));
}

function chosen(id: string | undefined): { game: Game; folder: string }[] {
  if (id === undefined) return [...folders.values()];
  const one = folders.get(id);
  if (one === undefined) throw new BadInput(`no game ${id}; there are ${[...folders.keys()].join(', ')}`);
  return [one];
}
