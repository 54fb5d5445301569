import { SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import type { Outcome } from '../tournament/game.ts';
import { type Verdict, verdictOf } from '../tournament/sequential-test.ts';

/** A game of two, the first entrant in seat 0 and seat 1 in turn. */
const game = (number: number, isWon: boolean): Outcome => {
  const seat = number % 2;
  return {
    entrants: [seat, 1 - seat],
    totals: [0, 0],
    winners: [isWon ? seat : 1 - seat],
    parts: [{}, {}],
    steps: 1,
  };
};

const HYPOTHESES = { none: 0, better: 50 };

/** Lets the first entrant win so many of a hundred games by chance, until there is a verdict. */
function run(percent: number, seed: string): { verdict: Verdict; games: number } {
  const chance = SeededChance.from(seed);
  const outcomes: Outcome[] = [];
  for (;;) {
    outcomes.push(game(outcomes.length, chance.pick(100) < percent));
    const verdict = verdictOf(outcomes, HYPOTHESES);
    if (verdict !== undefined) return { verdict, games: outcomes.length };
  }
}

const TESTS = 60;

const verdicts = (percent: number) => Array.from({ length: TESTS }, (_, i) => run(percent, `test ${percent} ${i}`));

test.each([
  { percent: 50, right: 'no better' },
  { percent: 57, right: 'better' },
])('whoever wins $percent of 100 games is found $right in nineteen of twenty tests', ({ percent, right }) => {
  const wrong = verdicts(percent).filter(({ verdict }) => verdict !== right).length;
  // Three on average; more than nine would come once in five hundred times.
  expect(wrong).toBeLessThanOrEqual(9);
});

test('a large difference takes far fewer games than a small one', () => {
  const mean = (percent: number) => verdicts(percent).reduce((sum, { games }) => sum + games, 0) / TESTS;
  expect(mean(90)).toBeLessThan(mean(57) / 5);
});

test('a few wins in a row decide nothing, and half a deal does not count', () => {
  const wins = (games: number) => Array.from({ length: games }, (_, number) => game(number, true));
  expect(verdictOf(wins(10), HYPOTHESES)).toBeUndefined();
  expect(verdictOf(wins(40), HYPOTHESES)).toBe('better');
  const undecided = Array.from({ length: 40 }, (_, number) => game(number, number % 2 === 0));
  expect(verdictOf([...undecided, game(40, true)], HYPOTHESES)).toBe(verdictOf(undecided, HYPOTHESES));
});
