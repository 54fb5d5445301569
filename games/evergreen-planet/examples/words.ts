import { type ByLanguage, typesetWords } from '@grove/game-kit';
import type { ExampleWords } from '@grove/game-kit/rulebook';
import { de } from '../words/de/examples.ts';
import { en } from '../words/en/examples.ts';
import { es } from '../words/es/examples.ts';
import { fr } from '../words/fr/examples.ts';
import type { planetExamples } from './index.ts';

/** A sentence for each stage of every example; an example without words does not compile. */
export type PlanetExampleWords = ExampleWords<keyof typeof planetExamples>;

export const exampleWords: ByLanguage<PlanetExampleWords> = typesetWords({ en, fr, de, es });
