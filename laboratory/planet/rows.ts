import { closeSync, openSync, writeSync } from 'node:fs';
import { emptyInputs, NUMBERS, writePlanet, writeTable } from '@grove/games/evergreen-planet/bot';
import { planet, type State } from '@grove/games/evergreen-planet/rules';
import { itemAt, type Seat } from '@grove/kernel';

/** How many bits a row has room for: a piece or crevasse on each of 36 spaces, the round and the players. */
const BIT_ROOM = 40;
const NO_BIT = 0xffff;
/** Where the parts of a row begin, counted in numbers of four bytes. */
const NUMBERS_AT = BIT_ROOM / 2;
const MODEL_AT = NUMBERS_AT + NUMBERS;
const END_AT = MODEL_AT + 1;
const DECISION_AT = MODEL_AT + 2;
const ROW_SIZE = MODEL_AT + 3;
const ROOM = 4096;
/** More than any game that is played on has rounds. */
const ROWS_OF_GAME = 32;

/** No decision: the turn was the only one that was played on. */
export const ON_THE_WAY = 0;

/**
 * A file of planets after turns, for `train.py`, little-endian: the numbers of the bits that are set (two bytes each), the other
 * inputs of the network, the value by the model and the points at the end (floats), and which decision the turn belongs to.
 * Rows of one game follow each other.
 */
export class RowFile {
  /** How many rows there are so far. */
  count = 0;

  readonly #file: number;
  readonly #inputs = emptyInputs();
  readonly #bits: Uint16Array;
  readonly #floats: Float32Array;
  readonly #whole: Uint32Array;
  #filled = 0;
  /** The first row of the game under way. */
  #first = 0;

  constructor(name: string) {
    const room = new ArrayBuffer(ROOM * ROW_SIZE * 4);
    this.#bits = new Uint16Array(room);
    this.#floats = new Float32Array(room);
    this.#whole = new Uint32Array(room);
    this.#file = openSync(name, 'w');
  }

  add(state: State, seat: Seat, byModel: number, decision: number): void {
    const inputs = this.#inputs;
    writeTable(inputs, state);
    writePlanet(inputs, state, seat, byModel - itemAt(planet.result(state).totals, seat));
    const at = this.#filled * ROW_SIZE;
    this.#bits.fill(NO_BIT, at * 2, at * 2 + BIT_ROOM);
    this.#bits.set(inputs.bits.subarray(0, inputs.bitCount), at * 2);
    this.#floats.set(inputs.numbers, at + NUMBERS_AT);
    this.#floats[at + MODEL_AT] = byModel;
    this.#whole[at + DECISION_AT] = decision;
    this.#filled++;
    this.count++;
  }

  /** Tells how the game came out whose rows were added last. */
  endGame(points: number): void {
    for (let row = this.#first; row < this.#filled; row++) this.#floats[row * ROW_SIZE + END_AT] = points;
    this.#first = this.#filled;
    if (this.#filled + ROWS_OF_GAME > ROOM) this.#write();
  }

  close(): void {
    this.#write();
    closeSync(this.#file);
  }

  #write(): void {
    writeSync(this.#file, this.#floats.subarray(0, this.#filled * ROW_SIZE));
    this.#filled = 0;
    this.#first = 0;
  }
}
