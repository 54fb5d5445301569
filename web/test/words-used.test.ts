import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardWords as concertWords } from '@grove/games/evergreen-concert/words/screen/index.ts';
import { cardWords } from '@grove/games/earth/words/cards/index.ts';
import { tableWords } from '@grove/games/earth/words/table/index.ts';
import { boardWords } from '@grove/games/evergreen-planet/words/screen/index.ts';
import { type Language, LANGUAGES } from '@grove/game-kit';
import { expect, test } from 'vitest';
import { dailyWords } from '../daily/words/index.ts';
import { myWords } from '../me/words/index.ts';
import { replayWords } from '../replay/words/index.ts';
import { words } from '../words/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const textOf = (...patterns: string[]): string =>
  globSync(patterns, { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|test)$/.test(path) })
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');

/** The names of all sentences, groups opened up; names that are data (of bots, of settings' values) are left out. */
function keysOf(group: object, isData: (key: string) => boolean): string[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const isGroup = typeof value === 'object' && value !== null && !isData(key);
    return isGroup ? [key].concat(keysOf(value, isData)) : [key];
  });
}

/** Reached with a dot or taken out of its group with braces. */
const isUsed = (source: string, key: string): boolean =>
  new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,}:]`).test(source);

test('nobody translates in vain: every sentence of the page is used', () => {
  const source = textOf(
    'web/{advice,boards,learn,errors,offline,pages,parts,replay,review,rulebook,settings,local-game,text}/**/*.{ts,tsx}',
    'web/*.tsx',
  );
  const keys = keysOf(words.en, (key) => key === 'botNames' || key === 'choicesOf');
  expect(keys.filter((key) => !isUsed(source, key))).toEqual([]);
});

test('nobody translates in vain: every sentence about watching games again is used', () => {
  const keys = keysOf(replayWords.en, () => false);
  expect(keys.filter((key) => !isUsed(textOf('web/{replay,review}/*.{ts,tsx}'), key))).toEqual([]);
});

test('nobody translates in vain: every sentence about the planet of the day is used', () => {
  const keys = keysOf(dailyWords.en, (key) => key === 'sent');
  expect(keys.filter((key) => !isUsed(textOf('web/daily/*.{ts,tsx}'), key))).toEqual([]);
});

test('nobody translates in vain: every sentence about one’s own games is used', () => {
  const keys = keysOf(myWords.en, (key) => key === 'achievements' || key === 'tabs');
  expect(keys.filter((key) => !isUsed(textOf('web/me/{,charts/}*.{ts,tsx}'), key))).toEqual([]);
});

test('nobody translates in vain: every sentence of the planet’s board is used', () => {
  const source = textOf('games/evergreen-planet/board/**/*.{ts,tsx}', 'games/evergreen-planet/words/question.ts');
  expect(keysOf(boardWords.en, () => false).filter((key) => !isUsed(source, key))).toEqual([]);
});

test('nobody translates in vain: every sentence of the concert’s board is used', () => {
  const source = textOf('games/evergreen-concert/board/**/*.{ts,tsx}');
  const keys = keysOf(concertWords.en, (key) => key === 'pileNames');
  expect(keys.filter((key) => !isUsed(source, key))).toEqual([]);
});

test('nobody translates in vain: every sentence of Earth’s table is used', () => {
  const source = textOf('games/earth/board/**/*.{ts,tsx}');
  const isData = (key: string) => ['status', 'actions', 'seedUses', 'lines', 'side', 'payNote'].includes(key);
  expect(keysOf(tableWords.en, isData).filter((key) => !isUsed(source, key))).toEqual([]);
});

test('nobody translates in vain: every sentence of Earth’s cards is used', () => {
  const source = textOf('games/earth/board/**/*.{ts,tsx}');
  const isData = (key: string) => ['kinds', 'sorts', 'lines', 'per', 'claims'].includes(key);
  expect(keysOf(cardWords.en, isData).filter((key) => !isUsed(source, key))).toEqual([]);
});

test.each([
  ['planet', boardWords],
  ['concert', concertWords],
  ['daily page', dailyWords],
  ['Earth’s table', tableWords],
  ['page of one’s own games', myWords],
  ['Earth’s cards', cardWords],
])(
  'nothing on the board of the %s is said in English by mistake',
  (_game, boardWords: Readonly<Record<Language, object>>) => {
    const sentences = (group: object): string[] =>
      Object.values(group).flatMap((value: unknown) =>
        typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? sentences(value) : [],
      );
    const english = new Set(sentences(boardWords.en).filter((text) => text.includes(' ')));
    const others = LANGUAGES.filter((code) => code !== 'en').flatMap((code) => sentences(boardWords[code]));
    expect(others.filter((text) => english.has(text))).toEqual([]);
  },
);
