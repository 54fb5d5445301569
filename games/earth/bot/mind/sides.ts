import { cards } from '../../material/cards.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { netWorth } from './ability.ts';
import type { Mind } from './mind.ts';

/** What an island, a climate or an ecosystem is worth to begin with. */
export function sideWorth(mind: Mind, side: number): number {
  const { prices, worths, turns } = mind;
  const { points, abilities } = cards[side];
  let worth = points;
  for (let color = 0; color < 4; color++) {
    const index = abilityFor(color, side);
    if (index >= 0)
      worth += Math.max(0, netWorth(mind, abilities[index], -1)) * worths.colors[color] * turns * worths.engine;
  }
  for (const { start } of abilities) {
    if (start !== undefined)
      worth += start.draw * prices.draw + start.soil * prices.soil + start.compost * (prices.compost - prices.draw / 2);
  }
  return worth;
}
