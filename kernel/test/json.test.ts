import { itemAt } from '../item-at.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copyPlain, freezePlain, isObject } from '../index.ts';

const reordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reordered);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, reordered(part)]),
  );
};

describe('canonical', () => {
  test('gives equal data equal text, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => canonical(reordered(value)) === canonical(value)),
      { seed: 4 },
    );
  });

  test('is JSON that says the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
      { seed: 5 },
    );
  });

  test.each([
    [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
    [Uint8Array.of(3, 1), '[3,1]'],
    [{ gone: undefined, here: 0 }, '{"here":0}'],
    [[undefined], '[null]'],
    [undefined, 'null'],
  ])('of %o is %s', (value, text) => {
    expect(canonical(value)).toBe(text);
  });

  test('tells different data apart', () => {
    const texts = [[], {}, '', 0, null, [0], ['0'], { 0: 0 }, false].map(canonical);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('copyPlain', () => {
  test('copies all and shares nothing', () => {
    const value = { list: [[1], [2]], bytes: Uint8Array.of(1, 2), none: null, missing: undefined, text: 'x' };
    const copy = copyPlain(value);
    expect(copy).toEqual(value);
    itemAt(copy.list, 0).push(9);
    copy.bytes[0] = 9;
    expect(value.list[0]).toEqual([1]);
    expect(value.bytes[0]).toBe(1);
  });

  test('keeps any JSON as it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => canonical(copyPlain(value as object)) === canonical(value)),
      { seed: 6 },
    );
  });
});

test('freezePlain freezes to the ground', () => {
  const value = freezePlain({ a: [{ b: 1 }], c: null });
  expect([value, value.a, value.a[0]].every(Object.isFrozen)).toBe(true);
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['x', false],
  [undefined, false],
])('isObject(%j) is %s', (value, is) => {
  expect(isObject(value)).toBe(is);
});
