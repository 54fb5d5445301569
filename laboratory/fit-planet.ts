import { readFileSync, writeFileSync } from 'node:fs';
import { type Candidate } from '@grove/bots';
import {
  greedyPolicy,
  planetEvaluator,
  PlanetValue,
  playout,
  valueModel,
  type ValueModel,
  type Weights,
} from '@grove/games/evergreen-planet/bot';
import { type Options, planet, type State } from '@grove/games/evergreen-planet/rules';
import { itemAt, type Json, readOptions, SeededChance } from '@grove/kernel';
import { numbersIn, withNumbers } from './methods/flatten.ts';
import { ridge, type Sample } from './methods/ridge.ts';

/**
 * Improves the weights of the planet game's value model, and writes them back with the command that found them:
 * `node laboratory/fit-planet.ts DECISIONS ROUNDS SEED`. In solo games it tries a dozen turns for every decision,
 * makes a playout of each to the end in the same determinizations, and asks which weights would have told the model
 * beforehand what came of them (a regression on the differences between turns of one decision). Then it starts
 * again with the model so improved. What is best over deals of their own is kept.
 */
const FILE = new URL('../games/evergreen-planet/bot/fitted.json', import.meta.url);
const TURNS = 12;
const DETERMINIZATIONS = 8;
const CHECK_DEALS = 1000;
/** Weights are moved as if they were known within this share of what they are usually worth, against noise of a point. */
const REACH = 0.1;

const [decisions = 1000, rounds = 3, seed = 1] = process.argv.slice(2).map(Number);
const options = readOptions(planet.options) as Options;

interface Fit {
  readonly weights: Weights;
  readonly mean: number;
}

const shift = (weights: Weights, by: readonly number[]): Weights =>
  withNumbers(
    weights as unknown as Json,
    numbersIn(weights as unknown as Json).map((value, i) => Number((value + itemAt(by, i)).toFixed(4))),
  ) as unknown as Weights;

/** The mean of solo games that the model plays without search. */
function meanScore(model: ValueModel): number {
  let sum = 0;
  for (let deal = 0; deal < CHECK_DEALS; deal++) {
    const chance = SeededChance.from(`check/${deal}`);
    sum += itemAt(playout(greedyPolicy(model), planet.start(1, options, chance), Infinity, chance), 0);
  }
  return sum / CHECK_DEALS;
}

/** The state after a turn, before the round ends. */
function after(state: State, turn: Candidate<number>): State {
  const then = planet.copy(state);
  for (const step of turn.steps.slice(0, -1)) planet.play(then, 0, step, SeededChance.from(''));
  return then;
}

/** The differences between the turns of one decision: in what they came to, and in what each weight says. */
function samplesOf(
  state: State,
  turns: readonly Candidate<number>[],
  model: ValueModel,
  probes: readonly ValueModel[],
  name: string,
) {
  const results = turns.map(() => 0);
  for (let number = 0; number < DETERMINIZATIONS; number++) {
    const imagined = planet.imagine(planet.view(state, 0), SeededChance.from(`${name}/${number}`));
    turns.forEach((turn, i) => {
      const then = planet.copy(imagined);
      const chance = SeededChance.from(`${name}/${number}/luck`);
      for (const step of turn.steps) planet.play(then, 0, step, chance);
      results[i] =
        itemAt(results, i) + itemAt(playout(greedyPolicy(model), then, Infinity, chance), 0) / DETERMINIZATIONS;
    });
  }
  const rows = turns.map((turn, i) => {
    const then = after(state, turn);
    const value = new PlanetValue(model, then, 0).value;
    return {
      features: probes.map((probe) => new PlanetValue(probe, then, 0).value - value),
      result: itemAt(results, i) - value,
    };
  });
  return centred(rows);
}

function centred(rows: readonly Sample[]): Sample[] {
  const mean = (of: (row: Sample) => number) => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  const features = itemAt(rows, 0).features.map((_, i) => mean((row) => itemAt(row.features, i)));
  const result = mean((row) => row.result);
  return rows.map((row) => ({
    features: row.features.map((value, i) => value - itemAt(features, i)),
    result: row.result - result,
  }));
}

/** Decisions of games in which one of the better turns is played, not always the best, to see more of the game. */
function gather(weights: Weights, name: string): Sample[] {
  const model = valueModel(weights);
  const size = numbersIn(weights as unknown as Json).length;
  const unit = (i: number) => Array.from({ length: size }, (_, j) => Number(i === j));
  const probes = unit(0).map((_, i) => valueModel(shift(weights, unit(i))));
  const evaluator = planetEvaluator(model, { playoutRounds: Infinity, beamWidth: 8 });
  const samples: Sample[] = [];
  let made = 0;
  for (let game = 0; made < decisions; game++) {
    const chance = SeededChance.from(`${name}/${game}`);
    const state = planet.start(1, options, chance);
    while (planet.waitingFor(state).length > 0 && made < decisions) {
      const turns = evaluator.candidates(state, 0, TURNS);
      if (turns.length > 1) samples.push(...samplesOf(state, turns, model, probes, `${name}/${game}/${made}`));
      made++;
      const chosen = itemAt(
        turns,
        Math.min(chance.pick(TURNS), chance.pick(TURNS), chance.pick(TURNS), turns.length - 1),
      );
      for (const step of chosen.steps) planet.play(state, 0, step, chance);
    }
  }
  return samples;
}

function improve(fit: Fit, round: number): Fit {
  const samples = gather(fit.weights, `fit ${seed}/${round}`);
  const scale = numbersIn(fit.weights as unknown as Json).map((value) => 0.1 + Math.abs(value));
  const step = ridge(
    samples,
    scale.map((value) => value * REACH),
  );
  const tries = [1, 0.5].map((share) => {
    const weights = shift(
      fit.weights,
      step.map((value) => value * share),
    );
    return { weights, mean: meanScore(valueModel(weights)) };
  });
  console.log(`round ${round}: ${samples.length} samples, ${tries.map(({ mean }) => mean.toFixed(2)).join(' or ')}`);
  return [...tries, fit].reduce((best, next) => (next.mean > best.mean ? next : best));
}

/** What the weights went through, and the mean that they reached over the deals of the check. */
interface Fitted {
  readonly history: readonly { readonly by: string; readonly mean: number }[];
  readonly weights: Weights;
}

const { history, weights } = JSON.parse(readFileSync(FILE, 'utf8')) as Fitted;
let fit: Fit = { weights, mean: meanScore(valueModel(weights)) };
console.log(`before: ${fit.mean.toFixed(2)} over ${CHECK_DEALS} deals`);
for (let round = 1; round <= rounds; round++) {
  fit = improve(fit, round);
  const by = `node laboratory/fit-planet.ts ${decisions} ${round} ${seed}`;
  const data: Fitted = { history: [...history, { by, mean: fit.mean }], weights: fit.weights };
  writeFileSync(FILE, `${JSON.stringify(data, null, 2)}\n`);
}
