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
