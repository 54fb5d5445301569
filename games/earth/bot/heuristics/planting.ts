import { cards } from '../../material/cards.ts';
import { abilityFor } from '../../rules/effects/ability.ts';
import { CELLS, NO_CARD, occupied } from '../../rules/grid.ts';
import { canAfford, coinFor, costOf } from '../../rules/payment.ts';
import { layCard, openPlaces, plantedCards } from '../../rules/places.ts';
import { netWorth } from './ability.ts';
import { at, type Context } from './context.ts';
import { objectivesWorth } from './objectives.ts';

export interface Planting {
  readonly card: number;
  readonly place: number;
  readonly worth: number;
  /** In the place of a terrain that gives way (E7.7); then the place is its cell. */
  readonly over?: true;
}

/** E7.7: so many cards are drawn when one takes the place of a terrain. */
export const OVER_DRAW = 2;

/** What a card brings wherever it is planted: points, spaces, abilities; what it costs is not counted. */
export function cardWorth(context: Context, card: number): number {
  const { weights, share } = context;
  const { points, sproutSpaces, growthSpaces, canopyPoints } = cards[card];
  const canopy = weights.canopy * Math.max(0, canopyPoints - growthSpaces) * share;
  const spaces = sproutSpaces * at(weights.sproutSpace, share) + growthSpaces * at(weights.growthSpace, share);
  return points + spaces + canopy + engineWorth(context, card) + blackWorth(context, card) + plantingWorth(context);
}

/** The longer the game and the thinner the piles, the more a planting is worth: nobody may dawdle for ever. */
export const plantingWorth = ({ weights, share, state, scarce }: Context): number =>
  at(weights.planting, share) + (weights.urgency * state.turn) / state.players.length + weights.thin * scarce;

/** What the abilities of a card will bring with each activation to come, and in the end. */
export function engineWorth(context: Context, card: number): number {
  const { weights, player } = context;
  let worth = 0;
  for (let color = 0; color < 4; color++) {
    const index = abilityFor(color, card);
    if (index < 0) continue;
    const ability = cards[card].abilities[index];
    const often = weights.colors[color] * context.turns * (ability.chose === undefined ? 1 : 0.5);
    worth += Math.max(0, netWorth(context, ability, -1)) * often * weights.engine;
  }
  for (const { effect, score } of cards[card].abilities) {
    if (effect?.kind === 'discount') worth += weights.discount * effect.n * Math.min(4, CELLS - plantedCards(player));
    if (effect?.kind === 'plant_over') worth += givingWayWorth(context);
    if (score !== undefined) worth += weights.terrain * context.share * 4;
  }
  return worth;
}

/** E7.6: what they bring once, when the card is planted. */
export function blackWorth(context: Context, card: number): number {
  let worth = 0;
  for (const ability of cards[card].abilities) {
    if (ability.when === 'plant' && ability.effect === undefined) worth += Math.max(0, netWorth(context, ability, -1));
  }
  return worth;
}

/** E7.7: what planting over this terrain may bring some day, besides the card that comes there. */
const givingWayWorth = ({ prices, share }: Context): number =>
  (prices.compost + OVER_DRAW * prices.draw) * Math.min(1, share * 2);

/** What the soil for a card is worth; cards that can be paid otherwise are cheaper than they look. */
export function costWorth({ player, prices }: Context, card: number): number {
  const cost = costOf(player, card);
  return cost * prices.soil * (coinFor(card) === undefined ? 1 : 0.8);
}

/** The best plantings, the best first: the best cards, each where it fits best. */
export function plantings(context: Context, most: number): Planting[] {
  const places = openPlaces(occupied(context.player.cells));
  if (places.length === 0) return [];
  const { offers, now } = offersIn(context, places[0]);
  return offers
    .slice(0, most)
    .map((one) => bestPlace(context, one, places, now))
    .sort((a, b) => b.worth - a.worth);
}

type Offer = Planting & { readonly base: number };

/** The cards that can be planted, each on the first place, the best first; and what the objectives are worth without them. */
interface Offers {
  readonly offers: readonly Offer[];
  readonly now: number;
}

/** In one decision the same cards are looked at again: to germinate, to be planted. */
const known = new WeakMap<Context, Offers>();

function offersIn(context: Context, place: number): Offers {
  let found = known.get(context);
  if (found === undefined) {
    found = findOffers(context, place);
    known.set(context, found);
  }
  return found;
}

function findOffers(context: Context, place: number): Offers {
  const { player } = context;
  const now = objectivesWorth(context);
  const offers = player.hand
    .filter((card) => cards[card].kind !== 'event' && canAfford(player, card))
    .map((card) => {
      const base = cardWorth(context, card) - costWorth(context, card);
      return { card, place, base, worth: base + worthOn(context, card, place) - now };
    })
    .sort((a, b) => b.worth - a.worth);
  return { offers, now };
}

function bestPlace(context: Context, first: Offer, places: readonly number[], now: number): Planting {
  let best: Planting = first;
  for (let i = 1; i < places.length; i++) {
    const worth = first.base + worthOn(context, first.card, places[i]) - now;
    if (worth > best.worth) best = { card: first.card, place: places[i], worth };
  }
  return best;
}

/** The objectives with a card on a place, and what its abilities find around it. */
export const worthOn = (context: Context, card: number, place: number): number =>
  withPlanted(context, card, place, () => objectivesWorth(context));

/** Asks something while a card lies on a place, and takes the card away again. */
export function withPlanted<Answer>({ player }: Context, card: number, place: number, ask: () => Answer): Answer {
  const { cells, sprouts, growth } = player;
  player.cells = cells.slice();
  player.sprouts = sprouts.slice();
  player.growth = growth.slice();
  layCard(player, card, place);
  const answer = ask();
  player.cells = cells;
  player.sprouts = sprouts;
  player.growth = growth;
  return answer;
}

/**
 * What the next plantings of a green action bring: the best cards one after the other, as far as the soil goes, and
 * what planting over a terrain would bring if one is left for that.
 */
export function plantingsWorth(context: Context, n: number, over: number): number {
  const { player } = context;
  const room = CELLS - plantedCards(player);
  let soil = player.soil;
  let left = n;
  let sum = 0;
  const offers = player.hand
    .filter((card) => cards[card].kind !== 'event')
    .map((card) => ({ cost: costOf(player, card), worth: cardWorth(context, card) - costWorth(context, card) }))
    .sort((a, b) => b.worth - a.worth);
  for (const { cost, worth } of offers) {
    if (left === 0 || n - left === room || worth <= 0) break;
    if (cost > soil) continue;
    soil -= cost;
    left--;
    sum += worth;
  }
  return left > 0 ? sum + over : sum;
}

/** What a card is worth to keep in hand: what planting it would bring, or at least what it is as compost. */
export function handWorth(context: Context, card: number): number {
  if (cards[card].kind === 'event') return Math.max(context.prices.card, eventWorth(context, card) * 0.7);
  const planted = (cardWorth(context, card) - costWorth(context, card)) * Math.max(context.share, 0.1);
  return Math.max(context.prices.card, planted);
}

export function eventWorth(context: Context, card: number): number {
  const [ability] = cards[card].abilities;
  return cards[card].points + netWorth(context, ability, NO_CARD);
}
