import type { Seat } from '@grove/kernel';
import type { State } from '../../rules/state.ts';
import { marginOf } from '../margin.ts';
import type { Weights } from '../weights.ts';
import { INPUTS, writeInputs, writeTurned } from './inputs.ts';
import { type NetworkData, networkOf } from './network.ts';

/** How far ahead a seat will be at the end, seen at the beginning of a turn. */
export type Lead = (state: State, seat: Seat) => number;

/** For two players. What one expects to be ahead the other expects to be behind, so the network is asked for both. */
export function leadOfTwo(data: NetworkData, weights: Weights): Lead {
  const own = new Float32Array(INPUTS);
  const turned = new Float32Array(INPUTS);
  const network = networkOf(data, INPUTS);
  return (state, seat) => {
    writeInputs(own, state, seat, weights);
    writeTurned(turned, own, state, seat);
    return marginOf(state, seat) + network(own) - network(turned);
  };
}
