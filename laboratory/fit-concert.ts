import { readFileSync, writeFileSync } from 'node:fs';
import { pairingOf, playPairing } from '@grove/bots';
import { greedyWith, type Weights } from '@grove/games/evergreen-concert/bot';
import { concert } from '@grove/games/evergreen-concert/rules';
import { itemAt, SeededChance } from '@grove/kernel';
import { evolve } from './methods/evolution.ts';
import { normalFrom } from './methods/normal.ts';

/**
 * Fits the weights of the concert game's greedy player and writes them back with the command that found them:
 * `node laboratory/fit-concert.ts GENERATIONS SEED`. Weights are tried in games against copies of those it began
 * with, at tables of two, four and five; what counts is how far they are ahead of their mean. The new ones are kept
 * if it also leads over deals of their own.
 */
const FILE = new URL('../games/evergreen-concert/bot/fitted.json', import.meta.url);
const OFFSPRING = 12;
/** Four players count twice. */
const TABLES = [2, 4, 4, 5];
const DEALS = 12;
const CHECK_DEALS = 100;

const [generations = 30, seed = 1] = process.argv.slice(2).map(Number);
const { weights: start } = JSON.parse(readFileSync(FILE, 'utf8')) as { weights: Weights };

/** How far the first steps of the search go, by weight. */
const SCALES: Readonly<Record<keyof Weights, number>> = {
  own: 0.05,
  ownLate: 0.1,
  opponent: 0.05,
  opponentLate: 0.1,
  rivals: 0.05,
  lead: 0.1,
  prize: 0.05,
  later: 2,
  laterShared: 6,
  laterCards: 2,
  laterGala: 0.2,
  card: 1.2,
  scarce: 3,
  tempo: 3,
  strength: 1,
  opening: 0.1,
};
const NAMES = Object.keys(SCALES) as (keyof Weights)[];

const weightsAt = (point: readonly number[]): Weights => {
  const moved = NAMES.map((name, i) => [name, Number((start[name] + SCALES[name] * itemAt(point, i)).toFixed(3))]);
  const weights = Object.fromEntries(moved) as Record<keyof Weights, number>;
  // The opening is a place in the hand, from its lowest card to its highest.
  return { ...weights, opening: Math.min(1, Math.max(0, weights.opening)) };
};

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
  NAMES.map(() => 0),
  0.5,
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
