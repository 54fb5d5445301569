import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Breach } from '../breach.ts';
import { type Golden, readGolden } from './golden.ts';

/** How the files of playthroughs end; those of each version of the rules have a folder of their own. */
const PLAYTHROUGH = '.txt';
const RELEASED = 'released.json';

/** The playthroughs in a folder, by file name. */
export function readPlaythroughs(folder: string): Map<string, string> {
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const names = paths.filter((path) => path.endsWith(PLAYTHROUGH)).toSorted();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/** The golden games in a folder, by file name. */
export const readGoldens = (folder: string): Map<string, Golden> =>
  new Map(Array.from(readPlaythroughs(folder), ([name, text]) => [name, readGolden(text)]));

/** Says in which file it was that something did not hold. */
export function inFile(name: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Breach(`golden game ${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** The versions by which people have played, oldest first, as the folder lists them. */
export function releasedVersions(folder: string): string[] {
  const path = join(folder, RELEASED);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
}
