import { type GameWords, type Language, typesetWords } from '@grove/game-kit';
import type { ConcertTypes } from '../rules/index.ts';
import { de } from './de/game.ts';
import { own as ownDe } from './de/own.ts';
import { en } from './en/game.ts';
import { own as ownEn } from './en/own.ts';
import { es } from './es/game.ts';
import { own as ownEs } from './es/own.ts';
import { fr } from './fr/game.ts';
import { own as ownFr } from './fr/own.ts';
import { type Phrases, speechOf, wordsFrom, type Speech } from './phrases.ts';

export const phrases: Readonly<Record<Language, Phrases>> = typesetWords({ en, fr, de, es });

const own = typesetWords({ en: ownEn, fr: ownFr, de: ownDe, es: ownEs });

/** What the game says, by language. */
export const words: Readonly<Record<Language, GameWords<ConcertTypes>>> = {
  en: wordsFrom(phrases.en, own.en),
  fr: wordsFrom(phrases.fr, own.fr),
  de: wordsFrom(phrases.de, own.de),
  es: wordsFrom(phrases.es, own.es),
};

/** Names of cards, artists and piles, by language. */
export const speechIn = (language: Language, nameOf: (seat: number) => string): Speech =>
  speechOf(phrases[language], nameOf);
