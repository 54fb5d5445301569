import { SPACES } from '../../material/facts.ts';

/** Everything below zero becomes zero. */
export function rectify(values: Float64Array): void {
  for (let i = 0; i < values.length; i++) if (values[i] < 0) values[i] = 0;
}

/** Adds to `sums` every row of weights, multiplied with the value of its input. */
export function addRows(sums: Float64Array, values: Float64Array, rows: Float64Array, length: number): void {
  for (let input = 0; input < values.length; input++) {
    const value = values[input];
    if (value === 0) continue;
    const at = input * length;
    for (let i = 0; i < length; i++) sums[i] += value * rows[at + i];
  }
}

/**
 * What every space hears of all spaces in the four channels of a group, by the matrix at `at` of `mix`: from a space, then to a space. Two spaces
 * at a time, for the same reason as in `addMatrix`.
 */
export function mixSpaces(
  heard: Float64Array,
  spaces: Float64Array,
  mix: Float64Array,
  bias: Float64Array,
  first: number,
  at: number,
  width: number,
): void {
  for (let to = 0; to < SPACES; to += 2) {
    let [a0, a1, a2, a3] = [bias[first], bias[first + 1], bias[first + 2], bias[first + 3]];
    let [b0, b1, b2, b3] = [a0, a1, a2, a3];
    for (let from = 0; from < SPACES; from++) {
      const i = from * width + first;
      const a = mix[at + from * SPACES + to];
      const b = mix[at + from * SPACES + to + 1];
      a0 += spaces[i] * a;
      a1 += spaces[i + 1] * a;
      a2 += spaces[i + 2] * a;
      a3 += spaces[i + 3] * a;
      b0 += spaces[i] * b;
      b1 += spaces[i + 1] * b;
      b2 += spaces[i + 2] * b;
      b3 += spaces[i + 3] * b;
    }
    const one = to * width + first;
    heard[one] = a0;
    heard[one + 1] = a1;
    heard[one + 2] = a2;
    heard[one + 3] = a3;
    const other = one + width;
    heard[other] = b0;
    heard[other + 1] = b1;
    heard[other + 2] = b2;
    heard[other + 3] = b3;
  }
}

/**
 * Adds to each of so many lists of sums what its list of values gives by the same weights, which stand by output and then by
 * input. Two lists and four outputs at a time: what is read once is used eight times, and eight sums are under way at once.
 */
export function addMatrix(
  sums: Float64Array,
  values: Float64Array,
  weights: Float64Array,
  lists: number,
  inputs: number,
  outputs: number,
): void {
  for (let list = 0; list < lists; list += 2) {
    const one = list * inputs;
    const other = one + inputs;
    for (let output = 0; output < outputs; output += 4) {
      const [w0, w1, w2, w3] = [0, 1, 2, 3].map((i) => (output + i) * inputs) as [number, number, number, number];
      let [a0, a1, a2, a3] = [0, 0, 0, 0];
      let [b0, b1, b2, b3] = [0, 0, 0, 0];
      for (let i = 0; i < inputs; i++) {
        const a = values[one + i];
        const b = values[other + i];
        a0 += a * weights[w0 + i];
        a1 += a * weights[w1 + i];
        a2 += a * weights[w2 + i];
        a3 += a * weights[w3 + i];
        b0 += b * weights[w0 + i];
        b1 += b * weights[w1 + i];
        b2 += b * weights[w2 + i];
        b3 += b * weights[w3 + i];
      }
      const at = list * outputs + output;
      sums[at] += a0;
      sums[at + 1] += a1;
      sums[at + 2] += a2;
      sums[at + 3] += a3;
      const below = at + outputs;
      sums[below] += b0;
      sums[below + 1] += b1;
      sums[below + 2] += b2;
      sums[below + 3] += b3;
    }
  }
}
