import { exampleSuite } from '@grove/game-kit/rulebook/example-suite';
import { concertExamples, exampleWords } from '../examples/index.ts';
import { concertRulebook } from '../rulebook/index.ts';
import { concert } from '../rules/index.ts';

exampleSuite({ name: 'concert', game: concert, book: concertRulebook, examples: concertExamples, words: exampleWords });
