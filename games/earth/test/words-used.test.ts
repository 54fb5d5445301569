import { join } from 'node:path';
import { wordsSuite } from '@grove/game-kit/words-suite';
import { cardPageWords } from '../words/card-page/index.ts';
import { cardWords } from '../words/cards/index.ts';
import { trialWords } from '../words/trial/index.ts';
import { tableWords } from '../words/table/index.ts';

const board = { folder: join(import.meta.dirname, '..', 'board'), usedIn: ['**/*.{ts,tsx}'] };

wordsSuite({
  name: 'Earth’s table',
  words: tableWords,
  ...board,
  data: ['status', 'actions', 'seedUses', 'lines', 'side', 'payNote'],
});
wordsSuite({
  name: 'Earth’s cards',
  words: cardWords,
  ...board,
  data: ['kinds', 'sorts', 'lines', 'per', 'claims'],
});
wordsSuite({
  name: 'Earth’s card pages',
  words: cardPageWords,
  ...board,
  data: ['effects', 'sets'],
});
wordsSuite({ name: 'Earth’s trials', words: trialWords, ...board, data: ['stops', 'stopNotes', 'stopped'] });
