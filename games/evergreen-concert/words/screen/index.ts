import { type Language, typesetWords } from '@grove/game-kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { BoardWords } from './types.ts';

export type { BoardWords } from './types.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = typesetWords({ en, fr, de, es });
