import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameTypes, readRecord } from '../../index.ts';
import { playerNumbers } from '../context.ts';
import type { SeededGame } from '../seeded-game.ts';
import { type Golden, makeGolden } from './golden.ts';

/** How the seeds of golden records begin that are random games and not stories. */
const RANDOM = 'golden/';

/** The golden records in a folder, by file name. */
export function readGoldens(folder: string): Map<string, Golden> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(names.toSorted().map((name) => [name, readGolden(join(folder, name))]));
}

function readGolden(path: string): Golden {
  const { record, digests, result } = JSON.parse(readFileSync(path, 'utf8')) as Golden;
  return { record: readRecord(record), digests, result };
}

/**
 * Plays one golden record per player number anew, and every further one in the folder that was made at random, which is
 * said by its seed; returns the names of the files that changed.
 */
export function regenerate<T extends GameTypes>(game: Game<T>, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const randomGames = new Map<string, SeededGame>();
  for (const [name, { record }] of readGoldens(folder)) {
    const { players, options, chance } = record;
    if ('seed' in chance && chance.seed.startsWith(RANDOM)) randomGames.set(name, { players, options, seed: chance.seed });
  }
  for (const players of playerNumbers(game)) {
    randomGames.set(`${players}-players.json`, { players, options: {}, seed: `${RANDOM}${game.id}/${players}` });
  }
  return Array.from(randomGames).flatMap(([name, seeded]) => {
    const path = join(folder, name);
    const text = layOut(makeGolden(game, seeded));
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return [];
    writeFileSync(path, text);
    return [path];
  });
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
