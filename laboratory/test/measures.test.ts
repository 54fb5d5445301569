import { pairingOf, playoutBudget, playPairing } from '@grove/bots';
import { itemAt } from '@grove/kernel';
import { expect, test } from 'vitest';
import { gameModules } from '../measures/games.ts';

/** So few playouts that a game takes a moment. */
const FEW = 2;

/** How it ended a game against chance: a measure must never play otherwise, whatever becomes of today's bots. */
const ENDS: Readonly<Record<string, readonly number[]>> = {
  'evergreen-planet': [195, 32],
  'evergreen-concert': [242, 74],
  earth: [239, 70],
};

test.each(gameModules)('the measure 2026-11 of $game.id plays as it did then', ({ game, bots }) => {
  const bot = itemAt(bots, '2026-11')(game);
  const measure: typeof bot = {
    choose: (view, seat, chance) => bot.choose(view, seat, chance, playoutBudget(FEW)),
  };
  const { totals } = playPairing(game, [measure, bots.random(game)], pairingOf('2026-11', 2, 0));
  expect(totals).toEqual(ENDS[game.id]);
});
