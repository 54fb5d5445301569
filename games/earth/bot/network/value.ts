import type { Seat } from '@grove/kernel';
import type { State } from '../../rules/state.ts';
import { marginOf } from '../margin.ts';
import type { WeightsByMode } from '../weights.ts';
import { GAIA_NUMBERS, writeGaia } from './gaia-inputs.ts';
import { PLAYER_NUMBERS, TABLE_NUMBERS, writePlayer, writeTable } from './inputs.ts';
import { type NetworkData, networkOf } from './network.ts';

/** How far ahead a seat will be at the end, seen at the beginning of a turn. */
export type LeadValue = (state: State, seat: Seat) => number;

/** For two players. What one expects to be ahead the other expects to be behind, so the network is asked for both. */
export function leadOfTwo(data: NetworkData, { table }: WeightsByMode): LeadValue {
  const own = new Float32Array(2 * PLAYER_NUMBERS + TABLE_NUMBERS);
  const others = new Float32Array(own.length);
  const network = networkOf(data, own.length);
  return (state, seat) => {
    writePlayer(own, 0, state, seat, table);
    writePlayer(own, PLAYER_NUMBERS, state, 1 - seat, table);
    writeTable(own, 2 * PLAYER_NUMBERS, state, seat, table);
    others.set(own.subarray(PLAYER_NUMBERS, 2 * PLAYER_NUMBERS));
    others.set(own.subarray(0, PLAYER_NUMBERS), PLAYER_NUMBERS);
    writeTable(others, 2 * PLAYER_NUMBERS, state, 1 - seat, table);
    return marginOf(state, seat) + network(own) - network(others);
  };
}

/** For one player against Gaia. */
export function leadOverGaia(data: NetworkData, { solo }: WeightsByMode): LeadValue {
  const numbers = new Float32Array(PLAYER_NUMBERS + GAIA_NUMBERS + TABLE_NUMBERS);
  const network = networkOf(data, numbers.length);
  return (state, seat) => {
    writePlayer(numbers, 0, state, seat, solo);
    writeGaia(numbers, PLAYER_NUMBERS, state);
    writeTable(numbers, PLAYER_NUMBERS + GAIA_NUMBERS, state, seat, solo);
    return marginOf(state, seat) + network(numbers);
  };
}
