import { type Language, typesetWords } from '@grove/game-kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { TableWords } from './types.ts';

export const tableWords: Readonly<Record<Language, TableWords>> = typesetWords({ en, fr, de, es });
export type { TableWords } from './types.ts';
