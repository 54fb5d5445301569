import { itemAt } from '../../item-at.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Game, type GameRecord, type GameTypes, newestRules, recordOf, SeededChance } from '../../index.ts';
import { playAtRandom } from '../checks/records-replay.ts';
import { playerNumbers } from '../context.ts';
import type { SeededGame } from '../seeded-game.ts';
import { inFile, readGoldens, releasedVersions } from './files.ts';
import { checkResult, type Golden } from './golden.ts';
import type { Narrator } from './narration.ts';
import { playthroughOf } from './playthrough.ts';

/** How the seeds of golden games begin that are random games and not stories. */
const RANDOM = 'golden/';
/** Of so many random games the shortest is kept, since people read it. */
const SHORTEST_OF = 60;
/** A longer game is kept up to here, so that the file stays small; how games end, those of fewer players show. */
const MOST_ENTRIES = 700;
/** Stands between the seed of the first of them and the number of another. */
const NUMBER = '#';

/**
 * Writes the playthroughs of the golden games anew; returns the names of the files that changed. Games by released rules
 * are played again as they are: what is shown of them may change, how they go may not. By rules that are not released
 * yet, all random games are played afresh, one for each player number among them.
 */
export function regenerate<T extends GameTypes>(game: Game<T>, folder: string, narrator?: Narrator<T>): string[] {
  const goldens = readGoldens(folder);
  const released = releasedVersions(folder);
  const files = new Map<string, string>();
  for (const [name, golden] of goldens) {
    const { record } = golden;
    if (!released.includes(record.rules) || record.moves.length === 0) continue;
    files.set(name, retold(game, name, golden, narrator));
  }
  for (const [name, seeded] of randomGamesFor(game, goldens)) {
    if (!files.has(name)) files.set(name, playthroughOf(game, shortestRecord(game, seeded), narrator));
  }
  return Array.from(files).flatMap(([name, text]) => write(join(folder, name), text));
}

function retold<T extends GameTypes>(game: Game<T>, name: string, golden: Golden, narrator?: Narrator<T>): string {
  const playthrough = playthroughOf(game, golden.record, narrator);
  inFile(name, () => checkResult(golden, playthrough));
  return playthrough;
}

/** The random games of the newest rules, by file name: one per player number, and whatever an earlier version has. */
function randomGamesFor<T extends GameTypes>(
  game: Game<T>,
  goldens: ReadonlyMap<string, Golden>,
): Map<string, SeededGame> {
  const version = newestRules(game);
  const randomGames = new Map<string, SeededGame>();
  for (const [name, { record }] of goldens) {
    const { players, options, chance } = record;
    if (!('seed' in chance) || !chance.seed.startsWith(RANDOM)) continue;
    const seed = itemAt(chance.seed.split(NUMBER), 0);
    randomGames.set(join(version, basename(name)), { players, options, seed });
  }
  for (const players of playerNumbers(game)) {
    const seed = `${RANDOM}${game.id}/${players}`;
    randomGames.set(join(version, `${players}-players.txt`), { players, options: {}, seed });
  }
  return randomGames;
}

function shortestRecord<T extends GameTypes>(game: Game<T>, { seed: first, ...setting }: SeededGame): GameRecord {
  const records = Array.from({ length: SHORTEST_OF }, (_, i) => {
    const seed = i === 0 ? first : `${first}${NUMBER}${i + 1}`;
    return recordOf(playAtRandom(game, { ...setting, seed }, SeededChance.from(seed)), { seed });
  });
  const shortest = records.reduce((one, other) => (other.moves.length < one.moves.length ? other : one));
  return { ...shortest, moves: shortest.moves.slice(0, MOST_ENTRIES) };
}

/** @returns the path, if what stands there has changed */
function write(path: string, text: string): string[] {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return [path];
}
