import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { SetUpWords } from './types.ts';

export type { SetUpWords } from './types.ts';

export const setUpWords: Readonly<Record<Language, SetUpWords>> = typesetWords({ en, fr, de, es });

export const useSetUpWords = (): SetUpWords => setUpWords[useLanguage()];
