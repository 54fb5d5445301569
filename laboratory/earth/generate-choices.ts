import { earthEvaluator, FORESIGHTS, PLAYOUT_POLICY } from '@grove/games/earth/bot';
import { earth } from '@grove/games/earth/rules';
import { type Chance, itemAt, SeededChance } from '@grove/kernel';
import { kinds } from './choices.ts';
import { exploredGame } from './exploration.ts';
import { type Move, type State, writeGames } from './rows.ts';

/**
 * `node laboratory/earth/generate-choices.ts KIND PLAYERS SECONDS SEED OUT` plays games of two, or alone against Gaia, for so long and writes rows
 * (`choices.ts`) for half of the choices of a kind: colors, plantings or hands. What a choice brings is what the network for leads says some turns later,
 * or the end where it is near. Half of these choices are made by that, so that better games occur than those of the policy.
 */
const [kind = 'colors', players = '2', seconds = '10', seed = '1', out = 'earth.rows'] = process.argv.slice(2);
const { choicesAt, turns } = itemAt(kinds, kind);
const MOST_TURNS = 60;
const STAGES = [{ playouts: 1, turns }];
const SEEDS = 2 ** 31;

const { two, alone } = FORESIGHTS;
const evaluator = earthEvaluator(PLAYOUT_POLICY, {
  two: { ...two, stages: STAGES },
  alone: { ...alone, stages: STAGES },
});

/** What every choice brings in the same luck. */
function worthsOf(state: State, seat: number, moves: readonly (Move | undefined)[], chance: Chance): number[] {
  const luck = SeededChance.from(String(chance.pick(SEEDS)));
  return moves.map((move) => {
    if (move === undefined) return NaN;
    const after = earth.copy(state);
    const same = luck.copy();
    earth.play(after, seat, move, same);
    return evaluator.playout(after, seat, same, 0);
  });
}

const bestOf = (moves: readonly (Move | undefined)[], worths: readonly number[]): Move | undefined =>
  moves[worths.indexOf(Math.max(...worths.filter((worth) => !Number.isNaN(worth))))];

let decisions = 0;

function rowsOf(game: number): Float32Array[] {
  const { state, chance, thought, choose } = exploredGame(`earth ${kind} ${players}/${seed}/${game}`, Number(players));
  const rows: Float32Array[] = [];
  for (;;) {
    const [seat] = earth.waitingFor(state);
    if (seat === undefined || state.turn >= MOST_TURNS) break;
    let move = choose(state, seat);
    const { moves, answers, rowsOf: rowsFor } = choicesAt(state, seat, thought);
    if (moves.length > 1 && answers(move) && thought.pick(2) === 0) {
      const worths = worthsOf(state, seat, moves, thought);
      rows.push(...rowsFor(worths, decisions++));
      if (thought.pick(2) === 0) move = bestOf(moves, worths) ?? move;
    }
    earth.play(state, seat, move, chance);
  }
  return rows;
}

const { games } = writeGames(Number(seconds), out, rowsOf);
console.log(`${games} games, ${decisions} decisions`);
