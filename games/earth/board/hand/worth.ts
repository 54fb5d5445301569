import { itemAt } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { occupied } from '../../rules/grid.ts';
import { openPlaces } from '../../rules/places.ts';
import type { State } from '../../rules/state.ts';
import { type PlacingGain, placingGain } from '../model/placing.ts';

/** What a card of the hand would add where it adds most. */
export interface Worth {
  readonly gain: PlacingGain;
  /** The first of the best places. */
  readonly place: number;
  /** It adds the same wherever it is planted. */
  readonly isEverywhere: boolean;
}

/** Tries every open place. Undefined for cards that cannot be planted, and on a full island. */
export function worthOf(state: State, seat: number, card: number): Worth | undefined {
  if (itemAt(cards, card).kind === 'event') return undefined;
  const places = openPlaces(occupied(itemAt(state.players, seat).cells));
  const gains = places.map((place) => ({ place, gain: placingGain(state, seat, card, place) }));
  if (gains.length === 0) return undefined;
  const best = gains.reduce((one, other) => (other.gain.total > one.gain.total ? other : one));
  return { ...best, isEverywhere: gains.every(({ gain }) => gain.total === best.gain.total) };
}

/** In points: a space for a piece, a soil, and a good that an ability gives or takes. */
const GOOD = 0.5;
/** In points: what a terrain may still find to count. */
const TO_COUNT = 3;

/** The cards of a hand, first those that the player misses least: those that promise few points for what they cost. */
export function leastMissed(state: State, seat: number): readonly number[] {
  return itemAt(state.players, seat)
    .hand.map((card) => ({ card, promise: promiseOf(state, seat, card) }))
    .toSorted((one, other) => one.promise - other.promise)
    .map(({ card }) => card);
}

/** Roughly, in points. A card that finds no place on a full island promises nothing. */
function promiseOf(state: State, seat: number, card: number): number {
  const { kind, points, sproutSpaces, canopyPoints } = itemAt(cards, card);
  if (kind === 'event') return points + abilitiesWorth(card);
  const worth = worthOf(state, seat, card);
  if (worth === undefined) return 0;
  return worth.gain.total + GOOD * (sproutSpaces + canopyPoints - worth.gain.cost) + abilitiesWorth(card);
}

/** What the abilities give once, for what they take. */
const abilitiesWorth = (card: number): number =>
  itemAt(cards, card).abilities.reduce(
    (sum, { gain, pay, score }) => sum + GOOD * (amountOf(gain) - amountOf(pay)) + (score === undefined ? 0 : TO_COUNT),
    0,
  );

const amountOf = (goods: readonly { readonly n: number }[]): number => goods.reduce((sum, { n }) => sum + n, 0);
