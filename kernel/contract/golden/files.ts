import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameTypes, readRecord } from '../../index.ts';
import { playerNumbers } from '../context.ts';
import { type Golden, makeGolden } from './golden.ts';

/** The golden records in a folder, by file name. */
export function readGoldens(folder: string): Map<string, Golden> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(names.toSorted().map((name) => [name, readGolden(join(folder, name))]));
}

function readGolden(path: string): Golden {
  const { record, digests, result } = JSON.parse(readFileSync(path, 'utf8')) as Golden;
  return { record: readRecord(record), digests, result };
}

/** Writes one golden record per player number; returns the names of the files that changed. */
export function regenerate<T extends GameTypes>(game: Game<T>, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return playerNumbers(game).flatMap((players) => {
    const path = join(folder, `${players}-players.json`);
    const text = layOut(makeGolden(game, { players, options: {}, seed: `golden/${game.id}/${players}` }));
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
