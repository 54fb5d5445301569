import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { OnlineWords } from './types.ts';

export type { OnlineWords } from './types.ts';

export const onlineWords: Readonly<Record<Language, OnlineWords>> = typesetWords({ en, fr, de, es });

/** What is said around tables with others, in the language of the person who reads it. */
export const useOnlineWords = (): OnlineWords => onlineWords[useLanguage()];
