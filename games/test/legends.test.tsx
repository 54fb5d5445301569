import { LANGUAGES } from '@grove/game-kit';
import { games } from '@grove/games';
import { describe, expect, test } from 'vitest';

const rulebooks = await Promise.all(
  games.map(async ({ cover, rulebook }) => ({ id: cover.id, illustrated: await rulebook?.() })),
);

describe.each(rulebooks)('the icons of $id', ({ illustrated }) => {
  const numbers = new Set(illustrated?.book.sections.flatMap(({ rules }) => rules));
  const english = illustrated?.legend?.('en') ?? [];

  test.each(LANGUAGES)('have a meaning in %s, each its own, and lead to rules that are there', (language) => {
    const groups = illustrated?.legend?.(language) ?? [];
    expect(groups.map(({ items }) => items.length)).toEqual(english.map(({ items }) => items.length));
    expect(groups.length).toBeGreaterThan(1);
    for (const { title, items } of groups) {
      expect(title).toMatch(/\p{L}/u);
      expect(new Set(items.map(({ text }) => text)).size).toBe(items.length);
      expect(items.filter(({ text }) => !/\p{L}/u.test(text))).toEqual([]);
      expect(items.filter(({ rule }) => rule !== undefined && !numbers.has(rule))).toEqual([]);
    }
  });
});
