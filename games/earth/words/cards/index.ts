import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/cards.ts';
import { en } from '../en/cards.ts';
import { es } from '../es/cards.ts';
import { fr } from '../fr/cards.ts';
import type { CardWords } from './types.ts';

export type { CardWords } from './types.ts';
export const cardWords: Readonly<Record<Language, CardWords>> = typesetWords({ en, fr, de, es });
