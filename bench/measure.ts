import { itemAt } from '@grove/kernel';
import type { Contender } from './contenders.ts';

export interface Speed {
  /** Whole games per second: the median of all slices. */
  readonly gamesPerSecond: number;
  readonly stepsPerGame: number;
}

const SLICE_MS = 40;
const FEWEST_SLICES = 3;
const WARM_UP_SLICES = 3;

/**
 * Lets the contenders take turns in short slices, so that whatever else the machine does hits all of them alike, and
 * counts the time that the processor worked for this thread: waiting for a busy machine is nobody's speed. The first
 * slices of each are for warming up and do not count.
 */
export function measure<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  seconds: number,
): Record<Name, Speed> {
  const names = Object.keys(contenders) as Name[];
  const slices = Math.max(FEWEST_SLICES, Math.round((seconds * 1000) / SLICE_MS));
  const runs = new Map(names.map((name) => [name, { rates: [] as number[], games: 0, steps: 0 }]));
  for (let slice = -WARM_UP_SLICES; slice < slices; slice++) {
    for (const [name, run] of runs) {
      const { games, steps, rate } = playSlice(contenders[name], run.games);
      run.games += games;
      run.steps += steps;
      if (slice >= 0) run.rates.push(rate);
    }
  }
  const speeds = Array.from(runs, ([name, { rates, games, steps }]) => {
    return [name, { gamesPerSecond: median(rates), stepsPerGame: steps / games }] as const;
  });
  return Object.fromEntries(speeds) as Record<Name, Speed>;
}

function playSlice(play: Contender, firstRound: number): { games: number; steps: number; rate: number } {
  const start = workedMs();
  let games = 0;
  let steps = 0;
  let elapsed = 0;
  // Looking at the clock takes as long as a tenth of a short game: so short ones are played several at a time.
  let atATime = 1;
  while (elapsed < SLICE_MS) {
    for (const end = games + atATime; games < end; games++) steps += play(firstRound + games);
    elapsed = workedMs() - start;
    if (elapsed < SLICE_MS / 16) atATime *= 2;
  }
  return { games, steps, rate: (games * 1000) / elapsed };
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return itemAt(sorted, Math.floor(sorted.length / 2));
}
