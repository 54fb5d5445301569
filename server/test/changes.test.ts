import { applyPatch, freezePlain, type JsonPatch } from '@grove/kernel';
import { array, assert, boolean, constantFrom, dictionary, integer, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldChanges } from '../socket/changes.ts';
import { SharedChanges } from '../socket/shared-changes.ts';

/** Trees that differ in a few places, as two views of the same thing do; names with what paths and texts must escape. */
const leaf = oneof(integer({ min: 0, max: 3 }), string({ maxLength: 2 }), constantFrom(null, true, undefined));
const name = constantFrom('a', 'b', 'c/d', 'e~f', '"', 'ü', '-', '0');
const list = array(constantFrom(1, 2, 'three', null), { maxLength: 40 });
const row = dictionary(name, oneof(leaf, list), { maxKeys: 4 });
const tree = dictionary(name, oneof(leaf, list, row, array(row, { maxLength: 4 })), { maxKeys: 5 });

const patchOf = (changes: string): JsonPatch => JSON.parse(`[${changes.slice(1)}]`) as JsonPatch;
const throughJson = (value: object): object => JSON.parse(JSON.stringify(value)) as object;
const changed = (before: object, changes: string): object =>
  applyPatch(freezePlain(throughJson(before)), patchOf(changes));

test('what is changed is what the changes were written for', () => {
  assert(
    property(tuple(tree, tree), ([before, after]) => {
      expect(changed(before, fieldChanges(before, after, ''))).toEqual(throughJson(after));
      expect(fieldChanges(before, structuredClone(before), '')).toBe('');
    }),
    { numRuns: 1000 },
  );
});

test('of a long list what is new is told, of a short one all of it', () => {
  const long = Array.from({ length: 50 }, (_, i) => i);
  expect(patchOf(fieldChanges({ long, short: [1] }, { long: [...long, 7], short: [1, 2] }, '/game'))).toEqual([
    { op: 'add', path: '/game/long/-', value: 7 },
    { op: 'replace', path: '/game/short', value: [1, 2] },
  ]);
});

describe('of views that share parts', () => {
  /** A view that has some parts in common with the public one, as the very same values. */
  const own = (common: Record<string, unknown>, mine: Record<string, unknown>, isMine: boolean, at: number) => {
    const lists = Object.entries(common).map(([key, part]) =>
      isMine && Array.isArray(part) && at < part.length ? [key, part.with(at, { ...part[at], ...mine })] : [key, part],
    );
    return { ...(Object.fromEntries(lists) as Record<string, unknown>), ...(!isMine && mine) };
  };

  test('each is told its own changes', () => {
    assert(
      property(
        tuple(tree, tree),
        array(tuple(row, row, boolean(), boolean(), integer({ min: 0, max: 3 })), { maxLength: 3 }),
        ([before, after], seats) => {
          const shared = new SharedChanges(before, after, '');
          for (const [had, has, wasMine, isMine, at] of seats) {
            const [was, is] = [own(before, had, wasMine, at), own(after, has, isMine, at)];
            expect(changed(was, shared.write(was, is))).toEqual(throughJson(is));
          }
          expect(changed(before, shared.write(before, after))).toEqual(throughJson(after));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
