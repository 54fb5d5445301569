import { itemAt } from '@grove/kernel';
import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shared } from '../steady/shared.ts';

const before = {
  round: 3,
  river: [
    { card: 'a', by: null },
    { card: 'b', by: null },
  ],
  planets: [{ rows: ['..', '.p'] }],
};

describe('sharing what did not change', () => {
  it('gives back the very same value for an equal one', () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it('keeps the parts beside a changed one', () => {
    const after = { ...structuredClone(before), round: 4 };
    const both = shared(before, after);
    expect(both).toEqual(after);
    expect(both.river).toBe(before.river);
    expect(both.planets).toBe(before.planets);
  });

  it('keeps the equal entries of a list that changed', () => {
    const after = structuredClone(before);
    itemAt(after.river, 1).card = 'c';
    const both = shared(before, after);
    expect(both).toEqual(after);
    expect(both.river).not.toBe(before.river);
    expect(both.river[0]).toBe(before.river[0]);
  });

  it('notices what is gone: a field, an entry', () => {
    expect(shared<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(shared<object>({ a: 1, b: undefined }, { a: 1 })).toStrictEqual({ a: 1 });
    expect(shared<object>({ a: 1 }, { b: undefined })).toStrictEqual({ b: undefined });
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared([1], [1, undefined])).toStrictEqual([1, undefined]);
  });

  it('never takes a list for fields, nor other objects apart', () => {
    expect(shared<object>([1], { 0: 1 })).toStrictEqual({ 0: 1 });
    const set = new Set([1]);
    expect(shared(new Set([1]), set)).toBe(set);
  });

  it('says the same as what came after, whatever came before', () => {
    assert(
      property(jsonValue(), jsonValue(), (one, other) => {
        expect(shared(one, other)).toStrictEqual(other);
        expect(shared(one, structuredClone(one))).toBe(one);
      }),
      { seed: 7 },
    );
  });
});
