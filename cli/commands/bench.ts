import type { Box } from '@grove/kernel';
import { Command } from 'commander';
import { findBox } from '../find.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../options.ts';

const BENCH_MODULE = '@grove/bench';

/** What the bench offers to the command line. */
interface Bench {
  readonly runBench: (
    boxes: readonly Box[],
    options: { game?: string; seconds?: number; updateBaseline?: boolean },
  ) => Promise<unknown>;
  readonly formatReport: (report: unknown) => string;
}

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
    .option('--seconds <number>', 'how long to measure each', wholeNumber)
    .option('--update-baseline', 'store what was measured for later runs to compare with')
    .action(async (game: string | undefined, { json, ...flags }: BenchFlags) => {
      if (game !== undefined) findBox(io.boxes, game);
      // Loaded only here: the peers are large, and no other command needs them.
      const { formatReport, runBench } = (await import(BENCH_MODULE)) as Bench;
      const report = await runBench(io.boxes, { ...(game !== undefined && { game }), ...flags });
      io.out(json ? `${JSON.stringify(report)}\n` : formatReport(report));
    });
