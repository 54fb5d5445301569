import { LANGUAGES } from '@grove/game-kit';
import { games } from '@grove/games';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

const rulebooks = await Promise.all(
  games.flatMap(({ cover, rulebook }) =>
    rulebook === undefined ? [] : [rulebook().then((book) => [cover.id, book] as const)],
  ),
);

describe.each(rulebooks)('how %s works, in short', (_id, { book, picture, example }) => {
  const rules = new Set(book.sections.flatMap((section) => section.rules));

  test.each(LANGUAGES)('every step has its own sentence and picture in %s, and leads to a rule', (language) => {
    const { inShort } = book.words[language];
    expect(inShort).toHaveLength(book.inShort.length);
    expect(new Set(inShort).size).toBe(book.inShort.length);
    for (const step of book.inShort) {
      expect(rules).toContain(step.rule);
      const { container } = render(
        picture(step.picture, language) ?? example?.(step.picture, language)?.at(-1)?.draw(false),
      );
      expect(container.querySelector('svg, img, li')).not.toBeNull();
    }
  });
});
