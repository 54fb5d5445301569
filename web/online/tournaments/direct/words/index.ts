import { type Language, typesetWords } from '@grove/game-kit';
import { useLanguage } from '../../../../language.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { DirectWords } from './types.ts';

export const directWords: Readonly<Record<Language, DirectWords>> = typesetWords({ en, fr, de, es });

export const useDirectWords = (): DirectWords => directWords[useLanguage()];
