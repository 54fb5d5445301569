import { Command } from 'commander';
import { findGame } from '../find.ts';
import type { Io } from '../io.ts';
import { positiveNumber } from '../options.ts';

interface BenchFlags {
  readonly json?: true;
  readonly seconds?: number;
  readonly updateBaseline?: true;
}

export const benchCommand = (io: Io): Command =>
  new Command('bench')
    .description('random games per second, beside the peers')
    .argument('[game]', 'only this game')
    .option('--json', 'print the report as one line of JSON')
    .option('--seconds <number>', 'how long to measure each', positiveNumber)
    .option('--update-baseline', 'store what was measured for later runs to compare with')
    .action(async (game: string | undefined, { json, ...flags }: BenchFlags) => {
      if (game !== undefined) findGame(io.gameModules, game);
      // Loaded only here: the peers are large, and no other command needs them.
      const { formatReport, runBench } = await import('@grove/bench');
      const report = await runBench(io.gameModules, { ...(game !== undefined && { game }), ...flags });
      io.out(json ? `${JSON.stringify(report)}\n` : formatReport(report));
    });
