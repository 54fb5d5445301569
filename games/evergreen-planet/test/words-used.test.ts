import { join } from 'node:path';
import { wordsSuite } from '@grove/game-kit/words-suite';
import { boardWords } from '../words/screen/index.ts';

wordsSuite({
  name: 'the planet’s board',
  words: boardWords,
  folder: join(import.meta.dirname, '..'),
  usedIn: ['board/**/*.{ts,tsx}', 'words/question.ts'],
});
