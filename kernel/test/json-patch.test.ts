import { array, assert, constantFrom, dictionary, integer, oneof, property, string, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, type JsonPatch, patchBetween } from '../json-patch.ts';
import { freezePlain } from '../json.ts';

/** Trees that differ in a few places, as two views of the same thing do; names with what a path must escape. */
const leaf = oneof(integer({ min: 0, max: 3 }), string({ maxLength: 2 }), constantFrom(null, true));
const name = constantFrom('a', 'b', 'c/d', 'e~f', '-', '0');
const row = dictionary(name, oneof(leaf, array(leaf, { maxLength: 3 })), { maxKeys: 4 });
const tree = dictionary(name, oneof(leaf, row, array(row, { maxLength: 4 })), { maxKeys: 5 });

test('what is changed by a patch is what the patch was made for, and the value before stays as it was', () => {
  assert(
    property(tuple(tree, tree), ([before, after]) => {
      const patch = JSON.parse(JSON.stringify(patchBetween(before, after))) as JsonPatch;
      expect(applyPatch(freezePlain(before), patch)).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

test('equal values need no change, and a patch is never longer than saying everything anew', () => {
  assert(
    property(tuple(tree, tree), ([before, after]) => {
      expect(patchBetween(before, structuredClone(before))).toEqual([]);
      const whole = JSON.stringify([{ op: 'replace', path: '', value: after }]);
      const patch = patchBetween(before, after);
      if (patch.length > 1) expect(JSON.stringify(patch).length).toBeLessThanOrEqual(whole.length);
    }),
  );
});

test('only what differs is named, and everything else is shared', () => {
  const anna = { id: 'a', name: 'Anna Maria Magdalena Theodora of the Long Names' };
  const before = {
    rows: [
      { ...anna, points: 1 },
      { id: 'b', points: 2 },
    ],
    name: 'Cup',
    note: undefined,
  };
  const after = {
    rows: [
      { ...anna, points: 1 },
      { id: 'b', points: 3 },
      { id: 'c', points: 0 },
    ],
    name: 'Cup',
  };
  const patch = patchBetween(before, after);
  expect(patch).toEqual([
    { op: 'replace', path: '/rows/1/points', value: 3 },
    { op: 'add', path: '/rows/-', value: { id: 'c', points: 0 } },
  ]);
  const changed = applyPatch(before, patch);
  expect(changed.rows[0]).toBe(before.rows[0]);
  expect(changed.rows[1]).not.toBe(before.rows[1]);
});

test('a patch for something else is an error', () => {
  expect(() => applyPatch({ a: 1 }, [{ op: 'replace', path: '/b/c', value: 1 }])).toThrow('there is nothing at /b/c');
});
