import { ROUNDS } from '../../material/facts.ts';
import { BITS, type Inputs, NUMBERS } from './inputs.ts';

/** Sums that are found at a time: the size of a hidden layer is a multiple of this. */
const LANES = 4;

/** The layers of a network as flat lists, by input and then by neuron; all behind the first one by round before that. */
export interface Layers {
  readonly hidden: readonly [first: number, second: number];
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
}

/** How many numbers the lists of layers of these sizes have, in their order. */
export const sizesOf = ([first, second]: Layers['hidden']): number[] => [
  (BITS + NUMBERS) * first,
  first,
  ROUNDS * first * second,
  ROUNDS * second,
  ROUNDS * second,
  ROUNDS,
];

/**
 * A small network with two hidden layers of rectified units. It says by how much the value model is off, in points. The
 * sums of the first layer are kept for the planet before the turn: planets after it differ in a few inputs only. What follows on the first
 * layer is another one in every round, which takes no longer: the same planet promises other things early and late.
 */
export class Network {
  readonly #layers: Layers;
  readonly #kept: Float64Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  readonly #isSet = new Uint8Array(BITS);
  readonly #bits = new Int32Array(BITS);
  #bitCount = 0;
  readonly #numbers = new Float32Array(NUMBERS);
  readonly #rows: WeightedRows;

  constructor(layers: Layers) {
    this.#layers = layers;
    this.#kept = Float64Array.from(layers.firstBias);
    this.#first = new Float64Array(layers.hidden[0]);
    this.#second = new Float64Array(layers.hidden[1]);
    this.#rows = new WeightedRows(Math.max(BITS + NUMBERS, layers.hidden[0]));
  }

  /** Keeps these inputs as those that the next ones are compared with. */
  keep({ bits, bitCount, numbers }: Inputs): void {
    const { first, firstBias } = this.#layers;
    const rows = this.#rows;
    for (let i = 0; i < this.#bitCount; i++) this.#isSet[this.#bits[i]] = 0;
    for (let i = 0; i < bitCount; i++) {
      rows.add(bits[i], 1);
      this.#isSet[bits[i]] = 1;
      this.#bits[i] = bits[i];
    }
    this.#bitCount = bitCount;
    for (let i = 0; i < NUMBERS; i++) if (numbers[i] !== 0) rows.add(BITS + i, numbers[i]);
    this.#numbers.set(numbers);
    this.#kept.set(firstBias);
    rows.addTo(this.#kept, first, 0);
  }

  correction(inputs: Inputs): number {
    this.#runFirst(inputs);
    const { second, secondBias, last, lastBias } = this.#layers;
    const sums = this.#second;
    for (let i = 0; i < this.#first.length; i++) if (this.#first[i] > 0) this.#rows.add(i, this.#first[i]);
    const at = inputs.round * sums.length;
    for (let i = 0; i < sums.length; i++) sums[i] = secondBias[at + i];
    this.#rows.addTo(sums, second, at * this.#first.length);
    let sum = lastBias[inputs.round];
    for (let i = 0; i < sums.length; i++) if (sums[i] > 0) sum += sums[i] * last[at + i];
    return sum;
  }

  #runFirst({ bits, bitCount, numbers }: Inputs): void {
    const isSet = this.#isSet;
    const rows = this.#rows;
    for (let i = 0; i < bitCount; i++) {
      if (isSet[bits[i]] === 1) isSet[bits[i]] = 2;
      else rows.add(bits[i], 1);
    }
    for (let i = 0; i < this.#bitCount; i++) {
      const bit = this.#bits[i];
      if (isSet[bit] === 1) rows.add(bit, -1);
      isSet[bit] = 1;
    }
    for (let i = 0; i < NUMBERS; i++) {
      const change = numbers[i] - this.#numbers[i];
      if (change !== 0) rows.add(BITS + i, change);
    }
    this.#first.set(this.#kept);
    rows.addTo(this.#first, this.#layers.first, 0);
  }
}

/** Rows of weights that are to be added to the sums of a layer, each with its factor. */
class WeightedRows {
  readonly #rows: Int32Array;
  readonly #factors: Float64Array;
  #count = 0;

  constructor(room: number) {
    this.#rows = new Int32Array(room);
    this.#factors = new Float64Array(room);
  }

  add(row: number, factor: number): void {
    this.#rows[this.#count] = row;
    this.#factors[this.#count++] = factor;
  }

  /** Adds the rows of the layer that begins there, and forgets them. Four sums at a time go through all rows: half the time of row by row, which stores every sum again and again. */
  addTo(sums: Float64Array, weights: Float32Array, from: number): void {
    const width = sums.length;
    for (let i = 0; i < width; i += LANES) {
      let one = sums[i];
      let two = sums[i + 1];
      let three = sums[i + 2];
      let four = sums[i + 3];
      for (let row = 0; row < this.#count; row++) {
        const at = from + this.#rows[row] * width + i;
        const factor = this.#factors[row];
        one += factor * weights[at];
        two += factor * weights[at + 1];
        three += factor * weights[at + 2];
        four += factor * weights[at + 3];
      }
      sums[i] = one;
      sums[i + 1] = two;
      sums[i + 2] = three;
      sums[i + 3] = four;
    }
    this.#count = 0;
  }
}
