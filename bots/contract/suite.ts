import { describe, expect, test } from 'vitest';
import { type GameWithBots, type LevelOrderChoices, levelsOutOfOrder } from './level-order.ts';

/** Generous, since many test files share few cores; most games take seconds. */
const TIMEOUT = 300_000;

/**
 * Registers the test that every game's levels pass, beside the kernel's contract suite:
 *
 *     levelOrderSuite(module, { duels: { ancient: { games: 10, playouts: 8 } } });
 */
export function levelOrderSuite(module: GameWithBots, choices?: LevelOrderChoices): void {
  describe(`the levels of ${module.game.id}`, () => {
    test('none loses to the one below', { timeout: TIMEOUT }, () => {
      expect(levelsOutOfOrder(module, choices)).toEqual([]);
    });
  });
}
