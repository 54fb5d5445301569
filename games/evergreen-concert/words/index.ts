import { type GameWords, type Language, typesetWords } from '@grove/game-kit';
import type { ConcertTypes } from '../rules/index.ts';
import { de } from './de/game.ts';
import { en } from './en/game.ts';
import { es } from './es/game.ts';
import { fr } from './fr/game.ts';
import type { Speech } from './happened.ts';
import { type Phrases, speechOf, wordsFrom } from './phrases.ts';
import { reasonWords } from './reasons/index.ts';

export const phrases: Readonly<Record<Language, Phrases>> = typesetWords({ en, fr, de, es });

/** What the game says, by language. */
export const words: Readonly<Record<Language, GameWords<ConcertTypes>>> = {
  en: wordsFrom('en', phrases.en, reasonWords.en),
  fr: wordsFrom('fr', phrases.fr, reasonWords.fr),
  de: wordsFrom('de', phrases.de, reasonWords.de),
  es: wordsFrom('es', phrases.es, reasonWords.es),
};

/** Names of cards, artists and piles, by language. */
export const speechIn = (language: Language, nameOf: (seat: number) => string): Speech =>
  speechOf(phrases[language], nameOf);
