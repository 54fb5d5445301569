import { expect, test } from 'vitest';
import { clicksOfGame } from './clicks.ts';

test('who settles offers, passes and plans for the game clicks a fifth less', () => {
  const perTurn = (settles: boolean) => {
    const { clicks, turns } = clicksOfGame(1, 'a', settles);
    return clicks / turns;
  };
  expect(perTurn(true)).toBeLessThan(0.8 * perTurn(false));
});
