import type { State } from '../../rules/state.ts';
import { contextOf } from '../heuristics/context.ts';
import type { Weights } from '../weights.ts';
import { PLAYER_NUMBERS, writePlayer } from './player-inputs.ts';

const TABLE_NUMBERS = 9;

/** How many numbers a network for two players has for inputs. */
export const INPUTS: number = 2 * PLAYER_NUMBERS + TABLE_NUMBERS;

/** Writes what a network sees at the beginning of a turn of two players, from one seat: the player, the rival and the table. */
export function writeInputs(numbers: Float32Array, state: State, seat: number, weights: Weights): void {
  writePlayer(numbers, 0, state, seat, weights);
  writePlayer(numbers, PLAYER_NUMBERS, state, 1 - seat, weights);
  writeTable(numbers, state, seat, weights);
}

/** Writes what the rival sees, from what the player sees. */
export function writeTurned(numbers: Float32Array, from: Float32Array, state: State, seat: number): void {
  numbers.set(from);
  numbers.copyWithin(0, PLAYER_NUMBERS, 2 * PLAYER_NUMBERS);
  numbers.set(from.subarray(0, PLAYER_NUMBERS), PLAYER_NUMBERS);
  writeSeats(numbers, state, 1 - seat);
}

function writeTable(numbers: Float32Array, state: State, seat: number, weights: Weights): void {
  const { turns, scarce } = contextOf(state, seat, weights);
  let at = writeSeats(numbers, state, seat);
  numbers[at++] = state.turn / 20;
  numbers[at++] = turns / 20;
  numbers[at++] = scarce;
  numbers[at++] = (state.deck.length + state.discard.length) / 300;
  numbers[at++] = state.ending;
  numbers[at++] = state.options.abundance ? 1 : 0;
  numbers[at++] = state.claims.reduce((sum, seats) => sum + seats.length, 0) / 4;
}

/** Whose turn it is, and who began: all of the table that differs between the two. */
function writeSeats(numbers: Float32Array, { active, first }: State, seat: number): number {
  const at = 2 * PLAYER_NUMBERS;
  numbers[at] = active === seat ? 1 : 0;
  numbers[at + 1] = first === seat ? 1 : 0;
  return at + 2;
}
