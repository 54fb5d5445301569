import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Game, type GameTypes, newestRules, readRecord } from '../../index.ts';
import { playerNumbers } from '../context.ts';
import type { SeededGame } from '../seeded-game.ts';
import { type Golden, makeGolden, refreshGolden } from './golden.ts';

/** How the seeds of golden records begin that are random games and not stories. */
const RANDOM = 'golden/';

/** The golden records in a folder, by file name; those of each version of the rules have a folder of their own in it. */
export function readGoldens(folder: string): Map<string, Golden> {
  const paths = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const names = paths.filter((path) => path.endsWith('.json') && path !== RELEASED).toSorted();
  return new Map(names.map((name) => [name, readGolden(join(folder, name))]));
}

function readGolden(path: string): Golden {
  const { record, digests, result } = JSON.parse(readFileSync(path, 'utf8')) as Golden;
  return { record: readRecord(record), digests, result };
}

const RELEASED = 'released.json';

/** The versions by which people have played, oldest first, as the folder lists them. */
export function releasedVersions(folder: string): string[] {
  const path = join(folder, RELEASED);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as string[]) : [];
}

/**
 * Writes the golden records anew; returns the names of the files that changed. Games by released rules are played again
 * as they are: what is shown of them may change, how they go may not. By rules that are not released yet, all random
 * games are played afresh, one for each player number among them.
 */
export function regenerate<T extends GameTypes>(game: Game<T>, folder: string): string[] {
  const goldens = readGoldens(folder);
  const released = releasedVersions(folder);
  const files = new Map<string, Golden>();
  for (const [name, golden] of goldens) {
    const { rules, moves } = golden.record;
    if (released.includes(rules) && moves.length > 0) files.set(name, refreshGolden(game, golden));
  }
  for (const [name, seeded] of randomGamesFor(game, goldens)) {
    if (!files.has(name)) files.set(name, makeGolden(game, seeded));
  }
  return Array.from(files).flatMap(([name, golden]) => write(join(folder, name), golden));
}

/** The random games of the newest rules, by file name: one per player number, and whatever an earlier version has. */
function randomGamesFor<T extends GameTypes>(game: Game<T>, goldens: ReadonlyMap<string, Golden>): Map<string, SeededGame> {
  const version = newestRules(game);
  const randomGames = new Map<string, SeededGame>();
  for (const [name, { record }] of goldens) {
    const { players, options, chance } = record;
    if (!('seed' in chance) || !chance.seed.startsWith(RANDOM)) continue;
    randomGames.set(join(version, basename(name)), { players, options, seed: chance.seed });
  }
  for (const players of playerNumbers(game)) {
    const seed = `${RANDOM}${game.id}/${players}`;
    randomGames.set(join(version, `${players}-players.json`), { players, options: {}, seed });
  }
  return randomGames;
}

/** @returns the path, if what stands there has changed */
function write(path: string, golden: Golden): string[] {
  const text = layOut(golden);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return [path];
}

/** One line per entry, so that a change reads well in a diff. */
function layOut({ record, digests, result }: Golden): string {
  const { moves, ...head } = record;
  const lines = (items: readonly unknown[]) => items.map((item) => `\n  ${JSON.stringify(item)}`).join(',');
  return `{"record":{
 ${JSON.stringify(head).slice(1, -1)},
 "moves":[${lines(moves)}]},
"digests":[${lines(digests)}],
"result":${JSON.stringify(result)}}\n`;
}
