import { readFileSync, writeFileSync } from 'node:fs';
import { pairingOf, playPairing } from '@grove/bots';
import { greedyWith, type Weights } from '@grove/games/evergreen-concert/bot';
import { concert } from '@grove/games/evergreen-concert/rules';
import { itemAt, type Json, SeededChance } from '@grove/kernel';
import { evolve } from './methods/evolution.ts';
import { numbersIn, withNumbers } from './methods/flatten.ts';
import { normalFrom } from './methods/normal.ts';

/**
 * Fits the weights of the concert game's greedy player and writes them back with the command that found them:
 * `node laboratory/fit-concert.ts GENERATIONS SEED`. Weights are tried in games against copies of those it began
 * with, at tables of three, four and five; what counts is how far they are ahead of their mean. The new ones are kept
 * if it also leads over deals of their own.
 */
const FILE = new URL('../games/evergreen-concert/bot/fitted.json', import.meta.url);
const OFFSPRING = 12;
const TABLES = [3, 4, 5];
const DEALS = 4;
const CHECK_DEALS = 60;

const [generations = 30, seed = 1] = process.argv.slice(2).map(Number);
const { weights: start } = JSON.parse(readFileSync(FILE, 'utf8')) as { weights: Weights };
const origin = numbersIn(start as unknown as Json);

const weightsAt = (point: readonly number[]): Weights =>
  withNumbers(
    start as unknown as Json,
    origin.map((value, i) => {
      const moved = value * Math.exp(itemAt(point, i));
      // The opening is a place in the hand, from its lowest card to its highest.
      return Number((i === origin.length - 1 ? Math.min(1, moved) : moved).toFixed(3));
    }),
  ) as unknown as Weights;

/** How far weights are ahead of the others at their tables, on average; they sit in every seat once per deal. */
function lead(weights: Weights, deals: number, name: string): number {
  const bots = [greedyWith(weights)(concert), greedyWith(start)(concert)];
  const leads = TABLES.flatMap((players) =>
    Array.from({ length: deals * players }, (_, number) => {
      const { seed: deal, entrants } = pairingOf(`${name}/${players}`, players, number);
      const sits = entrants.map((entrant) => Math.min(1, entrant));
      const { totals } = playPairing(concert, bots, { seed: deal, entrants: sits });
      const own = itemAt(totals, sits.indexOf(0));
      return own - (totals.reduce((sum, total) => sum + total, 0) - own) / (players - 1);
    }),
  );
  return leads.reduce((sum, value) => sum + value, 0) / leads.length;
}

const search = evolve(
  (point, trial) => lead(weightsAt(point), DEALS, `${seed}/${trial}`),
  origin.map(() => 0),
  0.15,
  OFFSPRING,
  normalFrom(SeededChance.from(`fit ${seed}`)),
);
let weights = start;
for (let generation = 1; generation <= generations; generation++) {
  const { value } = search.next();
  weights = weightsAt(value.centre);
  console.log(`${generation} ${value.reached.toFixed(2)} step ${value.stepSize.toFixed(3)} ${JSON.stringify(weights)}`);
}
const check = { deals: CHECK_DEALS, lead: lead(weights, CHECK_DEALS, 'check') };
console.log(`lead over ${CHECK_DEALS} other deals at each table: ${check.lead.toFixed(2)} points`);
if (check.lead > 0) {
  const command = `node laboratory/fit-concert.ts ${generations} ${seed}`;
  writeFileSync(FILE, `${JSON.stringify({ command, check, weights }, null, 2)}\n`);
}
