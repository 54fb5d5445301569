import { BadInput } from '@grove/kernel';
import { Command } from 'commander';
import { readItems } from '../files.ts';
import { findGame } from '../find.ts';
import type { Io } from '../io.ts';
import { describe } from '../table.ts';

export const scoreCommand = (io: Io): Command =>
  new Command('score')
    .description('score positions that were written down by hand')
    .argument('<game>', 'the id of a game')
    .argument('<file>', 'a position or a list of positions as JSON; - for standard input')
    .option('--json', 'print one line of JSON per position')
    .action(async (id: string, file: string, { json }: { json?: true }) => {
      const module = findGame(io.gameModules, id);
      if (module.scorePosition === undefined) throw new BadInput(`${module.game.id} has no positions to score`);
      for (const { place, value } of await readItems(file, io)) {
        const score = BadInput.at(place, () => module.scorePosition?.(value));
        io.out(json ? `${JSON.stringify(score)}\n` : `${io.colours.dim(`${place}:`)} ${describe(score)}\n`);
      }
    });
