import { readFileSync, writeFileSync } from 'node:fs';
import { policyMove, type Weights, type WeightsByMode } from '@grove/games/earth/bot';
import { earth, gaiaScore, type Options } from '@grove/games/earth/rules';
import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { evolve } from './methods/evolution.ts';
import { numbersIn, withNumbers } from './methods/flatten.ts';
import { normalFrom } from './methods/normal.ts';

/**
 * Fits how Earth's players weigh things and writes it back with the command that found it:
 * `node laboratory/fit-earth.ts table|solo GENERATIONS SEED`. At a table of two, weights are tried against those that
 * the search began with; alone, against Gaia on `hard`. What counts is how far they are ahead. New weights are kept if
 * they are also better over deals of their own.
 */
const FILE = new URL('../games/earth/bot/fitted.json', import.meta.url);
const OFFSPRING = 16;
const DEALS = 12;
const CHECK_DEALS = 200;
const STEP = 0.12;
/** Weights near zero move by this much at first, larger ones by their own size. */
const SMALL = 0.2;
/** Far more than a game takes: weights with which it goes on for longer lose. */
const MOST_TURNS = 120;
const LOST = -200;

const [which = 'table', ...numbers] = process.argv.slice(2);
const [generations = 30, seed = 1] = numbers.map(Number);
const isSolo = which === 'solo';
const fitted = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, { weights: Weights }>;
const start = itemAt(fitted, which).weights;
const origin = numbersIn(start);

const weightsAt = (point: readonly number[]): Weights =>
  withNumbers(
    start,
    origin.map((value, i) => Number((value + itemAt(point, i) * (Math.abs(value) + SMALL)).toFixed(3))),
  );

const inBothModes = (weights: Weights): WeightsByMode => ({ table: weights, solo: weights });
const options = readOptions(earth.options, { gaia: 'hard' }) as Options;

/** How far seat 1 or 2 with the new weights is ahead at the end of one game. */
function lead(weights: Weights, deal: string, seat: number): number {
  const chance = SeededChance.from(deal);
  const players = isSolo ? [weights] : [start, start].with(seat, weights);
  const state = earth.start(players.length, options, chance);
  for (let [next] = earth.waitingFor(state); next !== undefined; [next] = earth.waitingFor(state)) {
    if (state.turn > MOST_TURNS) return LOST;
    earth.play(state, next, policyMove(state, next, inBothModes(itemAt(players, next))), chance);
  }
  const { totals } = earth.result(state);
  return itemAt(totals, seat) - (isSolo ? gaiaScore(state).total : itemAt(totals, 1 - seat));
}

function meanLead(weights: Weights, deals: number, name: string): number {
  let sum = 0;
  for (let deal = 0; deal < deals; deal++) {
    sum +=
      lead(weights, `${name}/${deal}`, 0) +
      (isSolo ? lead(weights, `${name}/${deal} again`, 0) : lead(weights, `${name}/${deal}`, 1));
  }
  return sum / deals / 2;
}

const search = evolve(
  (point, trial) => meanLead(weightsAt(point), DEALS, `${seed}/${trial}`),
  origin.map(() => 0),
  STEP,
  OFFSPRING,
  normalFrom(SeededChance.from(`fit ${seed}`)),
);
let weights = start;
for (let generation = 1; generation <= generations; generation++) {
  const { value } = search.next();
  weights = weightsAt(value.centre);
  console.log(`${generation} ${value.reached.toFixed(1)} step ${value.stepSize.toFixed(3)}`);
}
const before = meanLead(start, CHECK_DEALS, 'check');
const check = { deals: CHECK_DEALS, before, lead: meanLead(weights, CHECK_DEALS, 'check') };
console.log(`lead over ${CHECK_DEALS} other deals: ${check.lead.toFixed(1)} points, before ${before.toFixed(1)}`);
if (check.lead > before) {
  const command = `node laboratory/fit-earth.ts ${which} ${generations} ${seed}`;
  writeFileSync(FILE, `${JSON.stringify({ ...fitted, [which]: { command, check, weights } }, null, 2)}\n`);
}
