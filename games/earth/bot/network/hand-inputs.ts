import { cards } from '../../material/cards.ts';
import { CELLS, occupied } from '../../rules/grid.ts';
import { costOf } from '../../rules/payment.ts';
import { openPlaces, plantedCards } from '../../rules/places.ts';
import type { DecisionOf } from '../../rules/tasks/task.ts';
import type { Context } from '../heuristics/context.ts';
import { type Ranked, ranked } from '../heuristics/hand.ts';
import { objectivesWorth } from '../heuristics/objectives.ts';
import { blackWorth, cardWorth, costWorth, engineWorth, eventWorth, worthOn } from '../heuristics/planting.ts';
import { SITUATION, writeSituation } from './situation-inputs.ts';

const HAND = 8;
const CARD = 17;

/** How many numbers a network for the hand has for inputs; a card is also a mark. */
export const HAND_NUMBERS: number = SITUATION + HAND + CARD;

/** A decision about cards of the hand: which to give away, or which of those looked at to keep. */
export type HandTask = DecisionOf<'compost'> | DecisionOf<'keep'>;

/** What is found out once for all cards of a decision. */
export interface HandSituation {
  /** The cards in hand and those looked at, the best first. */
  readonly list: readonly Ranked[];
  /** The first place where a card could be planted; undefined where there is none. */
  readonly place: number | undefined;
  /** What the objectives are worth as the tableau lies there. */
  readonly objectives: number;
}

/** Writes when and from which hand a card is chosen: the same for all cards of a decision. */
export function writeHand(numbers: Float32Array, context: Context, task: HandTask): HandSituation {
  writeSituation(numbers, context, task.n);
  const { player, prices } = context;
  const list = ranked(context, [...player.hand, ...player.looking]);
  const plants = list.filter(({ card }) => cards[card].kind !== 'event').length;
  const room = CELLS - plantedCards(player);
  let at = SITUATION;
  numbers[at++] = task.kind === 'keep' ? 1 : 0;
  numbers[at++] = task.kind === 'compost' && task.exact ? 1 : 0;
  numbers[at++] = Math.min(plants, 12) / 8;
  numbers[at++] = Math.max(-8, Math.min(8, plants - room)) / 8;
  numbers[at++] = (list.length - plants) / 4;
  numbers[at++] = list.length === 0 ? 0 : list[0].worth / 10;
  numbers[at++] = prices.compost / 2;
  numbers[at++] = prices.card / 2;
  const [place] = openPlaces(occupied(player.cells));
  return { list, place, objectives: objectivesWorth(context) };
}

/** Writes what is known of one card, after the hand; nothing but a sign where it is no card at all. */
export function writeHandCard(
  numbers: Float32Array,
  context: Context,
  { list, place, objectives }: HandSituation,
  card: number | undefined,
): void {
  let at = SITUATION + HAND;
  numbers.fill(0, at);
  numbers[at++] = card === undefined ? 1 : 0;
  if (card === undefined) return;
  const rank = list.findIndex((one) => one.card === card);
  const { worth } = list[rank];
  numbers[at++] = worth / 10;
  numbers[at++] = rank / list.length;
  numbers[at++] = Math.min(rank, 12) / 8;
  numbers[at++] = (list[0].worth - worth) / 10;
  const { kind, points, sproutSpaces, growthSpaces, canopyPoints } = cards[card];
  numbers[at++] = points / 5;
  if (kind === 'event') {
    numbers[at++] = 1;
    numbers[at++] = eventWorth(context, card) / 5;
    return;
  }
  at += 2;
  const cost = costOf(context.player, card);
  numbers[at++] = cardWorth(context, card) / 10;
  numbers[at++] = costWorth(context, card) / 5;
  numbers[at++] = cost / 4;
  numbers[at++] = cost <= context.player.soil ? 1 : 0;
  numbers[at++] = engineWorth(context, card) / 10;
  numbers[at++] = blackWorth(context, card) / 5;
  numbers[at++] = sproutSpaces / 3;
  numbers[at++] = (growthSpaces + canopyPoints) / 6;
  numbers[at++] = place === undefined ? 0 : (worthOn(context, card, place) - objectives) / 5;
}
