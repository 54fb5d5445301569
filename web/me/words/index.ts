import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { MyWords } from './types.ts';

export type { MyWords } from './types.ts';

export const myWords: Readonly<Record<Language, MyWords>> = typesetWords({ en, fr, de, es });

export const useMyWords = (): MyWords => myWords[useLanguage()];
