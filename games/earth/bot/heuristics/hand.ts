import { cards } from '../../material/cards.ts';
import { CELLS } from '../../rules/grid.ts';
import { plantedCards } from '../../rules/places.ts';
import type { Context } from './context.ts';
import { handWorth } from './planting.ts';

export interface Ranked {
  readonly card: number;
  readonly worth: number;
}

/** Cards of a list, the best first. */
export const ranked = (context: Context, list: readonly number[]): Ranked[] =>
  list.map((card) => ({ card, worth: handWorth(context, card) })).sort((a, b) => b.worth - a.worth);

/** The card of the hand that is missed least. Of more cards than can still be planted the rest is only compost. */
export function leastCard(context: Context): Ranked {
  const { player, turns, weights, prices } = context;
  const list = ranked(context, player.hand);
  const plants = list.filter(({ card }) => cards[card].kind !== 'event');
  const room = Math.min(CELLS - plantedCards(player), turns / weights.pace);
  if (plants.length > room) return { card: plants[plants.length - 1].card, worth: prices.card };
  return list[list.length - 1];
}
