import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FITTED, greedyPolicy, playout, valueModel, type Weights } from '@grove/games/evergreen-planet/bot';
import { type Options, planet } from '@grove/games/evergreen-planet/rules';
import { itemAt, type Json, readOptions, SeededChance } from '@grove/kernel';
import { numbersIn } from './methods/flatten.ts';
import { LeastSquares, type SampleSums } from './methods/least-squares.ts';
import { shiftWeights } from './planet/shift-weights.ts';

/**
 * Improves the weights of the planet game's value model, and writes them back with the command that found them:
 * `node laboratory/fit-planet.ts SECONDS SEED`. On every core it plays games alone for so long (`planet/gather.ts`) and asks which
 * weights would have told the model beforehand what came of turns, as far as they differ from others of the same decision.
 * The whole step or half of it is kept if it plays better over deals of their own.
 */
const FILE = new URL('../games/evergreen-planet/bot/fitted.json', import.meta.url);
const CHECK_DEALS = 1500;
/** Against noise of a point, weights are moved as if they were known within this much. */
const REACH = 0.1;

const [seconds = '200', seed = '1'] = process.argv.slice(2);
const options = readOptions(planet.options) as Options;

/** The mean of solo games that the model plays without search. */
function meanScore(weights: Weights): number {
  const policy = greedyPolicy(valueModel(weights));
  let sum = 0;
  for (let deal = 0; deal < CHECK_DEALS; deal++) {
    const chance = SeededChance.from(`check/${deal}`);
    sum += itemAt(playout(policy, planet.start(1, options, chance), Infinity, chance), 0);
  }
  return sum / CHECK_DEALS;
}

/** What the games of one core say. */
async function gather(core: number, folder: string): Promise<SampleSums & { readonly decisions: number }> {
  const program = fileURLToPath(new URL('planet/gather.ts', import.meta.url));
  const out = join(folder, `${core}.sums`);
  const run = spawn(process.execPath, [program, seconds, `${seed}/${core}`, out], { stdio: 'inherit' });
  const [code] = (await once(run, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the games of core ${core} ended with ${code}`);
  return JSON.parse(readFileSync(out, 'utf8')) as SampleSums & { decisions: number };
}

const folder = mkdtempSync(join(tmpdir(), 'fit-planet-'));
const numbers = numbersIn(FITTED as unknown as Json);
const gathered = await Promise.all(Array.from({ length: availableParallelism() }, (_, core) => gather(core, folder)));
const equations = new LeastSquares(numbers.length);
for (const sums of gathered) equations.addSums(sums);
const step = equations.solve(numbers.map(() => REACH));

const tries = [0, 0.5, 1].map((share) => {
  const weights = shiftWeights(
    FITTED,
    step.map((value) => value * share),
  );
  return { weights, mean: meanScore(weights) };
});
const decisions = gathered.reduce((sum, one) => sum + one.decisions, 0);
console.log(
  `${decisions} decisions; as it was, half a step, a whole one: ${tries.map(({ mean }) => mean.toFixed(2)).join()}`,
);
const best = tries.reduce((best, next) => (next.mean > best.mean ? next : best));
if (best !== tries[0]) {
  const { history } = JSON.parse(readFileSync(FILE, 'utf8')) as { history: readonly Json[] };
  const by = `node laboratory/fit-planet.ts ${seconds} ${seed}`;
  const data = { history: [...history, { by, decisions, mean: Number(best.mean.toFixed(2)) }], weights: best.weights };
  writeFileSync(FILE, `${JSON.stringify(data, null, 2)}\n`);
}
