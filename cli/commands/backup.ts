import { join } from 'node:path';
import { Command } from 'commander';
import type { Io } from '../io.ts';

interface BackupFlags {
  readonly data?: string;
  readonly json?: true;
}

export const backupCommand = (io: Io): Command =>
  new Command('backup')
    .description('copy the database while the server runs, and check the copy')
    .argument('<copy>', 'the file to make; it must not exist')
    .option('--data <dir>', 'where grove.db is (default: data)')
    .option('--json', 'print a line of JSON')
    .action(async (copy: string, { data = 'data', json }: BackupFlags) => {
      // Loaded only here: few commands need it.
      const { backUp } = await import('@grove/server/files');
      backUp(join(data, 'grove.db'), copy);
      io.out(json ? `${JSON.stringify({ copy })}\n` : `${copy}: a whole copy, checked\n`);
    });
