import { itemAt } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { standings, WIN } from '../index.ts';
import { bestTables } from '../pairing/best-tables.ts';
import { improvedTables } from '../pairing/improved-tables.ts';
import { permutations } from '../pairing/permutations.ts';
import { tableSizes } from '../pairing/table-sizes.ts';
import { meetingsIn, namedIn, names, Played, seatCounts, settingsFor, totalsFrom } from './play.ts';

const swissAt = (least: number, most: number, rounds: number) =>
  settingsFor({ kind: 'swiss', rounds }, { seats: { least, most } });

test('tables have the most seats where that leaves nobody over', () => {
  const threeOrFour = { least: 3, most: 4 };
  expect(tableSizes(8, threeOrFour)).toEqual([4, 4]);
  expect(tableSizes(9, threeOrFour)).toEqual([3, 3, 3]);
  expect(tableSizes(10, threeOrFour)).toEqual([4, 3, 3]);
  expect(tableSizes(5, threeOrFour)).toEqual([4]);
  expect(tableSizes(2, threeOrFour)).toEqual([]);
  expect(tableSizes(11, { least: 3, most: 3 })).toEqual([3, 3, 3]);
});

test('everybody of six and more sits at a table of three or four', () => {
  for (let count = 6; count < 200; count++) {
    const sizes = tableSizes(count, { least: 3, most: 4 });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
    expect(sizes.every((size) => size === 3 || size === 4)).toBe(true);
  }
});

type Cost = (one: number, other: number) => number;

const costOf = (tables: readonly (readonly number[])[], cost: Cost): number =>
  tables
    .flatMap((table) => table.flatMap((one, i) => table.slice(i + 1).map((other) => cost(one, other))))
    .reduce((sum, one) => sum + one, 0);

/** The least cost of all ways to sit in a row that is cut into tables. */
function leastCost(sizes: readonly number[], cost: Cost): number {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  const rows = permutations(Array.from({ length: count }, (_, player) => player));
  return Math.min(
    ...rows.map((row) => {
      let first = 0;
      const tables = sizes.map((size) => row.slice(first, (first += size)));
      return costOf(tables, cost);
    }),
  );
}

test('no other seating of few players is better, and exchanging players makes no seating worse', () => {
  const fields = fc.tuple(
    fc.constantFrom([3, 3], [4, 3], [3, 4], [4]),
    fc.array(fc.nat(20), { minLength: 49, maxLength: 49 }),
  );
  fc.assert(
    fc.property(fields, ([sizes, numbers]) => {
      const cost: Cost = (one, other) => itemAt(numbers, Math.min(one, other) * 7 + Math.max(one, other));
      const best = costOf(bestTables(sizes, cost), cost);
      expect(best).toBe(leastCost(sizes, cost));
      const order = Array.from({ length: sizes.reduce((sum, size) => sum + size, 0) }, (_, player) => player);
      const improved = improvedTables(order, sizes, cost);
      expect(improved.flat().sort((one, other) => one - other)).toEqual(order);
      expect(costOf(improved, cost)).toBeGreaterThanOrEqual(best);
      let first = 0;
      const begun = sizes.map((size) => order.slice(first, (first += size)));
      expect(costOf(improved, cost)).toBeLessThanOrEqual(costOf(begun, cost));
    }),
    { seed: 2, numRuns: 8 },
  );
});

const fields = [
  fc.constantFrom([3, 3], [4, 4], [3, 4]),
  fc.integer({ min: 24, max: 50 }),
  fc.integer({ min: 1, max: 4 }),
  fc.string(),
] as const;

test('nobody plays twice in a round or meets again, byes come once, sums add up, seats balance', () => {
  fc.assert(
    fc.property(...fields, ([least = 3, most = 3], count, rounds, seed) => {
      const { tournament } = Played.started(swissAt(least, most, rounds), names(count)).playRounds(totalsFrom(seed));
      for (const { number } of tournament.rounds) expect(namedIn(tournament, number).sort()).toEqual(names(count));
      expect(Math.max(...meetingsIn(tournament).values())).toBe(1);
      const byes = tournament.rounds.flatMap((round) => round.byes);
      expect(new Set(byes).size).toBe(byes.length);
      const seats = tournament.rounds.flatMap(({ tables }) => tables.flatMap((table) => table.seats)).length;
      const points = standings(tournament).reduce((sum, standing) => sum + standing.points, 0);
      expect(points).toBe((seats * WIN) / 2 + byes.length * WIN);
      for (const counts of seatCounts(tournament, most)) {
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
      }
    }),
    { seed: 3, numRuns: 15 },
  );
});

test('nine at tables of three, worked out by hand: every table gets one of each third, then winners meet', () => {
  const played = Played.started(swissAt(3, 3, 2), names(9));
  const tables = () => played.tournament.rounds.map((round) => round.tables.map(({ seats }) => [...seats].sort()));
  played.playRounds(({ seats }) => seats.map((id) => 100 - Number(id.slice(1))));
  expect(tables()).toEqual([
    [
      ['p01', 'p04', 'p07'],
      ['p02', 'p05', 'p08'],
      ['p03', 'p06', 'p09'],
    ],
    [
      ['p01', 'p02', 'p03'],
      ['p04', 'p05', 'p06'],
      ['p07', 'p08', 'p09'],
    ],
  ]);
  const [first] = standings(played.tournament);
  expect(first).toMatchObject({ entrant: 'p01', points: 2 * WIN });
});
