import { type Language, typesetWords } from '@grove/game-kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Words } from './types.ts';

export type { Words } from './types.ts';

export const words: Readonly<Record<Language, Words>> = typesetWords({ en, fr, de, es });
