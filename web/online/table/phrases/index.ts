import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { PhraseWords } from './types.ts';

export type { PhraseWords } from './types.ts';

export const phraseWords: Readonly<Record<Language, PhraseWords>> = typesetWords({ en, fr, de, es });

export const usePhraseWords = (): PhraseWords => phraseWords[useLanguage()];
