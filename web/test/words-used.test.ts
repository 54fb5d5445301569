import { join } from 'node:path';
import { wordsSuite } from '@grove/game-kit/words-suite';
import { dailyWords } from '../daily/words/index.ts';
import { homeWords } from '../home/words/index.ts';
import { myWords } from '../me/words/index.ts';
import { replayWords } from '../replay/words/index.ts';
import { setUpWords } from '../set-up/words/index.ts';
import { words } from '../words/index.ts';

const folder = join(import.meta.dirname, '..');

wordsSuite({
  name: 'the page',
  words,
  folder,
  usedIn: [
    '{advice,boards,cards,home,icons,learn,errors,offline,pages,parts,pace,replay,review,rulebook,set-up,settings,local-game,text}/**/*.{ts,tsx}',
    '*.tsx',
  ],
  data: ['botNames', 'choicesOf', 'failures'],
});
wordsSuite({
  name: 'watching games again',
  words: replayWords,
  folder,
  usedIn: ['{replay,review}/*.{ts,tsx}'],
  data: ['kinds'],
});
wordsSuite({
  name: 'the first page',
  words: homeWords,
  folder,
  usedIn: ['home/*.{ts,tsx}', 'online/lobby/my-turn.tsx'],
});
wordsSuite({
  name: 'the set-up',
  words: setUpWords,
  folder,
  usedIn: ['{set-up,home}/*.{ts,tsx}'],
  data: ['notes', 'weights'],
});
wordsSuite({ name: 'the deal of the day', words: dailyWords, folder, usedIn: ['daily/*.{ts,tsx}'], data: ['sent'] });
wordsSuite({
  name: 'one’s own games',
  words: myWords,
  folder,
  usedIn: ['me/{,charts/}*.{ts,tsx}'],
  data: ['achievements', 'tabs', 'tiles'],
});
