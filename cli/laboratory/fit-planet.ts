import { readFileSync, writeFileSync } from 'node:fs';
import { evolve, normalFrom, numbersIn, withNumbers } from '@grove/bots';
import { judgeWith } from '@grove/games/evergreen-planet/bot/judge.ts';
import { playOn } from '@grove/games/evergreen-planet/bot/policy.ts';
import type { Weights } from '@grove/games/evergreen-planet/bot/weights.ts';
import { type Options, planet } from '@grove/games/evergreen-planet/rules/index.ts';
import { type Json, readOptions, SeededChance } from '@grove/kernel';

/**
 * Fits the weights of the planet game's judge to the scores of solo games in which it plays alone, and writes them back
 * with the command that found them: `node cli/laboratory/fit-planet.ts MINUTES SEED`.
 */
const FILE = new URL('../../games/evergreen-planet/bot/fitted.json', import.meta.url);
const OFFSPRING = 24;
const DEALS = 50;
const CHECK_DEALS = 1000;
const SAVE_EVERY = 20;

const [minutes = 20, seed = 1] = process.argv.slice(2).map(Number);
const start = (JSON.parse(readFileSync(FILE, 'utf8')) as { weights: Json }).weights;
const origin = numbersIn(start);
/** Steps are measured in what a weight is usually worth: large weights are moved in large steps. */
const scales = origin.map((value) => 0.1 + 0.3 * Math.abs(value));
const options = readOptions(planet.options) as Options;

const weightsAt = (point: readonly number[]): Weights =>
  withNumbers(
    start,
    point.map((value, i) => origin[i] + scales[i] * value),
  ) as unknown as Weights;

function meanScore(weights: Weights, deals: number, name: string): number {
  const judge = judgeWith(weights);
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    const chance = SeededChance.from(`${name}/${deal}`);
    sum += playOn(judge, planet.start(1, options, chance), Infinity, chance)[0];
  }
  return sum / deals;
}

function save(point: readonly number[], generations: number): void {
  const rounded = withNumbers(
    weightsAt(point) as unknown as Json,
    numbersIn(weightsAt(point) as unknown as Json).map((value) => Number(value.toFixed(4))),
  );
  const mean = meanScore(rounded as unknown as Weights, CHECK_DEALS, 'check');
  const command = `node cli/laboratory/fit-planet.ts ${minutes} ${seed}`;
  const data = { command, generations, check: { deals: CHECK_DEALS, mean }, weights: rounded };
  writeFileSync(FILE, `${JSON.stringify(data, null, 2)}\n`);
  console.log(`generation ${generations}: ${mean.toFixed(2)} over ${CHECK_DEALS} other deals`);
}

const objective = (point: readonly number[], trial: number): number =>
  meanScore(weightsAt(point), DEALS, `${seed}/${trial}`);
const search = evolve(
  objective,
  origin.map(() => 0),
  0.4,
  OFFSPRING,
  normalFrom(SeededChance.from(`fit ${seed}`)),
);
const end = performance.now() + minutes * 60_000;
let generation = 0;
for (const { centre, reached, stepSize } of search) {
  generation++;
  console.log(`${generation} ${reached.toFixed(2)} step ${stepSize.toFixed(3)}`);
  const isLast = performance.now() > end;
  if (isLast || generation % SAVE_EVERY === 0) save(centre, generation);
  if (isLast) break;
}
