import { exampleSuite } from '@grove/game-kit/rulebook/example-suite';
import { earthExamples, exampleWords } from '../examples/index.ts';
import { earthRulebook } from '../rulebook/index.ts';
import { earth } from '../rules/index.ts';

exampleSuite({ name: 'earth', game: earth, book: earthRulebook, examples: earthExamples, words: exampleWords });
