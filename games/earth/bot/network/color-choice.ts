import type { State } from '../../rules/state.ts';
import type { Weights } from '../weights.ts';
import { INPUTS_ALONE, writeAlone } from './gaia-inputs.ts';
import { INPUTS, writeInputs } from './inputs.ts';
import { MARKS, MOST_MARKS, writeMarks } from './marks.ts';
import { type NetworkData, networkOf } from './network.ts';

const COLORS = 4;

/** What each colour brings the active seat against the others, in points; the answer is good until the next question. */
export type ColorJudge = (state: State, seat: number) => Float64Array;

/** For games of two, or alone. */
export function colorJudge(data: NetworkData, players: 1 | 2, weights: Weights): ColorJudge {
  const numbers = new Float32Array(players === 1 ? INPUTS_ALONE : INPUTS);
  const marks = new Int32Array(MOST_MARKS);
  const network = networkOf(data, { marks: MARKS, numbers: numbers.length, outputs: COLORS });
  return (state, seat) => {
    if (players === 1) writeAlone(numbers, state, weights);
    else writeInputs(numbers, state, seat, weights);
    return network(numbers, marks, writeMarks(marks, state, seat));
  };
}
