import type { Weights } from '../weights.ts';
import { type Layers, sizesOf } from './network.ts';

/** A network as it is kept: its weights are whole numbers, to be multiplied with the scale of their list. */
export interface NetworkData {
  /** The value model that it learned to correct. The one that plans turns may have been fitted since. */
  readonly model: Weights;
  readonly hidden: readonly [first: number, second: number];
  readonly scales: readonly number[];
  readonly weights: readonly number[];
}

export function layersOf({ hidden, scales, weights }: NetworkData): Layers {
  const sizes = sizesOf(hidden);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  if (weights.length !== all) throw new Error(`the network has ${weights.length} weights instead of ${all}`);
  let from = 0;
  const [first, firstBias, second, secondBias, last, lastBias] = sizes.map((size, i) => {
    const list = Float32Array.from(weights.slice(from, from + size), (value) => value * scales[i]);
    from += size;
    return list;
  });
  return { hidden, first, firstBias, second, secondBias, last, lastBias };
}
