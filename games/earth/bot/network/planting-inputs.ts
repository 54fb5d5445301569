import { cards } from '../../material/cards.ts';
import { CELLS } from '../../rules/grid.ts';
import { costOf } from '../../rules/payment.ts';
import { plantedCards } from '../../rules/places.ts';
import { gaiaScore } from '../../rules/solo/score.ts';
import { isSolo } from '../../rules/state.ts';
import type { Context } from '../heuristics/context.ts';
import { blackWorth, cardWorth, costWorth, engineWorth, type Planting } from '../heuristics/planting.ts';

const SITUATION = 17;
const CARD = 15;

/** How many numbers a network for plantings has for inputs; a planting also has its card for a mark. */
export const PLANTING_NUMBERS: number = SITUATION + CARD;

/** Writes when and with what a planting is chosen: the same for all plantings of a decision. */
export function writeSituation(numbers: Float32Array, context: Context, left: number): void {
  const { state, seat, player, share, turns, scarce, prices, free } = context;
  const rival = state.players.length === 2 ? state.players[1 - seat] : undefined;
  let at = 0;
  numbers[at++] = share;
  numbers[at++] = turns / 20;
  numbers[at++] = state.turn / 20;
  numbers[at++] = scarce;
  numbers[at++] = plantedCards(player) / CELLS;
  numbers[at++] = rival === undefined ? gaiaScore(state).total / 100 : plantedCards(rival) / CELLS;
  numbers[at++] = Math.min(player.soil, 20) / 10;
  numbers[at++] = player.seeds / 2;
  numbers[at++] = player.hand.length / 10;
  numbers[at++] = left / 2;
  numbers[at++] = isSolo(state) || state.active === seat ? 1 : 0;
  numbers[at++] = state.ending === 0 ? 0 : 1;
  numbers[at++] = prices.soil / 2;
  numbers[at++] = prices.draw / 2;
  numbers[at++] = prices.sprout / 2;
  numbers[at++] = Math.min(free.sprout, 20) / 10;
  numbers[at++] = Math.min(free.growth, 20) / 10;
}

/** Writes what is known of one planting, after the situation; nothing but a sign where nothing is planted. */
export function writePlanting(numbers: Float32Array, context: Context, planting: Planting | undefined): void {
  numbers.fill(0, SITUATION);
  let at = SITUATION;
  numbers[at++] = planting === undefined ? 1 : 0;
  if (planting === undefined) return;
  const { card, worth, over } = planting;
  const { points, sproutSpaces, growthSpaces, canopyPoints } = cards[card];
  const [own, cost] = [cardWorth(context, card), costWorth(context, card)];
  numbers[at++] = worth / 10;
  numbers[at++] = Math.max(0, worth) / 10;
  numbers[at++] = own / 10;
  numbers[at++] = cost / 5;
  numbers[at++] = (worth - own + cost) / 5;
  numbers[at++] = costOf(context.player, card) / 4;
  numbers[at++] = points / 5;
  numbers[at++] = engineWorth(context, card) / 10;
  numbers[at++] = blackWorth(context, card) / 5;
  numbers[at++] = sproutSpaces / 3;
  numbers[at++] = growthSpaces / 3;
  numbers[at++] = canopyPoints / 6;
  numbers[at++] = over === true ? 1 : 0;
  numbers[at++] = (points * (1 - context.share)) / 5;
}
