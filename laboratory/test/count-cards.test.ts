import { BadInput } from '@grove/kernel';
import { expect, test } from 'vitest';
import { countCards } from '../methods/count-cards.ts';

test('what bots made of cards is counted alike every time, each card at most once a game', () => {
  const counted = countCards('earth', 'seedling', 1, 'test');
  expect(counted).toEqual(countCards('earth', 'seedling', 1, 'test'));
  expect(counted.games).toBe(1);
  const uses = Object.values(counted.cards).map(([used]) => used);
  expect(Math.max(...uses)).toBe(1);
  expect(uses.length).toBeGreaterThan(20);
});

test('games and bots that cannot be counted are refused', () => {
  expect(() => countCards('evergreen-planet', 'seedling', 1, 'test')).toThrow(BadInput);
  expect(() => countCards('earth', 'nobody', 1, 'test')).toThrow(BadInput);
});
