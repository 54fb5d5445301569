import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import {
  FITTED,
  greedyPolicy,
  judgedPolicy,
  networkJudge,
  type NetworkData,
  planetEvaluator,
  valueModel,
} from '@grove/games/evergreen-planet/bot';
import { planet } from '@grove/games/evergreen-planet/rules';
import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { compareTurns } from './compare-turns.ts';
import { rowOf } from './rows.ts';

/**
 * `node laboratory/planet-network/generate.ts NETWORK SECONDS SEED OUT` plays games with itself for so long, two of three alone and the
 * third with two, and writes what each of a dozen turns of every decision was worth in a few playouts: a row for each turn (`rows.ts`).
 * NETWORK is a file, or `none` for the value model alone, whose playouts then go to the end.
 */
const [file = 'none', seconds = '10', seed = '1', out = 'planets.rows'] = process.argv.slice(2);
const OPTIONS = readOptions(planet.options) as Parameters<typeof planet.start>[1];
/** Every so many decisions another of the best few turns is played, so that planets differ. */
const STRAY = 12;
const STRAY_AMONG = 4;

const model = valueModel(FITTED);
const judge = file === 'none' ? undefined : networkJudge(JSON.parse(readFileSync(file, 'utf8')) as NetworkData);
const setting = {
  model,
  evaluator: planetEvaluator(model, { playoutRounds: 1, beamWidth: 12 }),
  policy: judge === undefined ? greedyPolicy(model) : judgedPolicy(model, judge),
  rounds: judge === undefined ? Infinity : 3,
};

function* gameRows(game: number): Generator<Buffer> {
  const name = `planet network ${seed}/${game}`;
  const chance = SeededChance.from(name);
  const thought = SeededChance.from(name, 'bot');
  const state = planet.start(game % 3 === 2 ? 2 : 1, OPTIONS, chance);
  for (let decision = 0; ; decision++) {
    const [seat] = planet.waitingFor(state);
    if (seat === undefined) return;
    const turns = compareTurns(setting, state, seat, thought);
    for (const turn of turns) if (turn.isWhole) yield rowOf(turn, decisions + decision);
    const isStray = thought.pick(STRAY) === 0;
    const chosen = itemAt(turns, isStray ? thought.pick(Math.min(STRAY_AMONG, turns.length)) : 0);
    for (const step of chosen.steps) {
      planet.play(state, seat, step, chance);
      if (planet.waitingFor(state)[0] !== seat) break;
    }
  }
}

const stream = createWriteStream(out);
const end = performance.now() + Number(seconds) * 1000;
/** Rows of one decision have the same number, and decisions of a file different ones. */
let decisions = 0;
let rows = 0;
for (let game = 0; performance.now() < end; game++) {
  const played = [...gameRows(game)];
  decisions += 100;
  rows += played.length;
  if (!stream.write(Buffer.concat(played))) await once(stream, 'drain');
}
stream.end();
console.log(`${decisions / 100} games, ${rows} rows`);
