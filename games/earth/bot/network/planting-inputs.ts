import { cards } from '../../material/cards.ts';
import { costOf } from '../../rules/payment.ts';
import type { Context } from '../heuristics/context.ts';
import { blackWorth, cardWorth, costWorth, engineWorth, type Planting } from '../heuristics/planting.ts';
import { SITUATION } from './situation-inputs.ts';

const CARD = 15;

/** How many numbers a network for plantings has for inputs; a planting also has its card for a mark. */
export const PLANTING_NUMBERS: number = SITUATION + CARD;

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
