import { BITS, type Inputs, NUMBERS } from './inputs.ts';

/** The layers of a network as flat lists, by input and then by neuron. */
export interface Layers {
  readonly hidden: readonly [first: number, second: number];
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias: number;
}

/** How many numbers the layers of these sizes have together. */
export const layerSize = ([first, second]: Layers['hidden']): number =>
  (BITS + NUMBERS) * first + first + first * second + second + second + 1;

/**
 * A small network with two hidden layers of rectified units. It says by how much the value model is off, in points. The
 * sums of the first layer are kept for the planet before the turn: planets after it differ in a few inputs only.
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

  constructor(layers: Layers) {
    this.#layers = layers;
    this.#kept = Float64Array.from(layers.firstBias);
    this.#first = new Float64Array(layers.hidden[0]);
    this.#second = new Float64Array(layers.hidden[1]);
  }

  /** Keeps these inputs as those that the next ones are compared with. */
  keep({ bits, bitCount, numbers }: Inputs): void {
    const { first, firstBias } = this.#layers;
    const width = this.#kept.length;
    const sums = this.#kept;
    sums.set(firstBias);
    for (let i = 0; i < this.#bitCount; i++) this.#isSet[this.#bits[i]] = 0;
    for (let i = 0; i < bitCount; i++) {
      addRow(sums, first, bits[i] * width, 1);
      this.#isSet[bits[i]] = 1;
      this.#bits[i] = bits[i];
    }
    this.#bitCount = bitCount;
    for (let i = 0; i < NUMBERS; i++) {
      if (numbers[i] !== 0) addRow(sums, first, (BITS + i) * width, numbers[i]);
    }
    this.#numbers.set(numbers);
  }

  correction(inputs: Inputs): number {
    this.#runFirst(inputs);
    const { second, secondBias, last, lastBias } = this.#layers;
    const width = this.#second.length;
    this.#second.set(secondBias);
    for (let i = 0; i < this.#first.length; i++) {
      if (this.#first[i] > 0) addRow(this.#second, second, i * width, this.#first[i]);
    }
    let sum = lastBias;
    for (let i = 0; i < width; i++) if (this.#second[i] > 0) sum += this.#second[i] * last[i];
    return sum;
  }

  #runFirst({ bits, bitCount, numbers }: Inputs): void {
    const { first } = this.#layers;
    const sums = this.#first;
    const width = sums.length;
    const isSet = this.#isSet;
    sums.set(this.#kept);
    for (let i = 0; i < bitCount; i++) {
      if (isSet[bits[i]] === 1) isSet[bits[i]] = 2;
      else addRow(sums, first, bits[i] * width, 1);
    }
    for (let i = 0; i < this.#bitCount; i++) {
      const bit = this.#bits[i];
      if (isSet[bit] === 1) addRow(sums, first, bit * width, -1);
      isSet[bit] = 1;
    }
    for (let i = 0; i < NUMBERS; i++) {
      const change = numbers[i] - this.#numbers[i];
      if (change !== 0) addRow(sums, first, (BITS + i) * width, change);
    }
  }
}

/** Adds a row of weights, as many as there are sums. */
function addRow(sums: Float64Array, weights: Float32Array, from: number, factor: number): void {
  for (let i = 0; i < sums.length; i++) sums[i] += factor * weights[from + i];
}
