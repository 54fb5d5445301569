import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { AfterWords } from './types.ts';

export type { AfterWords } from './types.ts';

export const afterWords: Readonly<Record<Language, AfterWords>> = typesetWords({ en, fr, de, es });

export const useAfterWords = (): AfterWords => afterWords[useLanguage()];
