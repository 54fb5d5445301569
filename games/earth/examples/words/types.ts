import type { ExampleWords } from '@grove/game-kit/rulebook';
import type { earthExamples } from '../index.ts';

/** A sentence for each stage of every example; an example without words does not compile. */
export type EarthExampleWords = ExampleWords<keyof typeof earthExamples>;
