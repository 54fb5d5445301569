import { type ByLanguage, typesetWords } from '@grove/game-kit';
import type { ExampleWords } from '@grove/game-kit/rulebook';
import { de } from '../words/de/examples.ts';
import { en } from '../words/en/examples.ts';
import { es } from '../words/es/examples.ts';
import { fr } from '../words/fr/examples.ts';
import type { earthExamples } from './index.ts';

/** A sentence for each stage of every example; an example without words does not compile. */
export type EarthExampleWords = ExampleWords<keyof typeof earthExamples>;

export const exampleWords: ByLanguage<EarthExampleWords> = typesetWords({ en, fr, de, es });
