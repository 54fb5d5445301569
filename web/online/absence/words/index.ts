import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AbsenceWords } from './types.ts';

export type { AbsenceWords } from './types.ts';

export const absenceWords: Readonly<Record<Language, AbsenceWords>> = typesetWords({ en, fr, de, es });

/** In the language of the person who reads it. */
export const useAbsenceWords = (): AbsenceWords => absenceWords[useLanguage()];
