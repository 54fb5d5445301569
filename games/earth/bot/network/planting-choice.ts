import type { Context } from '../heuristics/context.ts';
import type { Planting } from '../heuristics/planting.ts';
import { CARD_MARKS } from './marks.ts';
import { type NetworkData, networkOf } from './network.ts';
import { PLANTING_NUMBERS, writePlanting } from './planting-inputs.ts';
import { writeSituation } from './situation-inputs.ts';

/** What each of some plantings brings against the others, in points; undefined is to plant nothing. `left` plantings may be made. */
export type PlantingJudge = (context: Context, left: number, list: readonly (Planting | undefined)[]) => number[];

export function plantingJudge(data: NetworkData): PlantingJudge {
  const numbers = new Float32Array(PLANTING_NUMBERS);
  const marks = new Int32Array(1);
  const network = networkOf(data, { marks: CARD_MARKS, numbers: PLANTING_NUMBERS, outputs: 1 });
  return (context, left, list) => {
    writeSituation(numbers, context, left);
    return list.map((planting) => {
      writePlanting(numbers, context, planting);
      marks[0] = planting?.card ?? 0;
      return network(numbers, marks, planting === undefined ? 0 : 1)[0];
    });
  };
}
