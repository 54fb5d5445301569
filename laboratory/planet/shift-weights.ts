import type { Weights } from '@grove/games/evergreen-planet/bot';
import { itemAt, type Json } from '@grove/kernel';
import { numbersIn, withNumbers } from '../methods/flatten.ts';

/** The value model's weights, each with something added, in the order in which they are kept. */
export const shiftWeights = (weights: Weights, by: readonly number[]): Weights =>
  withNumbers(
    weights as unknown as Json,
    numbersIn(weights as unknown as Json).map((value, i) => Number((value + itemAt(by, i)).toFixed(4))),
  ) as unknown as Weights;
