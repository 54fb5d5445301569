import { join } from 'node:path';
import { wordsSuite } from '@grove/game-kit/words-suite';
import { boardWords } from '../words/screen/index.ts';

wordsSuite({
  name: 'the concert’s board',
  words: boardWords,
  folder: join(import.meta.dirname, '..', 'board'),
  usedIn: ['**/*.{ts,tsx}'],
  data: ['pileNames'],
});
