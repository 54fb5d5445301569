import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { DailyWords } from './types.ts';

export type { DailyWords } from './types.ts';

export const dailyWords: Readonly<Record<Language, DailyWords>> = typesetWords({ en, fr, de, es });

export const useDailyWords = (): DailyWords => dailyWords[useLanguage()];
