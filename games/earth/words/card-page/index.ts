import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/card-page.ts';
import { en } from '../en/card-page.ts';
import { es } from '../es/card-page.ts';
import { fr } from '../fr/card-page.ts';
import type { CardPageWords } from './types.ts';

export const cardPageWords: Readonly<Record<Language, CardPageWords>> = typesetWords({ en, fr, de, es });
