import { isForeseeable } from '@grove/games/earth/bot';
import { earth } from '@grove/games/earth/rules';
import { exploredGame } from './exploration.ts';
import { finishRows, rowOf, writeGames } from './rows.ts';

/**
 * `node laboratory/earth/generate.ts PLAYERS SECONDS SEED OUT` plays games of two, or alone against Gaia, for so long and writes a row for each of
 * their turns at which a network may be asked (`rows.ts`). A game is explored for some turns, so that tableaus of all kinds occur,
 * and goes on by the policy; only turns of the policy are written.
 */
const [players = '2', seconds = '10', seed = '1', out = 'earth.rows'] = process.argv.slice(2);
/** Games that last longer are taken as they stand. */
const MOST_TURNS = 100;

function rowsOf(game: number): Float32Array[] {
  const { state, chance, until, choose } = exploredGame(`earth network ${players}/${seed}/${game}`, Number(players));
  const rows: Float32Array[] = [];
  let turn = -1;
  for (;;) {
    const [seat] = earth.waitingFor(state);
    if (seat === undefined || state.turn >= MOST_TURNS) break;
    if (state.turn !== turn && state.turn >= until && isForeseeable(state)) rows.push(rowOf(state));
    turn = state.turn;
    earth.play(state, seat, choose(state, seat), chance);
  }
  finishRows(rows, state, game);
  return rows;
}

const { games, rows } = writeGames(Number(seconds), out, rowsOf);
console.log(`${games} games, ${rows} rows`);
