import { firstItems, itemAt, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { evolve } from '../methods/evolution.ts';
import { numbersIn, withNumbers } from '../methods/flatten.ts';
import { normalFrom } from '../methods/normal.ts';
import { LeastSquares } from '../methods/least-squares.ts';

test('normal numbers have mean 0 and deviation 1', () => {
  const normal = normalFrom(SeededChance.from('normal'));
  const numbers = Array.from({ length: 4000 }, normal);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(numbers)).toBeCloseTo(0, 1);
  expect(Math.sqrt(mean(numbers.map((value) => value ** 2)))).toBeCloseTo(1, 1);
});

test('evolution climbs a noisy hill whose slopes differ a hundredfold', () => {
  const chance = SeededChance.from('hill');
  const normal = normalFrom(chance);
  const hill = (point: readonly number[]) => {
    const [x, y, z] = firstItems(point, 3);
    return -((x - 3) ** 2) - 100 * (y + 2) ** 2 - (z - 1) ** 2 + 0.1 * normalFrom(chance)();
  };
  const search = evolve(hill, [0, 0, 0], 0.5, 12, normal);
  let centre: readonly number[] = [];
  for (let i = 0; i < 150; i++) ({ centre } = search.next().value);
  expect(centre[0]).toBeCloseTo(3, 0);
  expect(centre[1]).toBeCloseTo(-2, 1);
  expect(centre[2]).toBeCloseTo(1, 0);
});

test('least squares find the unknowns behind noisy results, also added up from parts, and stay near zero without reach', () => {
  const chance = SeededChance.from('ridge');
  const normal = normalFrom(chance);
  const samples = Array.from({ length: 300 }, () => {
    const features = [normal(), normal(), normal()];
    return { features, result: 2 * itemAt(features, 0) - 3 * itemAt(features, 1) + 0.5 * normal() };
  });
  const half = new LeastSquares(3);
  for (const sample of samples.slice(150)) half.add(sample);
  const equations = new LeastSquares(3);
  for (const sample of samples.slice(0, 150)) equations.add(sample);
  equations.addSums(half.sums());
  const [a, b, c] = equations.solve([10, 10, 10]);
  expect([a, b, c]).toEqual([expect.closeTo(2, 0), expect.closeTo(-3, 0), expect.closeTo(0, 0)]);
  expect(equations.solve([0.001, 10, 10])[0]).toBeCloseTo(0, 2);
});

test('numbers are taken out of data and put back in order', () => {
  const data = { a: [1, 2], b: { c: 3, d: 'text' }, e: null };
  expect(numbersIn(data)).toEqual([1, 2, 3]);
  expect(withNumbers(data, [4, 5, 6])).toEqual({ a: [4, 5], b: { c: 6, d: 'text' }, e: null });
});
