import type { Seat } from '@grove/kernel';
import type { State } from '../../rules/state.ts';
import { marginOf } from '../margin.ts';
import type { Weights } from '../weights.ts';
import { INPUTS_ALONE, writeAlone } from './gaia-inputs.ts';
import { INPUTS, writeInputs, writeTurned } from './inputs.ts';
import { MARKS, MOST_MARKS, writeMarks } from './marks.ts';
import { type NetworkData, networkOf } from './network.ts';

/** How far ahead a seat will be at the end, seen at the beginning of a turn. */
export type Lead = (state: State, seat: Seat) => number;

/** For two players. What one expects to be ahead the other expects to be behind, so the network is asked for both. */
export function leadOfTwo(data: NetworkData, weights: Weights): Lead {
  const own = new Float32Array(INPUTS);
  const turned = new Float32Array(INPUTS);
  const marks = new Int32Array(MOST_MARKS);
  const network = networkOf(data, { marks: MARKS, numbers: INPUTS, outputs: 1 });
  return (state, seat) => {
    writeInputs(own, state, seat, weights);
    writeTurned(turned, own, state, seat);
    const [ahead] = network(own, marks, writeMarks(marks, state, seat));
    const [behind] = network(turned, marks, writeMarks(marks, state, 1 - seat));
    return marginOf(state, seat) + ahead - behind;
  };
}

/** For games alone: how far ahead of Gaia. */
export function leadAlone(data: NetworkData, weights: Weights): Lead {
  const numbers = new Float32Array(INPUTS_ALONE);
  const marks = new Int32Array(MOST_MARKS);
  const network = networkOf(data, { marks: MARKS, numbers: INPUTS_ALONE, outputs: 1 });
  return (state, seat) => {
    writeAlone(numbers, state, weights);
    const [ahead] = network(numbers, marks, writeMarks(marks, state, seat));
    return marginOf(state, seat) + ahead;
  };
}
