import { itemAt } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxWeightMatching } from '../matching/max-weight-matching.ts';

/** The greatest weight of all ways to match, by trying them. */
function greatestWeight(weights: readonly (readonly number[])[]): number {
  const weight = (one: number, other: number): number => itemAt(itemAt(weights, one), other);
  const best = (left: readonly number[]): number => {
    const [first, ...others] = left;
    if (first === undefined) return 0;
    const matched = others
      .filter((other) => weight(first, other) > 0)
      .map((other) => weight(first, other) + best(others.filter((player) => player !== other)));
    return Math.max(best(others), ...matched);
  };
  return best(weights.map((_, player) => player));
}

/** Symmetric, with zeros in the diagonal and wherever there is no edge. */
const graphs = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 30 }))
  .chain(([count, most]) => fc.array(fc.nat(most), { minLength: count * count, maxLength: count * count }))
  .map((numbers) => {
    const count = Math.sqrt(numbers.length);
    const at = (one: number, other: number) => itemAt(numbers, Math.min(one, other) * count + Math.max(one, other));
    return Array.from({ length: count }, (_, one) =>
      Array.from({ length: count }, (_, other) => (one === other ? 0 : Math.max(at(one, other) - 2, 0))),
    );
  });

test('no other matching weighs more', () => {
  fc.assert(
    fc.property(graphs, (weights) => {
      const partners = maxWeightMatching(weights.length, (one, other) => itemAt(itemAt(weights, one), other));
      let weight = 0;
      partners.forEach((partner, player) => {
        if (partner < 0) return;
        expect(partners[partner]).toBe(player);
        expect(itemAt(itemAt(weights, player), partner)).toBeGreaterThan(0);
        weight += itemAt(itemAt(weights, player), partner) / 2;
      });
      expect(weight).toBe(greatestWeight(weights));
    }),
    { seed: 1, numRuns: 400 },
  );
});

test('all of a complete graph are matched, nested blossoms included', () => {
  const partners = maxWeightMatching(40, (one, other) => 1000 - ((one * 7 + other * 7) % 13) * 10);
  expect(new Set(partners).size).toBe(40);
  expect(partners.every((partner, player) => partners[partner] === player)).toBe(true);
});
