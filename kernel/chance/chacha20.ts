import { chacha20 } from '@noble/ciphers/chacha.js';
import { itemAt } from '../item-at.ts';
import type { NumberStream } from './number-stream.ts';

const KEY_WORDS = 8;
/** 32-bit numbers in a block of ChaCha20. */
const BLOCK_WORDS = 16;
/** Every stream has a key of its own, so that none needs a nonce. */
const NONCE = new Uint8Array(12);

/**
 * The key stream of ChaCha20 (RFC 8439) as 32-bit numbers. Unlike with a fast generator, nobody can tell from any number of them which comes
 * next, or which came before. Its state is the key and how many numbers were taken.
 */
export class ChaCha20Stream implements NumberStream {
  readonly #key: Uint8Array;
  #taken: number;
  #block: Uint32Array | undefined;

  private constructor(key: Uint8Array, taken: number) {
    this.#key = key;
    this.#taken = taken;
  }

  /** @param key 32 bytes */
  static from(key: Uint8Array): ChaCha20Stream {
    return new ChaCha20Stream(key, 0);
  }

  static isState(state: readonly number[]): boolean {
    return state.length === KEY_WORDS + 1;
  }

  static fromState(state: readonly number[]): ChaCha20Stream {
    const key = new Uint8Array(KEY_WORDS * 4);
    const words = new DataView(key.buffer);
    for (let i = 0; i < KEY_WORDS; i++) words.setInt32(i * 4, itemAt(state, i));
    return new ChaCha20Stream(key, itemAt(state, KEY_WORDS));
  }

  next(): number {
    const index = this.#taken % BLOCK_WORDS;
    if (index === 0) this.#block = undefined;
    this.#block ??= this.#blockAt(Math.floor(this.#taken / BLOCK_WORDS));
    this.#taken++;
    return itemAt(this.#block, index);
  }

  clone(): ChaCha20Stream {
    const copy = new ChaCha20Stream(this.#key, this.#taken);
    copy.#block = this.#block;
    return copy;
  }

  getState(): readonly number[] {
    const words = new DataView(this.#key.buffer, this.#key.byteOffset);
    return [...Array.from({ length: KEY_WORDS }, (_, i) => words.getInt32(i * 4)), this.#taken];
  }

  /** Read as little-endian numbers on every machine, as RFC 8439 has them. */
  #blockAt(counter: number): Uint32Array {
    const bytes = chacha20(this.#key, NONCE, new Uint8Array(BLOCK_WORDS * 4), undefined, counter);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return Uint32Array.from({ length: BLOCK_WORDS }, (_, i) => view.getUint32(i * 4, true));
  }
}
