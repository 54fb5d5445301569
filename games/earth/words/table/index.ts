import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/table.ts';
import { en } from '../en/table.ts';
import { es } from '../es/table.ts';
import { fr } from '../fr/table.ts';
import type { TableWords } from './types.ts';

export const tableWords: Readonly<Record<Language, TableWords>> = typesetWords({ en, fr, de, es });
export type { TableWords } from './types.ts';
