import { exampleSuite } from '@grove/game-kit/rulebook/example-suite';
import { exampleWords, planetExamples } from '../examples/index.ts';
import { planetRulebook } from '../rulebook/index.ts';
import { planet } from '../rules/index.ts';

exampleSuite({ name: 'planet', game: planet, book: planetRulebook, examples: planetExamples, words: exampleWords });
