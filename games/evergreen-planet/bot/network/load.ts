import type { Weights } from '../weights.ts';
import { BITS, NUMBERS } from './inputs.ts';
import { type Layers, layerSize } from './network.ts';

/** A network as it is kept: its weights are whole numbers, to be multiplied with the scale of their list. */
export interface NetworkData {
  /** The value model that it learned to correct. The one that plans turns may have been fitted since. */
  readonly model: Weights;
  readonly hidden: readonly [first: number, second: number];
  readonly scales: readonly number[];
  readonly weights: readonly number[];
}

/** The lists of a network's layers, in their order. */
const sizesOf = ([first, second]: Layers['hidden']): number[] => [
  (BITS + NUMBERS) * first,
  first,
  first * second,
  second,
  second,
  1,
];

export function layersOf({ hidden, scales, weights }: NetworkData): Layers {
  if (weights.length !== layerSize(hidden)) {
    throw new Error(`the network has ${weights.length} weights instead of ${layerSize(hidden)}`);
  }
  let from = 0;
  const [first, firstBias, second, secondBias, last, lastBias] = sizesOf(hidden).map((size, i) => {
    const list = Float32Array.from(weights.slice(from, from + size), (value) => value * scales[i]);
    from += size;
    return list;
  });
  return { hidden, first, firstBias, second, secondBias, last, lastBias: lastBias[0] };
}
