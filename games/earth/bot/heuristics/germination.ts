import { cards } from '../../material/cards.ts';
import { CELLS, occupied } from '../../rules/grid.ts';
import { CRITERIA, meeting } from '../../rules/germination.ts';
import { costOf } from '../../rules/payment.ts';
import { openPlaces, plantedCards } from '../../rules/places.ts';
import type { State } from '../../rules/state.ts';
import { at, type Context } from './context.ts';
import { objectivesWorth } from './objectives.ts';
import { allPlantings } from './planting-over.ts';
import { cardWorth, costWorth, worthOn } from './planting.ts';

/** A criterion to name, and what the card that it finds is worth on average. */
export interface Germination {
  readonly criterion: number;
  readonly worth: number;
}

/** For every criterion how many Earth cards do not meet it. */
const misses = meeting.map((table) => table.length - table.reduce((sum, meets) => sum + meets, 0));

/**
 * E12.4: a germination that finds nothing gives the seed back, and could be tried for ever. So it is tried only where
 * a card must be found, because there are more cards in the piles than cards that do not match, or where a failure would
 * show: it leaves no discard.
 */
export const mayGerminate = ({ deck, discard }: State, criterion: number): boolean =>
  discard.length > 0 || deck.length > misses[criterion];

/** So many cards of the piles stand for all of them. */
const SAMPLE = 32;
/** A criterion that so few of them meet says little. */
const FEWEST = 3;

const sampleOf = ({ deck, discard }: State): number[] =>
  [...deck.slice(-SAMPLE), ...discard.slice(-SAMPLE)].slice(0, SAMPLE);

/** The criteria that promise most to a player who wants a card to plant, the best first. */
export function germinations(context: Context, most: number): Germination[] {
  const { state, player } = context;
  if (plantedCards(player) === CELLS) return [];
  const sample = sampleOf(state);
  const worths = worthsOf(context, sample);
  return CRITERIA.map((_, criterion) => criterion)
    .filter((criterion) => mayGerminate(state, criterion))
    .flatMap((criterion) => meanOf(criterion, sample, worths))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most);
}

/** What a germinated card is worth in hand: it is still to be planted. */
export const inHand = ({ share }: Context, { worth }: Germination): number => worth * Math.max(share, 0.1);

/** The same for one criterion; nothing where too few cards meet it to tell, or where no card can be planted any more. */
export function germinationWorth(context: Context, criterion: number): number {
  if (plantedCards(context.player) === CELLS) return 0;
  const sample = sampleOf(context.state);
  const [found] = meanOf(criterion, sample, worthsOf(context, sample));
  return found === undefined ? 0 : inHand(context, found);
}

/** E12.1: what to name at a planting for which the hand has nothing good, if a card is likely to be worth the seed. */
export function germinationToPlant(context: Context): Germination | undefined {
  const atLeast = Math.max(0, at(context.weights.atLeast, context.share));
  const [planting] = allPlantings(context, 1);
  if (planting !== undefined && planting.worth > atLeast) return undefined;
  const [best] = germinations(context, 1);
  return best !== undefined && best.worth > atLeast + context.prices.seed ? best : undefined;
}

function meanOf(criterion: number, sample: readonly number[], worths: readonly number[]): Germination[] {
  let found = 0;
  let sum = 0;
  sample.forEach((card, i) => {
    if (!meeting[criterion][card]) return;
    found++;
    sum += worths[i];
  });
  return found < FEWEST ? [] : [{ criterion, worth: sum / found }];
}

/** What each card would bring to the player who plants it; events nothing. Beyond the own soil it takes longer. */
function worthsOf(context: Context, sample: readonly number[]): number[] {
  const { player } = context;
  const [place] = openPlaces(occupied(player.cells));
  const now = objectivesWorth(context);
  return sample.map((card) => {
    if (cards[card].kind === 'event') return 0;
    const worth = cardWorth(context, card) - costWorth(context, card) + worthOn(context, card, place) - now;
    return Math.max(0, worth) * (costOf(player, card) > player.soil ? LATER : 1);
  });
}

const LATER = 0.7;
