import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@grove/kernel';
import { Command } from 'commander';
import type { Io } from '../io.ts';
import { databaseFrom } from './services.ts';

interface MoveFlags {
  readonly data?: string;
  readonly database?: string;
  readonly json?: true;
}

export const moveCommand = (io: Io): Command =>
  new Command('move')
    .description('move everything from a SQLite installation into an empty PostgreSQL database, and check it')
    .option('--data <dir>', 'where grove.db is (default: data)')
    .option('--database <url>', 'postgres://... where everything goes (default: the environment’s GROVE_DATABASE)')
    .option('--json', 'print the counts as a line of JSON')
    .action(async ({ data = 'data', database, json }: MoveFlags) => {
      const file = join(data, 'grove.db');
      const url = databaseFrom(database, process.env);
      if (url === undefined) throw new BadInput('--database: say where everything goes');
      if (!existsSync(file)) throw new BadInput(`there is no ${file}`);
      // Loaded only here: no other command needs it.
      const { moveToPostgres } = await import('@grove/server/move');
      const moved = await moveToPostgres(file, url);
      if (json) io.out(`${JSON.stringify({ moved })}\n`);
      else io.out(`${describe(moved)}\nEverything is there: each row was read back and compared.\n`);
    });

const describe = (moved: Readonly<Record<string, number>>): string =>
  Object.entries(moved)
    .map(([table, rows]) => `${table.padEnd(14)} ${rows}`)
    .join('\n');
