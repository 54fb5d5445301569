import { cards } from '../../material/cards.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { netWorth } from './ability.ts';
import type { Context } from './context.ts';

/** What an island, a climate or an ecosystem is worth to begin with. */
export function sideWorth(context: Context, side: number): number {
  const { prices, weights, turns } = context;
  const { points, abilities } = cards[side];
  let worth = points;
  for (let color = 0; color < 4; color++) {
    const index = abilityFor(color, side);
    if (index >= 0)
      worth += Math.max(0, netWorth(context, abilities[index], -1)) * weights.colors[color] * turns * weights.engine;
  }
  for (const { start } of abilities) {
    if (start !== undefined)
      worth += start.draw * prices.draw + start.soil * prices.soil + start.compost * (prices.compost - prices.draw / 2);
  }
  return worth;
}
