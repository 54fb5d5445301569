import { itemAt } from '@grove/kernel';
import type { Language } from '@grove/game-kit';
import { cards } from '../../material/cards.ts';
import { cardWords } from '../../words/cards/index.ts';
import { vocabularies } from '../../words/index.ts';
import { reminderOf } from '../../words/reminder.ts';
import { cardName } from '../../words/names/index.ts';
import { factsOf } from './facts.ts';

interface OnCard {
  readonly sprouts?: number;
  readonly growth?: number;
}

/** A card for those who listen: what it is, its numbers, what lies on it; with its abilities where they matter. */
export function spokenCard(card: number, language: Language, on: OnCard = {}, withAbilities = true): string {
  const { kinds, cost, points, habitats, sproutSpaces, trunks, canopy } = factsOf(card);
  const words = cardWords[language];
  const { spoken } = words;
  const parts = [
    cardName(card, language),
    ...kinds.map((kind) => words.kinds[kind]),
    ...(cost === null ? [] : [spoken.cost(cost)]),
    ...(points === null ? [] : [spoken.points(points)]),
    ...habitats.map((habitat) => vocabularies[language].habitats[habitat]),
    ...(sproutSpaces === 0 ? [] : [spoken.sprouts(on.sprouts ?? 0, sproutSpaces)]),
    ...(canopy === null ? [] : [spoken.growth(on.growth ?? 0, trunks + 1, canopy)]),
  ];
  const does = withAbilities ? reminderOf(vocabularies[language], itemAt(cards, card)) : [];
  return [parts.join(', '), ...does].join('. ');
}
