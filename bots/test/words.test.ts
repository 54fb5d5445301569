import { LANGUAGES } from '@grove/kernel';
import { expect, test } from 'vitest';
import { botWords, LEVELS, MEASURES } from '../index.ts';

test.each(LANGUAGES)('every bot has a name of its own and a manner in %s', (language) => {
  const words = [...MEASURES, ...LEVELS].map((bot) => botWords[language][bot]);
  expect(new Set(words.map(({ name }) => name)).size).toBe(words.length);
  for (const { name, manner } of words) {
    expect(name).toMatch(/^\p{Lu}/u);
    expect(manner).toMatch(/^\p{Ll}.*[^.]$/u);
  }
});
