import { writeFileSync } from 'node:fs';
import { FITTED, INPUTS, isForeseeable, writeInputs } from '@grove/games/earth/bot';
import { earth } from '@grove/games/earth/rules';
import { itemAt, SeededChance } from '@grove/kernel';
import { explorersFrom, optionsFrom, type State } from './exploration.ts';

/**
 * `node laboratory/earth/generate.ts SECONDS SEED OUT` plays games of two for so long and writes a row for some of their turns
 * (`train.py` reads them): what the network sees from each seat at the beginning of the turn, how far the first seat was ahead at the end,
 * and the game's number. A game is explored for some turns, so that tableaus of all kinds occur, and goes on by the policy; only turns of the policy are written.
 */
const [seconds = '10', seed = '1', out = 'earth.rows'] = process.argv.slice(2);
/** Games that last longer are taken as they stand. */
const MOST_TURNS = 100;
/** So many of ten turns are written: neighbouring ones are much alike. */
const WRITTEN = 6;
/** A game is explored for up to so many turns, one in five for up to twice as many. */
const EXPLORED = 22;
const ROW = 2 * INPUTS + 2;

/** The row of a turn, whose lead at the end is not known yet. */
function rowOf(state: State): Float32Array {
  const row = new Float32Array(ROW);
  for (const seat of [0, 1]) writeInputs(row.subarray(seat * INPUTS, ROW - 2), state, seat, FITTED.table);
  return row;
}

function rowsOf(game: number): Float32Array[] {
  const name = `earth network ${seed}/${game}`;
  const chance = SeededChance.from(name);
  const thought = SeededChance.from(name, 'bot');
  const state = earth.start(2, optionsFrom(thought), chance);
  const until = thought.pick(EXPLORED) * (thought.pick(5) === 0 ? 2 : 1);
  const { explore, follow } = explorersFrom(thought);
  const rows: Float32Array[] = [];
  let turn = -1;
  for (;;) {
    const [seat] = earth.waitingFor(state);
    if (seat === undefined || state.turn >= MOST_TURNS) break;
    if (state.turn !== turn && state.turn >= until && isForeseeable(state) && thought.pick(10) < WRITTEN) {
      rows.push(rowOf(state));
    }
    turn = state.turn;
    earth.play(state, seat, (turn < until ? explore : follow)(state, seat), chance);
  }
  const { totals } = earth.result(state);
  const lead = itemAt(totals, 0) - itemAt(totals, 1);
  for (const row of rows) row.set([lead, game], ROW - 2);
  return rows;
}

const end = performance.now() + Number(seconds) * 1000;
const rows: Float32Array[] = [];
let games = 0;
while (performance.now() < end) rows.push(...rowsOf(games++));
writeFileSync(out, Buffer.concat(rows.map((row) => Buffer.from(row.buffer))));
console.log(`${games} games, ${rows.length} rows`);
