import { itemAt } from '@grove/kernel';
/** Something to be made large, known only by trying; `trial` numbers the deals, so that all of one trial meet the same. */
export type Objective = (point: readonly number[], trial: number) => number;

export interface Evolution {
  /** Where the search stands: the middle of the cloud of points that it tries. */
  readonly centre: readonly number[];
  /** The mean of what the last generation reached. */
  readonly reached: number;
  readonly stepSize: number;
}

/**
 * Direct search by the separable covariance matrix adaptation evolution strategy (sep-CMA-ES, Ros and Hansen 2008).
 * Every generation tries points around the centre, moves the centre towards the better half, and learns from them how
 * far to step along each axis. Noise in the objective is averaged out over generations.
 *
 * `normal` gives independent numbers of the standard normal distribution.
 */
export function* evolve(
  objective: Objective,
  start: readonly number[],
  stepSize: number,
  offspring: number,
  normal: () => number,
): Generator<Evolution> {
  const rates = ratesFor(start.length, offspring);
  let centre = [...start];
  let variances = start.map(() => 1);
  let stepPath = start.map(() => 0);
  let shapePath = start.map(() => 0);
  for (let trial = 0; ; trial++) {
    const deviations = variances.map(Math.sqrt);
    const tried = Array.from({ length: offspring }, () => {
      const z = start.map(normal);
      const d = z.map((value, i) => value * itemAt(deviations, i));
      const point = centre.map((value, i) => value + stepSize * itemAt(d, i));
      return { z, d, value: objective(point, trial) };
    });
    const reached = tried.reduce((sum, { value }) => sum + value, 0) / offspring;
    const best = tried.sort((a, b) => b.value - a.value).slice(0, rates.weights.length);
    const weigh = (of: (one: Tried, axis: number) => number) =>
      start.map((_, i) => best.reduce((sum, one, rank) => sum + itemAt(rates.weights, rank) * of(one, i), 0));
    const meanZ = weigh(({ z }, i) => itemAt(z, i));
    const meanD = weigh(({ d }, i) => itemAt(d, i));
    const spread = weigh(({ d }, i) => itemAt(d, i) ** 2);
    centre = centre.map((value, i) => value + stepSize * itemAt(meanD, i));
    stepPath = stepPath.map((value, i) => follow(value, itemAt(meanZ, i), rates.path, rates.mass));
    shapePath = shapePath.map((value, i) => follow(value, itemAt(meanD, i), rates.shapePath, rates.mass));
    variances = variances.map(
      (value, i) =>
        (1 - rates.one - rates.rank) * value + rates.one * itemAt(shapePath, i) ** 2 + rates.rank * itemAt(spread, i),
    );
    stepSize *= Math.exp((rates.path / rates.damping) * (lengthOf(stepPath) / rates.usualLength - 1));
    yield { centre, reached, stepSize };
  }
}

interface Tried {
  readonly z: readonly number[];
  readonly d: readonly number[];
}

/** A path remembers where the last steps went, the older the less. */
const follow = (path: number, step: number, rate: number, mass: number): number =>
  (1 - rate) * path + Math.sqrt(rate * (2 - rate) * mass) * step;

/** The strategy's constants, after Hansen's tutorial; axes alone are learnt (n + 2) / 3 times faster than shapes. */
interface Rates {
  readonly weights: readonly number[];
  readonly mass: number;
  readonly path: number;
  readonly shapePath: number;
  readonly one: number;
  readonly rank: number;
  readonly damping: number;
  readonly usualLength: number;
}

function ratesFor(n: number, offspring: number): Rates {
  const parents = Math.floor(offspring / 2);
  const raw = Array.from({ length: parents }, (_, i) => Math.log((offspring + 1) / 2) - Math.log(i + 1));
  const sum = raw.reduce((total, weight) => total + weight, 0);
  const weights = raw.map((weight) => weight / sum);
  const mass = 1 / weights.reduce((total, weight) => total + weight ** 2, 0);
  const path = (mass + 2) / (n + mass + 5);
  const faster = (n + 2) / 3;
  const one = Math.min(0.2, (faster * 2) / ((n + 1.3) ** 2 + mass));
  return {
    weights,
    mass,
    path,
    shapePath: (4 + mass / n) / (n + 4 + (2 * mass) / n),
    one,
    rank: Math.min(1 - one, (faster * 2 * (mass - 2 + 1 / mass)) / ((n + 2) ** 2 + mass)),
    damping: 1 + path + 2 * Math.max(0, Math.sqrt((mass - 1) / (n + 1)) - 1),
    usualLength: Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)),
  };
}

const lengthOf = (vector: readonly number[]): number => Math.sqrt(vector.reduce((sum, value) => sum + value ** 2, 0));
