import { itemAt } from '@grove/kernel';
import { type Card, colorsOf } from '../../material/card.ts';
import { cards } from '../../material/cards.ts';
import {
  ABILITY_COLORS,
  type AbilityColor,
  FLORA_TYPES,
  type FloraType,
  HABITATS,
  type Habitat,
} from '../../material/vocabulary.ts';
import type { SortWord } from '../../words/cards/types.ts';
import { hasColor, isOfKind } from '../cards/criteria.ts';

export const SORTS: readonly SortWord[] = ['drawn', 'cost', 'color', 'points', 'type'];

/** The kinds that a hand can hold. */
export const HAND_KINDS = [...FLORA_TYPES, 'terrain', 'event'] as const;
type HandKind = FloraType | 'terrain' | 'event';

/** Which cards of the hand are shown, as one word: a select box knows only words. */
export type HandFilter =
  | 'all'
  | 'ready'
  | 'marked'
  | `kind ${HandKind}`
  | `color ${AbilityColor}`
  | `habitat ${Habitat}`;

export const HAND_FILTERS: readonly HandFilter[] = [
  'all',
  'ready',
  'marked',
  ...HAND_KINDS.map((kind) => `kind ${kind}` as const),
  ...ABILITY_COLORS.map((color) => `color ${color}` as const),
  ...HABITATS.map((habitat) => `habitat ${habitat}` as const),
];

/** What the card itself does not know. */
export interface HandFacts {
  readonly isReady: (card: number) => boolean;
  readonly isMarked: (card: number) => boolean;
}

export function isShown(index: number, filter: HandFilter, facts: HandFacts): boolean {
  const card = itemAt(cards, index);
  const [by, word] = filter.split(' ');
  if (by === 'ready') return facts.isReady(index);
  if (by === 'marked') return facts.isMarked(index);
  if (by === 'kind') return isOfKind(card, word as HandKind);
  if (by === 'color') return hasColor(card, word as AbilityColor);
  if (by === 'habitat') return card.habitats.some((habitat) => habitat === word);
  return true;
}

const COLOR_ORDER: readonly AbilityColor[] = ['green', 'red', 'blue', 'yellow', 'multicolor', 'brown', 'black'];
const KIND_ORDER: readonly HandKind[] = ['tree', 'bush', 'herb', 'mushroom', 'terrain', 'event'];

/** Smaller lies further left. Events cost nothing to plant and come last. */
const keys: Readonly<Record<SortWord, (card: Card) => number>> = {
  drawn: () => 0,
  cost: ({ cost }) => cost ?? Number.MAX_SAFE_INTEGER,
  color: (card) => Math.min(...colorsOf(card).map((color) => COLOR_ORDER.indexOf(color)), COLOR_ORDER.length),
  points: ({ points }) => -points,
  type: (card) => KIND_ORDER.findIndex((kind) => isOfKind(card, kind)),
};

/** The cards of a hand that are shown, in their order; cards that are equal keep the order in which they were drawn. */
export function arrange(hand: readonly number[], sort: SortWord, filter: HandFilter, facts: HandFacts): number[] {
  const key = keys[sort];
  return hand
    .filter((card) => isShown(card, filter, facts))
    .toSorted((one, other) => key(itemAt(cards, one)) - key(itemAt(cards, other)));
}
