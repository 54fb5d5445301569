import type { ExampleWords } from '@grove/game-kit/rulebook';
import type { concertExamples } from '../index.ts';

/** A sentence for each stage of every example; an example without words does not compile. */
export type ConcertExampleWords = ExampleWords<keyof typeof concertExamples>;
