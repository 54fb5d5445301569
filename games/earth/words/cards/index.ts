import { type Language, typesetWords } from '@grove/game-kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { CardWords } from './types.ts';

export type { CardWords } from './types.ts';
export const cardWords: Readonly<Record<Language, CardWords>> = typesetWords({ en, fr, de, es });
