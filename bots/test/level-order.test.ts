import type { BotMaker } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { describe, expect, test } from 'vitest';
import { levelOrderSuite, levelsOutOfOrder, playDuels } from '../contract/index.ts';
import { type GameBots, levelsFrom, plainEvaluator } from '../index.ts';

const bots: GameBots = levelsFrom(plainEvaluator(acorns), { width: 3, priorError: 5, playouts: 96 });

levelOrderSuite({ game: acorns, bots });

const few = { seedling: { games: 20 }, sapling: { games: 20 }, tree: { games: 20 }, ancient: { games: 20 } };

describe('the check of the levels', () => {
  test('finds the strongest and the weakest bot swapped', () => {
    const swapped = { game: acorns, bots: { ...bots, random: bots.ancient, ancient: bots.random } };
    const [found, ...others] = levelsOutOfOrder(swapped, { duels: { ...few, ancient: { games: 600 } } });
    expect(found).toMatch(
      /^ancient wins 4[\d.]+ % \([\d.]+ % to 4[\d.]+ %\) of its games against tree; an equal .* 50.0 %$/,
    );
    expect(others).toEqual([]);
  });

  test('stops where there is no doubt, and plays the same games for the same seed', () => {
    const worst: BotMaker = () => ({ choose: ({ hand }) => (hand as number[])[0] });
    const module = { game: acorns, bots: { ...bots, random: worst } };
    const duels = () => playDuels(module, { seed: 'elm', duels: { ...few, seedling: { games: 600 } } });
    const [seedling] = duels();
    expect(seedling?.wins.low).toBeGreaterThan(1 / 2);
    expect(duels()[0]).toEqual(seedling);
  });

  test('compares totals of the same deals in games for one', () => {
    const alone = { ...acorns, players: { min: 1, max: 1 } };
    const [duel] = playDuels({ game: alone, bots }, { duels: few });
    expect(duel).toMatchObject({ lower: 'random', higher: 'seedling', equal: 1 / 2 });
    expect(duel?.wins.value).toBe(1 / 2);
  });
});
