import { readFileSync } from 'node:fs';
import {
  FITTED,
  greedyPolicy,
  judgedPolicy,
  networkJudge,
  type NetworkData,
  planetEvaluator,
  PlanetValue,
  playout,
  valueModel,
} from '@grove/games/evergreen-planet/bot';
import { itemAt, type Seat } from '@grove/kernel';
import { type Branch, branchesOf } from './branches.ts';
import { ON_THE_WAY, RowFile } from './rows.ts';
import { selfPlay } from './self-play.ts';

/**
 * `node laboratory/planet/generate.ts NETWORK SECONDS SEED OUT` plays games with itself for so long, seven of eight alone and the
 * eighth with two. Every fourth decision it plays on from some of its turns to the end of the game, and writes the planet after
 * each turn of its seat on the way with the points that came of it (`rows.ts`). NETWORK is a file, or `none` for the value model alone.
 */
const [network = 'none', seconds = '10', seed = '1', out = 'planets.rows'] = process.argv.slice(2);
const BRANCHES = 6;
const BEAM_WIDTH = 6;
const PLAYED_ON = 4;
const GAMES_ALONE = 7;
/** Those that play on look for turns as well as time allows: what comes of planets in good hands is to be learned. */
const BREADTH = { width: 4, turns: 5 };

const model = valueModel(FITTED);
const judge = network === 'none' ? undefined : networkJudge(JSON.parse(readFileSync(network, 'utf8')) as NetworkData);
const policy = judge === undefined ? greedyPolicy(model) : judgedPolicy(model, judge, BREADTH);
// The judge only orders the turns here, so that it does not matter by how much it is off.
const evaluator = planetEvaluator(model, { playoutRounds: 1, beamWidth: BEAM_WIDTH, judge, judgeError: 1 });
const rows = new RowFile(out);

function playOn({ after, luck, isWholeTurn }: Branch, seat: Seat, decision: number): void {
  let belongsTo = isWholeTurn ? decision : ON_THE_WAY;
  const totals = playout(policy, after, Infinity, luck, (state) => {
    rows.add(state, seat, new PlanetValue(model, state, seat).value, belongsTo);
    belongsTo = ON_THE_WAY;
  });
  rows.endGame(itemAt(totals, seat));
}

const end = performance.now() + Number(seconds) * 1000;
let decisions = 0;
let games = 0;
for (; performance.now() < end; games++) {
  const players = games % (GAMES_ALONE + 1) === GAMES_ALONE ? 2 : 1;
  for (const decision of selfPlay(evaluator, players, `planet network ${seed}/${games}`)) {
    if (decision.chance.pick(PLAYED_ON) !== 0) continue;
    decisions++;
    for (const branch of branchesOf(decision, BRANCHES)) playOn(branch, decision.seat, decisions);
  }
}
rows.close();
console.log(`${games} games, ${decisions} decisions, ${rows.count} rows`);
