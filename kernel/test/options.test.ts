import { expect, test } from 'vitest';
import { BadInput, type OptionSpecs, readOptions } from '../index.ts';

const specs: OptionSpecs = {
  sun: { kind: 'choice', values: ['top', 'left', 2, true], default: 'top' },
  cards: {
    kind: 'data',
    default: [1, 2],
    check: (value) => {
      if (!Array.isArray(value)) throw new BadInput('must be a list');
    },
  },
};

test('fills in the defaults', () => {
  expect(readOptions(specs)).toEqual({ sun: 'top', cards: [1, 2] });
  expect(readOptions(specs, { sun: 2 })).toEqual({ sun: 2, cards: [1, 2] });
  expect(readOptions(specs, { cards: [] })).toEqual({ sun: 'top', cards: [] });
});

test('gives options that states can share: they are frozen', () => {
  const options = readOptions(specs, { cards: [{ id: 7 }] });
  expect(Object.isFrozen(options)).toBe(true);
  expect(Object.isFrozen((options.cards as object[])[0])).toBe(true);
});

test.each([
  [{ moon: 1 }, 'option moon: unknown (known options: sun, cards)'],
  [{ constructor: 1 }, 'option constructor: unknown (known options: sun, cards)'],
  [{ sun: 'bottom' }, 'option sun: "bottom" is not one of top, left, 2, true'],
  [{ sun: '2' }, 'option sun: "2" is not one of top, left, 2, true'],
  [{ cards: 'all' }, 'option cards: must be a list'],
])('refuses %j', (given, message) => {
  expect(() => readOptions(specs, given)).toThrow(new BadInput(message));
});

test('says when a game has no options', () => {
  expect(() => readOptions({}, { sun: 1 })).toThrow(new BadInput('option sun: unknown (known options: none)'));
});
