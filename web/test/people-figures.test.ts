import { kept } from '@grove/game-kit/achievements/kept';
import { randomRecord } from '@grove/game-kit/random-records';
import { sampleModule } from '@grove/game-kit/sample/module';
import type { GameModule } from '@grove/game-kit';
import { expect, test } from 'vitest';
import { sumOf, usedByPeople } from '../cards/people-figures.ts';

const module = {
  ...sampleModule,
  usedCards: (_state: unknown, seat: number) => [{ card: `card ${seat}`, points: 3 + seat }],
} as GameModule;

test('only what people did is counted, not the bots at their tables', () => {
  const game = { ...kept({ seating: ['person', 'seedling', 'person'] }), record: randomRecord(module, 3, 'figures') };
  expect(usedByPeople(module, game)).toEqual([
    { card: 'card 0', points: 3 },
    { card: 'card 2', points: 5 },
  ]);
});

test('games are summed up by card', () => {
  const games = [
    [
      { card: 'a', points: 2 },
      { card: 'b', points: -1 },
    ],
    [{ card: 'a', points: 5 }],
    [],
  ];
  expect(sumOf(games)).toEqual({ games: 3, cards: { a: { used: 2, points: 7 }, b: { used: 1, points: -1 } } });
});
