import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameModule } from '@grove/game-kit';
import { BadInput } from '@grove/kernel';
import type { Io } from '../io.ts';

/** The games that a file exports in place of those of the list: with other bots among theirs, for one. */
export async function loadModules(file: string): Promise<Pick<Io, 'gameModules' | 'gamesModule'>> {
  const gamesModule = pathToFileURL(resolve(file)).href;
  const { gameModules } = await import(gamesModule).then(
    (exported: { gameModules?: readonly GameModule[] }) => exported,
    (error: unknown) => {
      throw new BadInput(`--modules ${file}: cannot be loaded (${String(error)})`);
    },
  );
  if (gameModules === undefined) throw new BadInput(`--modules ${file}: it exports no gameModules`);
  return { gameModules, gamesModule };
}
