import { writeFileSync } from 'node:fs';
import {
  FITTED,
  fittedJudge,
  judgedPolicy,
  planetEvaluator,
  PlanetValue,
  playout,
  valueModel,
} from '@grove/games/evergreen-planet/bot';
import type { State } from '@grove/games/evergreen-planet/rules';
import { itemAt, type Json, type Seat } from '@grove/kernel';
import { numbersIn } from '../methods/flatten.ts';
import { LeastSquares, type Sample } from '../methods/least-squares.ts';
import { branchesOf } from './branches.ts';
import { selfPlay } from './self-play.ts';
import { shiftWeights } from './shift-weights.ts';

/**
 * `node laboratory/planet/gather.ts SECONDS SEED OUT`, for `fit-planet.ts`: plays games alone for so long. From some turns of every
 * decision it plays on to the end, all with the same luck, and sums up what each weight of the value model says about the
 * differences between them.
 */
const [seconds = '10', seed = '1', out = 'planet.sums'] = process.argv.slice(2);
const BRANCHES = 8;
const BEAM_WIDTH = 6;

const numbers = numbersIn(FITTED as unknown as Json);
const model = valueModel(FITTED);
/** The model with one weight more by one: what its value is higher by is what that weight says. */
const probes = numbers.map((_, i) =>
  valueModel(
    shiftWeights(
      FITTED,
      numbers.map((_, j) => Number(i === j)),
    ),
  ),
);
const evaluator = planetEvaluator(model, { playoutRounds: 1, beamWidth: BEAM_WIDTH });
const policy = judgedPolicy(model, fittedJudge);
const valueBy = (by: typeof model, state: State, seat: Seat): number => new PlanetValue(by, state, seat).value;

/** What is left when all samples of a decision lose their mean. */
function centred(samples: readonly Sample[]): Sample[] {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const features = numbers.map((_, i) => mean((sample) => itemAt(sample.features, i)));
  const result = mean((sample) => sample.result);
  return samples.map((sample) => ({
    features: sample.features.map((value, i) => value - itemAt(features, i)),
    result: sample.result - result,
  }));
}

const equations = new LeastSquares(numbers.length);
const end = performance.now() + Number(seconds) * 1000;
let decisions = 0;
for (let game = 0; performance.now() < end; game++) {
  for (const decision of selfPlay(evaluator, 1, `fit ${seed}/${game}`)) {
    const { seat } = decision;
    const samples = branchesOf(decision, BRANCHES).map(({ after, luck }) => {
      const value = valueBy(model, after, seat);
      const features = probes.map((probe) => valueBy(probe, after, seat) - value);
      return { features, result: itemAt(playout(policy, after, Infinity, luck), seat) - value };
    });
    for (const sample of centred(samples)) equations.add(sample);
    decisions++;
  }
}
writeFileSync(out, JSON.stringify({ decisions, ...equations.sums() }));
