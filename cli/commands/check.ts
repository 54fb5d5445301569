import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@grove/kernel';
import { Command } from 'commander';
import type { Io } from '../io.ts';

interface CheckFlags {
  readonly data?: string;
  readonly json?: true;
}

export const checkCommand = (io: Io): Command =>
  new Command('check')
    .description('check the whole database, also while the server runs')
    .option('--data <dir>', 'where grove.db is (default: data)')
    .option('--json', 'print a line of JSON')
    .action(async ({ data = 'data', json }: CheckFlags) => {
      const file = join(data, 'grove.db');
      if (!existsSync(file)) throw new BadInput(`there is no ${file}`);
      // Loaded only here: few commands need it.
      const { damageIn } = await import('@grove/server/files');
      const problems = damageIn(file);
      if (json) io.out(`${JSON.stringify({ file, problems })}\n`);
      if (problems.length > 0) throw new BadInput(`${file} is damaged: ${problems.join('; ')}`);
      if (!json) io.out(`${file}: sound\n`);
    });
