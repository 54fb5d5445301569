import type { Language } from '@grove/game-kit';
import { type Card, colorsOf } from '../../material/card.ts';
import { cards } from '../../material/cards.ts';
import type { AbilityColor, Habitat } from '../../material/vocabulary.ts';
import type { KindWord } from '../../words/cards/kinds.ts';
import { vocabularies } from '../../words/index.ts';
import { allNames, cardName } from '../../words/names/index.ts';
import { sentencesOf } from '../../words/reminder.ts';
import { type CardEffect, hasEffect } from './effects.ts';

/** What somebody looks for; empty means anything. */
export interface Criteria {
  readonly text: string;
  readonly kind: KindWord | '';
  readonly color: AbilityColor | '';
  readonly habitat: Habitat | '';
  readonly cost: number | '';
  readonly effect: CardEffect | '';
  readonly set: Card['set'] | '';
}

export const ANYTHING: Criteria = { text: '', kind: '', color: '', habitat: '', cost: '', effect: '', set: '' };

/** Whether a card is of a kind: cards of all types are of each of the four. */
export const isOfKind = ({ kind, types }: Card, wanted: KindWord): boolean =>
  kind === 'flora'
    ? types.some((type) => type === wanted) || (wanted === 'sprouts' && types.length > 2)
    : kind === wanted;

export const hasColor = (card: Card, color: AbilityColor): boolean => colorsOf(card).includes(color);

/** Without accents and capitals, so that jalapeno finds the Jalapeño. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const texts = new Map<string, string>();

/** All that can be read on a card, and its names in every language that is loaded. */
function textOf(card: Card, language: Language): string {
  const names = allNames(card.index);
  const key = `${language} ${names.length} ${card.id}`;
  let text = texts.get(key);
  if (text === undefined) {
    text = plain([...names, card.latin ?? '', card.id, ...sentencesOf(vocabularies[language], card)].join(' '));
    texts.set(key, text);
  }
  return text;
}

function fits(card: Card, criteria: Criteria, language: Language): boolean {
  const { kind, color, habitat, cost, effect, set } = criteria;
  if (kind !== '' && !isOfKind(card, kind)) return false;
  if (color !== '' && !hasColor(card, color)) return false;
  if (habitat !== '' && !card.habitats.includes(habitat)) return false;
  if (cost !== '' && card.cost !== cost) return false;
  if (effect !== '' && !hasEffect(card, effect)) return false;
  if (set !== '' && card.set !== set) return false;
  const words = plain(criteria.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.every((word) => textOf(card, language).includes(word));
}

/** Every card that fits; those whose name begins with what was typed come first, those of the reader's language before all. */
export function searchCards(criteria: Criteria, language: Language): number[] {
  const typed = plain(criteria.text).trim();
  const begins = (name: string) => typed !== '' && plain(name).startsWith(typed);
  const rank = ({ index }: Card) => (begins(cardName(index, language)) ? 0 : allNames(index).some(begins) ? 1 : 2);
  return cards
    .filter((card) => fits(card, criteria, language))
    .map((card) => ({ card, rank: rank(card) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ card }) => card.index);
}
