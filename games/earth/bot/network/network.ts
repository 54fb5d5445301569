/** Weights as they are kept: whole numbers, to be multiplied with the scale of their list. */
export interface NetworkData {
  readonly hidden: readonly number[];
  readonly scales: readonly number[];
  readonly weights: readonly number[];
}

/** What a network says of its inputs, in points. */
export type Network = (numbers: Float32Array) => number;

/** A small network with two hidden layers of rectified units; its lists go by input and then by neuron. */
export function networkOf({ hidden: [one, two], scales, weights }: NetworkData, inputs: number): Network {
  const sizes = [inputs * one, one, one * two, two, two, 1];
  const expected = sizes.reduce((sum, size) => sum + size, 0);
  if (weights.length !== expected) {
    throw new Error(`the network has ${weights.length} weights instead of ${expected}`);
  }
  let from = 0;
  const [first, firstBias, second, secondBias, last, [lastBias]] = sizes.map((size, i) => {
    const list = Float32Array.from(weights.slice(from, from + size), (value) => value * scales[i]);
    from += size;
    return list;
  });
  const inner = new Float64Array(one);
  const outer = new Float64Array(two);
  return (numbers) => {
    runLayer(inner, first, firstBias, numbers);
    runLayer(outer, second, secondBias, inner);
    let sum = lastBias;
    for (let i = 0; i < two; i++) sum += outer[i] * last[i];
    return sum;
  };
}

/** Inputs that are 0 bring nothing, and many are: half of the units rest. */
function runLayer(
  units: Float64Array,
  weights: Float32Array,
  bias: Float32Array,
  inputs: Float32Array | Float64Array,
): void {
  const width = units.length;
  units.set(bias);
  for (let i = 0; i < inputs.length; i++) {
    const input = inputs[i];
    if (input === 0) continue;
    const at = i * width;
    for (let j = 0; j < width; j++) units[j] += input * weights[at + j];
  }
  for (let j = 0; j < width; j++) if (units[j] < 0) units[j] = 0;
}
