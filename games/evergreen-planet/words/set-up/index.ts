import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/set-up.ts';
import { en } from '../en/set-up.ts';
import { es } from '../es/set-up.ts';
import { fr } from '../fr/set-up.ts';
import type { SetUpWords } from './types.ts';

export type { SetUpWords } from './types.ts';

export const setUpWords: Readonly<Record<Language, SetUpWords>> = typesetWords({ en, fr, de, es });
