import { gameModules } from '@grove/games/loaded';
import { LANGUAGES, typeset } from '@grove/game-kit';
import { expect, test } from 'vitest';
import { sayAll } from './said.ts';
import { filesOf, sentencesIn, speakers } from './sentences.ts';

test('every game is heard: its cover, its words, its rules and its lessons', () => {
  for (const { game } of gameModules) {
    expect(speakers.filter(({ scope }) => scope === game.id).length, game.id).toBeGreaterThanOrEqual(4);
  }
});

test.each(LANGUAGES)('no sentence of a file in %s escapes the tests of its language', async (language) => {
  const heard = new Set(sentencesIn(language).map(({ text }) => text));
  const files = filesOf(language);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const content = (await import(file)) as Record<string, unknown>;
    const lists = Object.values(content).filter((value) => typeof value === 'object');
    const written = sayAll(lists).map((text) => typeset(language, text));
    expect(
      written.filter((text) => !heard.has(text)),
      file,
    ).toEqual([]);
  }
});
