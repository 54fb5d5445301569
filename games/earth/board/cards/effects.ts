import type { Card } from '../../material/card.ts';
import type { Ability, GainWord } from '../../material/vocabulary.ts';

/** What a card can do, as somebody looks for it: coarser than the vocabulary of the abilities. */
export const CARD_EFFECTS = [
  'soil',
  'sprout',
  'growth',
  'draw',
  'compost',
  'seed',
  'others',
  'exchange',
  'count',
  'direction',
  'rule',
  'score',
  'objective',
] as const;
export type CardEffect = (typeof CARD_EFFECTS)[number];

const gains =
  (...words: readonly GainWord[]) =>
  ({ gain }: Ability): boolean =>
    gain.some(({ what }) => words.includes(what));

const HAS: Readonly<Record<CardEffect, (ability: Ability) => boolean>> = {
  soil: gains('soil'),
  sprout: gains('sprout'),
  growth: gains('growth'),
  draw: gains('draw'),
  compost: gains('compost_hand', 'compost_deck'),
  seed: gains('seed'),
  others: (ability) =>
    gains('sprout_others', 'sprout_one_other')(ability) || ability.effect?.kind === 'extra_planting_for_all',
  exchange: ({ pay }) => pay.length > 0,
  count: ({ per }) => per !== undefined,
  direction: ({ direction }) => direction !== undefined,
  rule: ({ effect }) => effect !== undefined,
  score: ({ score }) => score !== undefined,
  objective: ({ need }) => need !== undefined,
};

export const hasEffect = ({ abilities }: Card, effect: CardEffect): boolean => abilities.some(HAS[effect]);
