import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@grove/game-kit';
import { describe, expect, test } from 'vitest';
import { absenceWords } from '../online/absence/words/index.ts';
import { accountWords } from '../online/account/words/index.ts';
import { clubWords } from '../online/clubs/words/index.ts';
import { daysWords } from '../online/days/words/index.ts';
import { lobbyWords } from '../online/lobby/words/index.ts';
import { standingWords } from '../online/standings/words/index.ts';
import { phraseWords } from '../online/table/words/index.ts';
import { directWords } from '../online/tournaments/direct/words/index.ts';
import { makeWords } from '../online/tournaments/make/words/index.ts';
import { tournamentWords } from '../online/tournaments/words/index.ts';
import { onlineWords } from '../online/words/index.ts';

const ROOT = join(import.meta.dirname, '..');

const sentences = (group: object): string[] =>
  Object.values(group).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? sentences(value) : [],
  );

const files = globSync('online/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('words/'));
const source = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');

/** Reached with a dot or taken out of its list with braces. */
const isUsed = (key: string): boolean => new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,}:]`).test(source);

describe.each([
  ['tables', onlineWords, Object.keys(onlineWords.en.clocks)],
  ['absence', absenceWords, []],
  ['accounts', accountWords, []],
  ['standings', standingWords, []],
  ['lists and invitations', lobbyWords, []],
  ['quick phrases', phraseWords, []],
  ['games of days', daysWords, []],
  ['tournaments', tournamentWords, Object.keys(tournamentWords.en.mine)],
  ['directing', directWords, []],
  ['making a tournament', makeWords, []],
  ['clubs', clubWords, []],
])('what is said around %s', (_subject, words, more) => {
  test('is never English by mistake', () => {
    const english = new Set(sentences(words.en).filter((text) => text.includes(' ')));
    const others = LANGUAGES.filter((code) => code !== 'en').flatMap((code) => sentences(words[code]));
    expect(others.filter((text) => english.has(text))).toEqual([]);
  });

  test('is not translated in vain: every sentence is used', () => {
    expect([...Object.keys(words.en), ...more].filter((key) => !isUsed(key))).toEqual([]);
  });
});
