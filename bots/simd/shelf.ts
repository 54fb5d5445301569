/** Numbers in the memory of a machine: where they begin and end, in bytes, and the numbers themselves. */
export interface Part {
  readonly at: number;
  readonly end: number;
  readonly values: Float32Array;
}

/** Lays numbers into a machine's memory, one part after the other. */
export class Shelf {
  readonly #memory: ArrayBuffer;
  #used = 0;

  constructor(memory: ArrayBuffer) {
    this.#memory = memory;
  }

  /** Room for so many numbers, all zero. */
  room(length: number): Part {
    const values = new Float32Array(this.#memory, this.#used, length);
    const at = this.#used;
    this.#used += values.byteLength;
    return { at, end: this.#used, values };
  }

  keep(values: ArrayLike<number>): Part {
    const part = this.room(values.length);
    part.values.set(values);
    return part;
  }
}
