import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { StandingWords } from './types.ts';

export type { StandingWords } from './types.ts';

export const standingWords: Readonly<Record<Language, StandingWords>> = typesetWords({ en, fr, de, es });

export const useStandingWords = (): StandingWords => standingWords[useLanguage()];
