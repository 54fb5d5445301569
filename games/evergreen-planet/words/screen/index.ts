import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/screen.ts';
import { en } from '../en/screen.ts';
import { es } from '../es/screen.ts';
import { fr } from '../fr/screen.ts';
import type { BoardWords } from './types.ts';

export type { BoardWords } from './types.ts';

export const boardWords: Readonly<Record<Language, BoardWords>> = typesetWords({ en, fr, de, es });
