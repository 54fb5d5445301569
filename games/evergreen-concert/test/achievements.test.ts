import { kept } from '@grove/game-kit/achievements/kept';
import { expect, test } from 'vitest';
import { concertAchievements } from '../achievements.ts';

const { reach } = concertAchievements;
const four = ['person', 'greedy', 'greedy', 'tree'];

test('a great concert pays a hundred', () => {
  expect(reach.concert([kept({ parts: { concerts: [9, 100] } })])).toBeDefined();
  expect(reach.concert([kept({ parts: { concerts: [99] } })])).toBeUndefined();
});

test('a full club is four people or more, of whom one is first without help', () => {
  expect(reach['full-club']([kept({ seating: four, wins: true })])).toBeDefined();
  const others = [
    kept({ seating: four.slice(1), wins: true }),
    kept({ seating: four }),
    kept({ seating: four, wins: true, hints: 1 }),
  ];
  expect(reach['full-club'](others)).toBeUndefined();
});
