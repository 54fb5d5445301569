import type { Term } from '@grove/bots';
import type { GainWord, PayWord } from '../../material/vocabulary.ts';

/** What the worth of a step is made of. Cards, seats and colours stand in `of`. */
export type TermKind =
  /** Points printed on cards. */
  | 'points'
  | 'spaces'
  | 'canopy'
  /** What abilities bring in turns to come, when the card is planted or played, and when the colour is activated now. */
  | 'engine'
  | 'now'
  | 'activate'
  | 'cost'
  | 'ecosystem'
  | 'terrain'
  | 'fauna'
  | 'claimed'
  /** A planting as such, and the plantings of a green action. */
  | 'planting'
  | 'plantings'
  | 'look'
  | 'hand'
  | 'cards'
  | 'soil'
  | 'sprouts'
  | 'growth'
  | 'compost'
  | 'seeds'
  | 'leaves'
  | 'given'
  | 'germination'
  | 'rival'
  | 'team'
  | 'gaia';

export interface EarthTerm extends Term {
  readonly kind: TermKind;
}

export const KIND_OF_GAIN: Readonly<Record<GainWord, TermKind>> = {
  draw: 'cards',
  pick_from_compost: 'cards',
  soil: 'soil',
  sprout: 'sprouts',
  growth: 'growth',
  compost_hand: 'compost',
  compost_deck: 'compost',
  seed: 'seeds',
  sprout_others: 'given',
  sprout_one_other: 'given',
};

export const KIND_OF_PAY: Readonly<Record<PayWord, TermKind>> = {
  soil: 'soil',
  sprout: 'sprouts',
  growth: 'growth',
  compost_hand: 'hand',
  compost_discard: 'compost',
};

export const scaled = (terms: readonly EarthTerm[], factor: number): EarthTerm[] =>
  terms.map((term) => ({ ...term, points: term.points * factor }));
