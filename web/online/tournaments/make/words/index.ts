import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { MakeWords } from './types.ts';

export const makeWords: Readonly<Record<Language, MakeWords>> = typesetWords({ en, fr, de, es });

export const useMakeWords = (): MakeWords => makeWords[useLanguage()];
