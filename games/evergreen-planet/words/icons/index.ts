import { type Language, typesetWords } from '@grove/game-kit';
import { de } from '../de/icons.ts';
import { en } from '../en/icons.ts';
import { es } from '../es/icons.ts';
import { fr } from '../fr/icons.ts';
import type { PlanetIconWords } from './types.ts';

export const iconWords: Readonly<Record<Language, PlanetIconWords>> = typesetWords({ en, fr, de, es });
