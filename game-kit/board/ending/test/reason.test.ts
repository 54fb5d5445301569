import { expect, test } from 'vitest';
import type { Viewer } from '@grove/kernel';
import { type Outcome, ranksOf, type Team } from '../outcome.ts';
import { reasonOf } from '../reason.ts';

const POINTS = { light: [26, 69, 40], forests: [16, 20, 20], fertility: [17, 52, 18] };

const outcome = (viewer: Viewer, seats: number, points: Record<string, number[]> = POINTS): Outcome => ({
  viewer,
  columns: Array.from({ length: seats }, (_, seat) => {
    const total = Object.values(points).reduce((sum, of) => sum + (of[seat] ?? 0), 0);
    return { seat, label: 'x', name: ['Ada', 'Ben', 'Cleo'][seat] ?? '', total, standing: [total, -seat] };
  }),
  categories: Object.entries(points).map(([key, of]) => ({ key, label: key, within: `in ${key}`, points: of })),
});

const text = (of: Outcome) => reasonOf(of, 'en', (place) => `tied at ${place}`).text;

test('a loss is explained by the largest difference, and by a second that weighs as much', () => {
  expect(text(outcome(0, 2))).toBe('You lost it in light (26 to 69) and in fertility (17 to 52).');
  expect(text(outcome(2, 3))).toBe('You lost it in fertility (18 to 52) and in light (40 to 69).');
});

test('a winner is compared with the next, whoever watches with names', () => {
  expect(text(outcome(1, 3))).toBe('You won it in fertility (52 to 18) and in light (69 to 40).');
  expect(text(outcome('public', 3))).toBe('Ben won it in fertility (52 to 18) and in light (69 to 40).');
});

test('one difference alone has a colon', () => {
  expect(text(outcome(0, 2, { light: [20, 60], buds: [9, 3] }))).toBe('You lost it in light: 20 to 60.');
  expect(reasonOf(outcome(1, 2, { light: [20, 60], buds: [9, 3] }), 'fr', () => '').text).toBe(
    'Vous avez gagné in light\u00a0: 60\u00a0à 20.',
  );
});

test('equal totals are explained by what breaks the tie; alone there is nothing to explain', () => {
  expect(text(outcome(0, 2, { light: [9, 9] }))).toBe('tied at 1');
  expect(text(outcome(0, 1))).toBe('');
});

test('teams win and lose with their sums', () => {
  const teams: Team[] = [
    { name: 'Team 1', columns: [0, 2] },
    { name: 'Team 2', columns: [1] },
  ];
  const single = outcome(0, 3);
  const columns = single.columns.map((column, i) => Object.assign({}, column, { standing: [i === 1 ? 141 : 137] }));
  const of = { ...single, columns, teams };
  expect(text(of)).toBe('Your team lost it in fertility: 35 to 52.');
  expect(text({ ...of, viewer: 'public' })).toBe('Team 2 won it in fertility: 52 to 35.');
  expect(ranksOf(of).map(({ column }) => column)).toEqual([1, 2, 0]);
});

test('those that the rules call equal share a rank', () => {
  const of = outcome(0, 3, { light: [5, 9, 5] });
  const columns = of.columns.map((column) => Object.assign({}, column, { standing: [column.total] }));
  expect(ranksOf({ ...of, columns })).toEqual([
    { column: 1, rank: 1 },
    { column: 0, rank: 2 },
    { column: 2, rank: 2 },
  ]);
});
