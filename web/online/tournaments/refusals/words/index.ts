import { type Language, typesetWords } from '@grove/game-kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { RefusalWords } from './types.ts';

export const refusalWords: Readonly<Record<Language, RefusalWords>> = typesetWords({ en, fr, de, es });
