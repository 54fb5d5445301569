import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { isObject, type Json } from '../json.ts';
import { BadInput } from '../refusal.ts';
import { ChaCha20Stream } from './chacha20.ts';
import type { MatchChance, Shuffleable } from './chance.ts';
import type { NumberStream } from './number-stream.ts';

const TWO_TO_32 = 0x1_0000_0000;

/** How many of the 32-bit numbers each of n results gets. */
const shareOf = (n: number): number => Math.floor(TWO_TO_32 / n);

/** Divided once: decks are shuffled and moves picked all the time, and rarely from more. */
const SHARES: readonly number[] = Array.from({ length: 512 }, (_, n) => shareOf(n));

/** How the seed of an unforeseeable deal begins. It is part of the seed, so that the commitment to the seed covers it too. */
const UNFORESEEABLE = 'chacha20:';

/**
 * The seed of a deal in which nobody can foresee a card from those already seen: for tables of people. From enough of what the fast
 * generator has shown its state can be computed.
 */
export const unforeseeable = (seed: string): string => `${UNFORESEEABLE}${seed}`;

/**
 * Chance from a seed, which may be any text. The seed says by its beginning which generator it is for: ChaCha20, or else xoroshiro128+,
 * which is fast and has a state of 128 bits. Either starts from a SHA-256 over the seed: nobody can find a committed seed by trying.
 *
 * The hashed text begins with a word of its own. Without it the stream's first state would be readable off the
 * published commitment, which is the SHA-256 of the bare seed.
 */
export class SeededChance implements MatchChance {
  uses: number;
  readonly #generator: NumberStream;

  private constructor(generator: NumberStream, uses: number) {
    this.#generator = generator;
    this.uses = uses;
  }

  /** Different labels give independent streams of one seed: the game's own has none, each bot has its own. */
  static from(seed: string, label = ''): SeededChance {
    const digest = sha256(utf8ToBytes(`stream\n${label}\n${seed}`));
    if (seed.startsWith(UNFORESEEABLE)) return new SeededChance(ChaCha20Stream.from(digest), 0);
    const words = new DataView(digest.buffer, digest.byteOffset);
    return new SeededChance(xoroshiro128plusFromState([0, 4, 8, 12].map((at) => words.getInt32(at))), 0);
  }

  pick(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > TWO_TO_32) throw new RangeError(`cannot pick one of ${n}`);
    this.uses++;
    return this.#below(n);
  }

  shuffle<Item>(items: Shuffleable<Item>): void {
    this.uses++;
    // Fisher-Yates: every order is equally likely.
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.#below(last + 1);
      const item = items[last] as Item;
      items[last] = items[other] as Item;
      items[other] = item;
    }
  }

  copy(): SeededChance {
    return new SeededChance(this.#generator.clone(), this.uses);
  }

  save(): Json {
    return { stream: [...this.#generator.getState()], uses: this.uses };
  }

  static restore(saved: Json): SeededChance {
    if (!isObject(saved) || !Array.isArray(saved.stream) || typeof saved.uses !== 'number') {
      throw new BadInput('a saved seeded chance needs "stream" and "uses"');
    }
    const state = saved.stream as number[];
    const isChaCha20 = ChaCha20Stream.isState(state);
    return new SeededChance(
      isChaCha20 ? ChaCha20Stream.fromState(state) : xoroshiro128plusFromState(state),
      saved.uses,
    );
  }

  /** Divides the 32-bit numbers into n equal shares, so that the upper bits decide, and retries on the rest. */
  #below(n: number): number {
    const share = SHARES[n] ?? shareOf(n);
    let result = n;
    while (result >= n) result = Math.floor((this.#generator.next() >>> 0) / share);
    return result;
  }
}
