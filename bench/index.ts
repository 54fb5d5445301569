/** How fast the games are, measured side by side with peers: `grove bench`. */
export { formatReport } from './format.ts';
export type { BenchReport, Change, GameReport, KernelReport, Ratios } from './report.ts';
export { type BenchOptions, runBench } from './run.ts';
