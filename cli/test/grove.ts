import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt, Match, type GameRecord, recordOf, SeededChance } from '@grove/kernel';
import { sampleModule } from '@grove/game-kit/sample/module';
import picocolors from 'picocolors';
import type { Io } from '../io.ts';
import { main } from '../main.ts';
import { gameModules } from './game-modules.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line inside the test, with the sample game and with what somebody types. */
export async function grove(
  args: readonly string[],
  typed: readonly string[] = [],
  io: Partial<Io> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await main(args, {
    gameModules,
    gamesModule: import.meta.resolve('./game-modules.ts'),
    out: (text) => (out += text),
    err: (text) => (err += text),
    readInput: () => Promise.resolve(typed.join('\n')),
    async *lines() {
      yield* typed;
    },
    interactive: false,
    progress: false,
    colours: picocolors.createColors(false),
    ...io,
  });
  return { code, out, err };
}

/** A file in a folder of its own. */
export function fileWith(name: string, content: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'grove-test-')), name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** A finished game of acorns in which every seat always plays its lowest card. */
export function sampleRecord(seed: string): GameRecord {
  const { game } = sampleModule;
  const match = new Match(game, 2, {}, SeededChance.from(seed));
  while (!match.over) {
    const seat = itemAt(game.waitingFor(match.state), 0);
    match.play(seat, itemAt(game.moves(match.state, seat), 0));
  }
  return recordOf(match, { seed });
}
