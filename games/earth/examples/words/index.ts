import { type ByLanguage, typesetWords } from '@grove/game-kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { EarthExampleWords } from './types.ts';

export const exampleWords: ByLanguage<EarthExampleWords> = typesetWords({ en, fr, de, es });
