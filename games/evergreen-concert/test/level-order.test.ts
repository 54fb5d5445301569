import { levelOrderSuite, levelsOutOfOrder } from '@grove/bots/contract';
import { concertModule } from '../module.ts';
import { expect, test } from 'vitest';

const duels = { tree: { games: 16, playouts: 6 }, ancient: { games: 10, playouts: 30 } };

levelOrderSuite(concertModule, { duels });

test('the check would find the seedling and the sapling swapped', () => {
  const { seedling, sapling } = concertModule.bots;
  const swapped = { ...concertModule, bots: { ...concertModule.bots, seedling: sapling, sapling: seedling } };
  const found = levelsOutOfOrder(swapped, {
    duels: { ...duels, tree: { games: 1, playouts: 1 }, ancient: { games: 1, playouts: 1 } },
  });
  expect(found).toEqual([expect.stringContaining('sapling wins')]);
});
