import type { Context } from '../heuristics/context.ts';
import { HAND_NUMBERS, type HandTask, writeHand, writeHandCard } from './hand-inputs.ts';
import { CARD_MARKS } from './marks.ts';
import { type NetworkData, networkOf } from './network.ts';

/** What it is worth to have each of some cards against the others, in points; undefined is to give none away. */
export type HandJudge = (context: Context, task: HandTask, list: readonly (number | undefined)[]) => number[];

export function handJudge(data: NetworkData): HandJudge {
  const numbers = new Float32Array(HAND_NUMBERS);
  const marks = new Int32Array(1);
  const network = networkOf(data, { marks: CARD_MARKS, numbers: HAND_NUMBERS, outputs: 1 });
  return (context, task, list) => {
    const situation = writeHand(numbers, context, task);
    return list.map((card) => {
      writeHandCard(numbers, context, situation, card);
      marks[0] = card ?? 0;
      return network(numbers, marks, card === undefined ? 0 : 1)[0];
    });
  };
}
