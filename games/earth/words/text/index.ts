import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/text.ts';
import { en } from '../en/text.ts';
import { es } from '../es/text.ts';
import { fr } from '../fr/text.ts';
import type { TextWords } from './types.ts';

export const textWords: Readonly<Record<Language, TextWords>> = typesetWords({ en, fr, de, es });
