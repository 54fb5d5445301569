import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AccountWords } from './types.ts';

export type { AccountWords } from './types.ts';

export const accountWords: Readonly<Record<Language, AccountWords>> = typesetWords({ en, fr, de, es });

export const useAccountWords = (): AccountWords => accountWords[useLanguage()];
