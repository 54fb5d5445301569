import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BadInput,
  commitmentTo,
  isObject,
  type Json,
  type MatchChance,
  restoreChance,
  SeededChance,
} from '../../index.ts';

const draw = (chance: MatchChance, n = 100, times = 20): number[] =>
  Array.from({ length: times }, () => chance.pick(n));
const streamOf = (chance: MatchChance): readonly number[] => {
  const saved = chance.save();
  return isObject(saved) ? (saved.stream as number[]) : [];
};

/** How often each of the numbers below n came. */
const tally = (results: readonly number[], n: number): number[] =>
  Array.from({ length: n }, (_, number) => results.filter((result) => result === number).length);

/** The sum of (observed - expected)^2 / expected. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('seeded chance is fair', () => {
  // The bounds are the 99.9 % quantiles of chi-square; the seeds are fixed, so a fair generator passes for ever.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [7, 22.46],
    [20, 43.82],
  ])('picks one of %i evenly', (n, bound) => {
    const results = draw(SeededChance.from('even'), n, 60_000);
    expect(chiSquare(tally(results, n))).toBeLessThan(bound);
  });

  test('shuffles four items into all 24 orders evenly', () => {
    const chance = SeededChance.from('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const items = [0, 1, 2, 3];
      chance.shuffle(items);
      const order = items.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });

  test('a pick does not tell the next one', () => {
    const chance = SeededChance.from('pairs');
    const pairs = Array.from({ length: 36_000 }, () => chance.pick(6) * 6 + chance.pick(6));
    expect(chiSquare(tally(pairs, 36))).toBeLessThan(66.62);
  });

  test('picks stay below n, whatever n is', () => {
    const numbers = fc.integer({ min: 1, max: 2 ** 32 });
    fc.assert(
      fc.property(fc.string(), numbers, (seed, n) => {
        for (const result of draw(SeededChance.from(seed), n)) expect(result >= 0 && result < n).toBe(true);
      }),
      { seed: 1 },
    );
  });

  test('picks evenly also where n is nearly all that 32 bits can say', () => {
    const third = 2 ** 30;
    const thirds = draw(SeededChance.from('large'), 3 * third, 30_000).map((result) => Math.floor(result / third));
    expect(chiSquare(tally(thirds, 3))).toBeLessThan(13.82);
  });

  test.each([0, -1, 1.5, NaN, 2 ** 33])('refuses to pick one of %d', (n) => {
    const chance = SeededChance.from('none');
    expect(() => chance.pick(n)).toThrow(RangeError);
    expect(chance.uses).toBe(0);
  });

  test('shuffles typed arrays, and keeps what is in them', () => {
    const items = Uint8Array.from({ length: 50 }, (_, i) => i);
    SeededChance.from('typed').shuffle(items);
    expect([...items]).not.toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect([...items].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
  });
});

describe('seeded chance is one stream per seed', () => {
  test('that copying, saving and restoring continue at the same place', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (seed, before) => {
        const chance = SeededChance.from(seed);
        draw(chance, 10, before);
        const copy = chance.copy();
        const restored = restoreChance(JSON.parse(JSON.stringify(chance.save())) as Json);
        expect([copy.uses, restored.uses]).toEqual([before, before]);
        const expected = draw(chance);
        expect([draw(copy), draw(restored)]).toEqual([expected, expected]);
      }),
      { seed: 2 },
    );
  });

  test('and asking the copy does not move the original on', () => {
    const chance = SeededChance.from('apart');
    const before = chance.save();
    draw(chance.copy());
    expect(chance.save()).toEqual(before);
  });

  test('and labels and seeds give different streams', () => {
    const streams = [
      SeededChance.from('seed'),
      SeededChance.from('seed', 'bot 1'),
      SeededChance.from('seed', 'bot 2'),
      SeededChance.from('seed2'),
      SeededChance.from('', 'seed'),
    ].map((chance) => draw(chance).join());
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('and a label cannot be mistaken for a part of the seed', () => {
    expect(streamOf(SeededChance.from('b', 'a'))).not.toEqual(streamOf(SeededChance.from('ab')));
  });

  test('and its state is not readable off the published commitment', () => {
    const seed = 'a secret seed';
    const state = streamOf(SeededChance.from(seed)).map((word) => word >>> 0);
    const published = commitmentTo(seed);
    const words = Array.from({ length: 8 }, (_, i) => Number.parseInt(published.slice(8 * i, 8 * i + 8), 16));
    const swapped = words.map((word) => new DataView(Uint32Array.of(word).buffer).getUint32(0));
    for (const word of state) expect([...words, ...swapped]).not.toContain(word);
  });

  test('and its state comes from the documented hash, so that others can follow it', () => {
    const digest = sha256(utf8ToBytes('stream\n\na secret seed'));
    const words = new DataView(digest.buffer, digest.byteOffset);
    expect(streamOf(SeededChance.from('a secret seed'))).toEqual([0, 4, 8, 12].map((at) => words.getInt32(at)));
  });

  test('and this is how it begins: a change would replay old records differently', () => {
    expect(draw(SeededChance.from('grove'), 100, 8)).toMatchInlineSnapshot(`
      [
        62,
        39,
        69,
        26,
        44,
        41,
        24,
        25,
      ]
    `);
  });
});

test.each([null, 3, {}, { stream: 'x', uses: 1 }, { stream: [1, 2, 3, 4] }])('restore refuses %j', (saved) => {
  expect(() => restoreChance(saved)).toThrow(BadInput);
});
