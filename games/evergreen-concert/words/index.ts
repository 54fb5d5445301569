import type { GameWords, Language } from '@grove/game-kit';
import type { ConcertTypes } from '../rules/index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { speechOf, wordsFrom, type Speech } from './phrases.ts';

/** What the game says, by language. */
export const words: Readonly<Record<Language, GameWords<ConcertTypes>>> = {
  en: wordsFrom(en),
  fr: wordsFrom(fr),
  de: wordsFrom(de),
  es: wordsFrom(es),
};

const PHRASES = { en, fr, de, es };

/** Names of cards, artists and piles, by language. */
export const speechIn = (language: Language, nameOf: (seat: number) => string): Speech =>
  speechOf(PHRASES[language], nameOf);
