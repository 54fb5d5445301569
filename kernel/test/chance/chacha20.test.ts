import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChaCha20Stream } from '../../chance/chacha20.ts';
import { type Json, restoreChance, SeededChance, unforeseeable } from '../../index.ts';

const take = (stream: ChaCha20Stream, count: number): number[] => Array.from({ length: count }, () => stream.next());
const draw = (chance: Pick<SeededChance, 'pick'>): number[] => Array.from({ length: 40 }, () => chance.pick(52));

describe('the unforeseeable stream', () => {
  test('is the key stream of RFC 8439 (its appendix A.1, vectors 1 and 2: key and nonce of zeros)', () => {
    const stream = ChaCha20Stream.from(new Uint8Array(32));
    const first = [0xade0b876, 0x903df1a0, 0xe56a5d40, 0x28bd8653, 0xb819d2bd, 0x1aed8da0, 0xccef36a8, 0xc70d778b];
    expect(take(stream, 16).slice(0, 8)).toEqual(first);
    expect(take(stream, 2)).toEqual([0xbee7079f, 0x7a385155]);
  });

  test('goes on at the same place after copying, saving and restoring', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(70), (seed, before) => {
        const chance = SeededChance.from(unforeseeable(seed));
        for (let i = 0; i < before; i++) chance.pick(7);
        const copy = chance.copy();
        const restored = restoreChance(JSON.parse(JSON.stringify(chance.save())) as Json);
        const expected = draw(chance);
        expect([draw(copy), draw(restored)]).toEqual([expected, expected]);
      }),
      { seed: 3 },
    );
  });

  test('is another than the fast one of the same text, and this is how it begins: a change would replay records differently', () => {
    const seed = unforeseeable('grove');
    expect(seed).toBe('chacha20:grove');
    expect(draw(SeededChance.from(seed))).not.toEqual(draw(SeededChance.from('grove')));
    const chance = SeededChance.from(seed);
    expect(Array.from({ length: 8 }, () => chance.pick(100))).toMatchInlineSnapshot(`
      [
        54,
        86,
        86,
        58,
        70,
        5,
        13,
        71,
      ]
    `);
  });

  test('cannot be foreseen from what it gave, as the fast one can', () => {
    // The lowest bits of xoroshiro128+ follow from the 128 before them by a linear rule. A stream that follows no rule has one about
    // half as long as itself.
    const lowestBits = (seed: string): number[] => {
      const chance = SeededChance.from(seed);
      return Array.from({ length: 600 }, () => chance.pick(2 ** 32) & 1);
    };
    expect(linearComplexity(lowestBits('grove'))).toBeLessThanOrEqual(128);
    expect(linearComplexity(lowestBits(unforeseeable('grove')))).toBeGreaterThan(290);
  });
});

/** The length of the shortest linear feedback shift register that gives these bits (Berlekamp-Massey). */
function linearComplexity(bits: readonly number[]): number {
  let [rule, former]: [number[], number[]] = [[1], [1]];
  let [length, since] = [0, 1];
  for (let n = 0; n < bits.length; n++) {
    let difference = 0;
    for (let i = 0; i <= length; i++) difference ^= (rule[i] ?? 0) & (bits[n - i] ?? 0);
    if (difference === 0) {
      since++;
      continue;
    }
    const before = rule;
    rule = Array.from(
      { length: Math.max(rule.length, former.length + since) },
      (_, i) => (rule[i] ?? 0) ^ (former[i - since] ?? 0),
    );
    if (2 * length > n) since++;
    else [length, former, since] = [n + 1 - length, before, 1];
  }
  return length;
}
