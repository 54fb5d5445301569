import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/icons.ts';
import { en } from '../en/icons.ts';
import { es } from '../es/icons.ts';
import { fr } from '../fr/icons.ts';
import type { ConcertIconWords } from './types.ts';

export type { ConcertIcon } from './types.ts';

export const iconWords: Readonly<Record<Language, ConcertIconWords>> = typesetWords({ en, fr, de, es });
