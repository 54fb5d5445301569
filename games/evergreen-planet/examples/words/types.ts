import type { ExampleWords } from '@grove/game-kit/rulebook';
import type { planetExamples } from '../index.ts';

/** A sentence for each stage of every example; an example without words does not compile. */
export type PlanetExampleWords = ExampleWords<keyof typeof planetExamples>;
