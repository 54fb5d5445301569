import { expect, test } from 'vitest';
import { clicksOfGame } from './clicks.ts';

test('who settles offers, passes and plans for the game clicks a fifth less', () => {
  const perTurn = (settles: boolean) => {
    const { clicks, turns } = clicksOfGame(1, 'a', settles);
    return clicks / turns;
  };
  expect(perTurn(true)).toBeLessThan(0.8 * perTurn(false));
});

test('with six players, who are asked in every turn of the others, a turn takes thirty clicks at most', () => {
  const { clicks, turns } = clicksOfGame(6, 'a', true);
  expect(clicks / turns).toBeLessThanOrEqual(30);
});
