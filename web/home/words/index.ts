import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { HomeWords } from './types.ts';

export type { HomeWords } from './types.ts';

export const homeWords: Readonly<Record<Language, HomeWords>> = typesetWords({ en, fr, de, es });

export const useHomeWords = (): HomeWords => homeWords[useLanguage()];
