import type { Language } from '@grove/game-kit';
import { CardNames } from './card-names.ts';

const names = new CardNames({
  fr: () => import('./fr-names.ts'),
  de: () => import('./de-names.ts'),
  es: () => import('./es-names.ts'),
});

export const hasNames = (language: Language): boolean => names.has(language);
export const loadNames = (language: Language): Promise<void> => names.load(language);
export const cardName = (card: number, language: Language): string => names.of(card, language);
export const allNames = (card: number): readonly string[] => names.all(card);
