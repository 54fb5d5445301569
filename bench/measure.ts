import type { Contender } from './contenders.ts';

export interface Speed {
  readonly stepsPerSecond: number;
  readonly stepsPerGame: number;
}

const SLICE_MS = 40;
const FEWEST_SLICES = 3;
/** Half a second each: so long the compiler goes on making the largest game faster. */
const MOST_WARM_UP_SLICES = 12;

/**
 * Lets the contenders take turns in short slices, so that whatever else the machine does hits all of them alike, and
 * counts the time that the processor worked for this thread: waiting for a busy machine is nobody's speed. The first
 * slices of each are for warming up and do not count.
 *
 * Steps are counted and not games, since a slow contender plays few of them and may happen to play long ones. All of them count: of the
 * ways to sum up slices (medians, pairs, quartiles) this differs least from run to run.
 */
export function measure<Name extends string>(
  contenders: Readonly<Record<Name, Contender>>,
  seconds: number,
): Record<Name, Speed> {
  const names = Object.keys(contenders) as Name[];
  const slices = Math.max(FEWEST_SLICES, Math.round((seconds * 1000) / SLICE_MS));
  const warmUp = Math.min(slices, MOST_WARM_UP_SLICES);
  const runs = new Map(names.map((name) => [name, { round: 0, games: 0, steps: 0, ms: 0 }]));
  for (let slice = -warmUp; slice < slices; slice++) {
    for (const [name, run] of runs) {
      const { games, steps, ms } = playSlice(contenders[name], run.round);
      run.round += games;
      if (slice < 0) continue;
      run.games += games;
      run.steps += steps;
      run.ms += ms;
    }
  }
  const speeds = Array.from(runs, ([name, { games, steps, ms }]) => {
    return [name, { stepsPerSecond: (steps * 1000) / ms, stepsPerGame: steps / games }] as const;
  });
  return Object.fromEntries(speeds) as Record<Name, Speed>;
}

function playSlice(play: Contender, firstRound: number): { games: number; steps: number; ms: number } {
  const start = workedMs();
  let games = 0;
  let steps = 0;
  let ms = 0;
  // Looking at the clock takes as long as a tenth of a short game: so short ones are played several at a time.
  let atATime = 1;
  while (ms < SLICE_MS) {
    for (const end = games + atATime; games < end; games++) steps += play(firstRound + games);
    ms = workedMs() - start;
    if (ms < SLICE_MS / 16) atATime *= 2;
  }
  return { games, steps, ms };
}

function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
