import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { DaysWords } from './types.ts';

export type { DaysWords } from './types.ts';

export const daysWords: Readonly<Record<Language, DaysWords>> = typesetWords({ en, fr, de, es });

export const useDaysWords = (): DaysWords => daysWords[useLanguage()];
