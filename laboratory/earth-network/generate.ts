import { writeFileSync } from 'node:fs';
import { FITTED, INPUTS, writeInputs } from '@grove/games/earth/bot';
import { earth, gaiaScore, type State } from '@grove/games/earth/rules';
import { itemAt, SeededChance } from '@grove/kernel';
import { explorersFrom, optionsFrom } from './exploration.ts';

/**
 * `node laboratory/earth-network/generate.ts two|alone SECONDS SEED OUT` plays games of Earth for so long and writes a row for some of
 * their turns (`train.py` reads them): what the network sees at the beginning of the turn and how far the first seat was ahead at the end. Each
 * game is explored for some turns, so that tableaus of all kinds occur, and goes on by the policy; only turns of the policy are written.
 */
const [mode = 'two', seconds = '10', seed = '1', out = 'earth.rows'] = process.argv.slice(2);
const isAlone = mode === 'alone';
const inputs = isAlone ? INPUTS.alone : INPUTS.two;
/** Games that last longer are taken as they stand. */
const MOST_TURNS = 100;
/** So many of ten turns are written: neighbouring ones are much alike. */
const WRITTEN = 6;
/** Two games in ten are explored for longer than one usually lasts. */
const EXPLORED = 22;

const leadOf = (state: State): number => {
  const { totals } = earth.result(state);
  return itemAt(totals, 0) - (isAlone ? gaiaScore(state).total : itemAt(totals, 1));
};

/** The row of a turn, whose lead at the end is not known yet: inputs of both seats where there are two. */
function rowOf(state: State): Float32Array {
  const row = new Float32Array((isAlone ? 1 : 2) * inputs + 2);
  writeInputs(row.subarray(0, inputs), state, 0, FITTED);
  if (!isAlone) writeInputs(row.subarray(inputs, 2 * inputs), state, 1, FITTED);
  return row;
}

function rowsOf(game: number): Float32Array[] {
  const chance = SeededChance.from(`earth network ${mode} ${seed}/${game}`);
  const thought = SeededChance.from(`earth network ${mode} ${seed}/${game}`, 'bot');
  const state = earth.start(isAlone ? 1 : 2, optionsFrom(thought, isAlone), chance);
  const until = thought.pick(EXPLORED) * (thought.pick(5) === 0 ? 2 : 1);
  const { explore, follow } = explorersFrom(thought, state.players.length);
  const rows: Float32Array[] = [];
  let turn = -1;
  for (let [seat] = earth.waitingFor(state); seat !== undefined && state.turn < MOST_TURNS; [seat] = earth.waitingFor(state)) {
    if (state.turn !== turn && state.phase === 'color') {
      turn = state.turn;
      if (turn >= until && thought.pick(10) < WRITTEN) rows.push(rowOf(state));
    }
    earth.play(state, seat, (state.turn < until ? explore : follow)(state, seat), chance);
  }
  const lead = leadOf(state);
  for (const row of rows) row.set([lead, game], row.length - 2);
  return rows;
}

const end = performance.now() + Number(seconds) * 1000;
const rows: Float32Array[] = [];
let games = 0;
while (performance.now() < end) rows.push(...rowsOf(games++));
writeFileSync(out, Buffer.concat(rows.map((row) => Buffer.from(row.buffer))));
console.log(`${games} games, ${rows.length} rows`);
