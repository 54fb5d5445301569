import { applyPatch, freezePlain, type JsonPatch, type ViewPart, withParts } from '@grove/kernel';
import { array, assert, constantFrom, dictionary, integer, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, textOf } from '../socket/changes.ts';
import { ViewChanges } from '../socket/view-changes.ts';

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
      const changes = changesBetween(before, after, '');
      expect(changed(before, textOf(changes))).toEqual(throughJson(after));
      for (const { path, text } of changes)
        expect(patchOf(text)).toMatchObject([{ path: JSON.parse(`"${path}"`) as string }]);
      expect(changesBetween(before, structuredClone(before), '')).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('of a long list what is new is told, of a short one all of it', () => {
  const long = Array.from({ length: 50 }, (_, i) => i);
  const changes = changesBetween({ long, short: [1] }, { long: [...long, 7], short: [1, 2] }, '/game');
  expect(patchOf(textOf(changes))).toEqual([
    { op: 'add', path: '/game/long/-', value: 7 },
    { op: 'replace', path: '/game/short', value: [1, 2] },
  ]);
});

describe('of views that differ from the public one in some parts', () => {
  const isIn = (path: string, other: string): boolean => `${path}/`.startsWith(`${other}/`);
  /** Places in a view, none of which lies in another, and what a seat sees there. */
  const places = constantFrom('', '/a', '/b', '/a/0', '/a/0/b', '/b/1', '/ü', '/-');
  const seen = oneof(
    leaf.map((value) => value ?? null),
    list,
    row,
  );
  const parts = dictionary(places, seen, { maxKeys: 3 }).map((values): ViewPart[] =>
    Object.entries(values)
      .map(([path, value]) => ({ path, value }))
      .filter(({ path }, i, all) => !all.slice(0, i).some((one) => isIn(path, one.path) || isIn(one.path, path))),
  );
  /** Whether there is something that the parts can be put into. */
  const fit = (view: object, own: readonly ViewPart[]): boolean => {
    try {
      return isTree(withParts(view, own));
    } catch {
      return false;
    }
  };
  const isTree = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

  test('each is told its own changes', () => {
    let told = 0;
    assert(
      property(tuple(tree, tree), array(tuple(parts, parts), { maxLength: 4 }), ([before, after], seats) => {
        const changes = new ViewChanges(before, after, '/view');
        const patched = (view: object, text: string) => (changed({ view }, text) as { view: object }).view;
        for (const [had, other] of seats) {
          // Mostly a seat sees other things in the same places.
          const has = had.map(({ path, value }, i) => ({ path, value: other[i]?.value ?? value }));
          for (const now of [has, other]) {
            if (!fit(before, had) || !fit(after, now)) continue;
            told++;
            const [was, is] = [withParts(before, had), withParts(after, now)];
            expect(patched(was, changes.write(had, now))).toEqual(throughJson(is));
          }
        }
        expect(patched(before, changes.write([], []))).toEqual(throughJson(after));
      }),
      { numRuns: 1000 },
    );
    expect(told).toBeGreaterThan(500);
  });

  test('what everybody sees is written once, and not where a seat sees something else', () => {
    const view = (soil: number, cards: number | null) => ({ round: 1, players: [{ soil, hand: null, cards }] });
    const changes = new ViewChanges(view(3, 5), view(4, 6), '');
    const own = (hand: readonly number[]): ViewPart[] => [
      { path: '/players/0/hand', value: hand },
      { path: '/players/0/cards', value: 7 },
    ];
    const soil = { op: 'replace', path: '/players/0/soil', value: 4 };
    expect(patchOf(changes.write([], []))).toEqual([soil, { op: 'replace', path: '/players/0/cards', value: 6 }]);
    expect(patchOf(changes.write(own([1]), own([1, 2])))).toEqual([
      soil,
      { op: 'replace', path: '/players/0/hand', value: [1, 2] },
    ]);
  });
});
