import { LANGUAGES } from '@grove/game-kit';
import { games } from '@grove/games';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

const rulebooks = await Promise.all(
  games.flatMap(({ cover, rulebook }) =>
    rulebook === undefined ? [] : [rulebook().then((illustrated) => ({ id: cover.id, illustrated }))],
  ),
);

describe.each(rulebooks)('how $id works, in short', ({ illustrated: { book, picture, example } }) => {
  test.each(LANGUAGES)('every step has a sentence of its own in %s', (language) => {
    const { inShort } = book.words[language];
    expect(new Set(inShort).size).toBe(inShort.length);
    expect(inShort).toHaveLength(book.inShort.length);
  });

  test.each(book.inShort)('the step of $rule leads to a rule and has a picture', (step) => {
    expect(book.sections.flatMap(({ rules }) => rules)).toContain(step.rule);
    const drawn = picture(step.picture, 'en') ?? example?.(step.picture, 'en')?.at(-1)?.draw(false);
    expect(render(drawn).container.querySelector('svg, img, li')).not.toBeNull();
  });
});
