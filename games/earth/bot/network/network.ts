/** Weights as they are kept: whole numbers, to be multiplied with the scale of their list. */
export interface NetworkData {
  readonly hidden: readonly number[];
  readonly scales: readonly number[];
  readonly weights: readonly number[];
}

/** How many numbers a network has for inputs, how many marks there are of which some are set, and how much it says. */
export interface Shape {
  readonly marks: number;
  readonly numbers: number;
  readonly outputs: number;
}

/**
 * What a network says of its inputs, in points: of the numbers, and of the first so many marks in a list. The answer is good until the
 * next question.
 */
export type Network = (numbers: Float32Array, marks: Int32Array, set: number) => Float64Array;

/**
 * A small network with two hidden layers of rectified units; its lists go by input and then by neuron. A mark is an input that is 1
 * where it is set and 0 elsewhere: hundreds of them cost no more than the few that are set.
 */
export function networkOf({ hidden: [one, two], scales, weights }: NetworkData, shape: Shape): Network {
  const { marks, numbers, outputs } = shape;
  const sizes = [marks * one, numbers * one, one, one * two, two, two * outputs, outputs];
  const expected = sizes.reduce((sum, size) => sum + size, 0);
  if (weights.length !== expected) {
    throw new Error(`the network has ${weights.length} weights instead of ${expected}`);
  }
  let from = 0;
  const [ofMarks, ofNumbers, firstBias, second, secondBias, last, lastBias] = sizes.map((size, i) => {
    const list = Float32Array.from(weights.slice(from, from + size), (value) => value * scales[i]);
    from += size;
    return list;
  });
  const inner = new Float64Array(one);
  const outer = new Float64Array(two);
  const says = new Float64Array(outputs);
  return (inputs, set, count) => {
    inner.set(firstBias);
    for (let i = 0; i < count; i++) addRow(inner, ofMarks, set[i], 1);
    addLayer(inner, ofNumbers, inputs);
    rectify(inner);
    outer.set(secondBias);
    addLayer(outer, second, inner);
    rectify(outer);
    says.set(lastBias);
    addLayer(says, last, outer);
    return says;
  };
}

/** Inputs that are 0 bring nothing, and many are: half of the units rest. */
function addLayer(units: Float64Array, weights: Float32Array, inputs: Float32Array | Float64Array): void {
  for (let i = 0; i < inputs.length; i++) if (inputs[i] !== 0) addRow(units, weights, i, inputs[i]);
}

function addRow(units: Float64Array, weights: Float32Array, row: number, input: number): void {
  const width = units.length;
  const at = row * width;
  for (let j = 0; j < width; j++) units[j] += input * weights[at + j];
}

function rectify(units: Float64Array): void {
  for (let j = 0; j < units.length; j++) if (units[j] < 0) units[j] = 0;
}
