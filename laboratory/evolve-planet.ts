import { readFileSync, writeFileSync } from 'node:fs';
import { greedyPolicy, playout, valueModel, type Weights } from '@grove/games/evergreen-planet/bot';
import { type Options, planet } from '@grove/games/evergreen-planet/rules';
import { itemAt, type Json, readOptions, SeededChance } from '@grove/kernel';
import { evolve } from './methods/evolution.ts';
import { numbersIn, withNumbers } from './methods/flatten.ts';
import { normalFrom } from './methods/normal.ts';

/**
 * Improves the weights of the planet game's model by direct search on the scores of whole solo games, and writes them
 * back with the command that found them: `node laboratory/evolve-planet.ts GENERATIONS SEED`. All weights of a
 * generation meet the same deals; every so often the middle of the cloud is tried over deals of their own, and what is
 * best there is kept.
 */
const FILE = new URL('../games/evergreen-planet/bot/fitted.json', import.meta.url);
const OFFSPRING = 24;
const DEALS = 48;
const CHECK_DEALS = 1000;
const CHECK_EVERY = 20;
const STEP = 0.08;
/** Weights near zero move by this much at first, larger ones by their own size. */
const SMALL = 0.1;

interface Fitted {
  readonly history: readonly { readonly by: string; readonly mean: number }[];
  readonly weights: Weights;
}

const [generations = 40, seed = 1] = process.argv.slice(2).map(Number);
const options = readOptions(planet.options) as Options;
const { history, weights: start } = JSON.parse(readFileSync(FILE, 'utf8')) as Fitted;
const origin = numbersIn(start as unknown as Json);

const weightsAt = (point: readonly number[]): Weights =>
  withNumbers(
    start as unknown as Json,
    origin.map((value, i) => Number((value + itemAt(point, i) * (Math.abs(value) + SMALL)).toFixed(4))),
  ) as unknown as Weights;

/** The mean of solo games that a model with these weights plays without thinking ahead. */
function meanScore(weights: Weights, deals: number, name: string): number {
  const model = valueModel(weights);
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    const chance = SeededChance.from(`${name}/${deal}`);
    sum += itemAt(playout(greedyPolicy(model), planet.start(1, options, chance), Infinity, chance), 0);
  }
  return sum / deals;
}

const search = evolve(
  (point, trial) => meanScore(weightsAt(point), DEALS, `evolve ${seed}/${trial}`),
  origin.map(() => 0),
  STEP,
  OFFSPRING,
  normalFrom(SeededChance.from(`evolve ${seed}`)),
);
let best = meanScore(start, CHECK_DEALS, 'check');
console.log(`before: ${best.toFixed(2)} over ${CHECK_DEALS} deals`);
for (let generation = 1; generation <= generations; generation++) {
  const { value } = search.next();
  console.log(`${generation} ${value.reached.toFixed(2)} step ${value.stepSize.toFixed(3)}`);
  if (generation % CHECK_EVERY !== 0) continue;
  const weights = weightsAt(value.centre);
  const mean = meanScore(weights, CHECK_DEALS, 'check');
  console.log(`check: ${mean.toFixed(2)}`);
  if (mean <= best) continue;
  best = mean;
  const by = `node laboratory/evolve-planet.ts ${generation} ${seed}`;
  const data: Fitted = { history: [...history, { by, mean }], weights };
  writeFileSync(FILE, `${JSON.stringify(data, null, 2)}\n`);
}
