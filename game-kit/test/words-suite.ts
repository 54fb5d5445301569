import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ByLanguage, LANGUAGES } from '../index.ts';

interface WordsTrial {
  /** What the words are about, for the names of the tests. */
  readonly name: string;
  readonly words: ByLanguage<object>;
  /** The folder that the patterns of `usedIn` begin in. */
  readonly folder: string;
  /** The sources that say the sentences. */
  readonly usedIn: readonly string[];
  /** Groups whose names are data, of bots or of values, and not looked for. */
  readonly data?: readonly string[];
}

const textOf = (folder: string, patterns: readonly string[]): string =>
  globSync(patterns, { cwd: folder, exclude: (path) => /(^|\/)(node_modules|test)$/.test(path) })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The names of all sentences, groups opened up. */
function keysOf(group: object, data: readonly string[]): string[] {
  return Object.entries(group).flatMap(([key, value]: [string, unknown]) => {
    const isGroup = typeof value === 'object' && value !== null && !data.includes(key);
    return isGroup ? [key].concat(keysOf(value, data)) : [key];
  });
}

/** Reached with a dot or taken out of its group with braces. */
const isUsed = (source: string, key: string): boolean =>
  new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,}:]`).test(source);

const sentencesIn = (group: object): string[] =>
  Object.values(group).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? sentencesIn(value) : [],
  );

/** What all words of pages and boards promise. */
export function wordsSuite({ name, words, folder, usedIn, data = [] }: WordsTrial): void {
  test(`nobody translates in vain: every sentence of ${name} is used`, () => {
    const source = textOf(folder, usedIn);
    expect(keysOf(words.en, data).filter((key) => !isUsed(source, key))).toEqual([]);
  });

  test(`nothing of ${name} is said in English by mistake`, () => {
    const english = new Set(sentencesIn(words.en).filter((text) => text.includes(' ')));
    const others = LANGUAGES.filter((code) => code !== 'en').flatMap((code) => sentencesIn(words[code]));
    expect(others.filter((text) => english.has(text))).toEqual([]);
  });
}
