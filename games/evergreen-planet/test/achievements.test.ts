import type { KeptGame } from '@grove/game-kit';
import { dayAfter, kept, type Made, times } from '@grove/game-kit/achievements/kept';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planetAchievements } from '../achievements.ts';
import type { AchievementName } from '../words/achievement-words.ts';

const { reach } = planetAchievements;

/** A game of somebody alone, whose parts are small. */
const solo = ({ parts, ...made }: Made = {}): KeptGame =>
  kept({ parts: { start: 0, light: [0], forest: [0], buds: 3, fertility: 0, ...parts }, ...made });
const on = (i: number): Made => ({ options: { planet: `p${i}` } });

/** For each what just reaches it, and what just does not. */
const EDGES: Readonly<Record<AchievementName, readonly [yes: KeptGame[], no: KeptGame[]]>> = {
  'olive-tree': [[solo({ total: 136 })], [solo({ total: 135 }), solo({ total: 136, seating: ['person', 'tree'] })]],
  birch: [[solo({ total: 161 })], [solo({ total: 160 }), solo({ total: 161, hints: 1 })]],
  oak: [[solo({ total: 181 })], [solo({ total: 180 })]],
  sequoia: [[solo({ total: 201 })], [solo({ total: 200 })]],
  forest: [[solo({ parts: { forest: [3, 20] } })], [solo({ parts: { forest: [19, 19] } })]],
  light: [[solo({ parts: { light: [20, 1] } })], [solo({ parts: { light: [19, 19] } })]],
  fertility: [[solo({ parts: { fertility: 50 } })], [solo({ parts: { fertility: 49 } })]],
  'without-buds': [[solo({ total: 151, parts: { buds: 0 } })], [solo({ total: 151 }), solo({ parts: { buds: 0 } })]],
  'four-planets': [times(4, on), [...times(3, on), kept(on(0))]],
  'first-day': [[solo({ daily: '2026-11-15' })], [solo()]],
  'seven-days': [
    times(7, (i) => ({ daily: dayAfter(i) })),
    times(8, (i) => ({ daily: dayAfter(i < 4 ? i : i + 1) })).slice(0, 7),
  ],
  'thirty-days': [times(30, (i) => ({ daily: dayAfter(2 * i) })), times(30, (i) => ({ daily: dayAfter(i % 29) }))],
};

test.each(Object.keys(EDGES) as AchievementName[])('%s is reached exactly at its edge', (name) => {
  const [yes, no] = EDGES[name];
  expect(reach[name](yes)).toBeDefined();
  expect(reach[name](no)).toBeUndefined();
});

test('what is reached is told by the game that reached it, and more games never take it away', () => {
  const games = times(12, (i) => ({ total: 100 + 10 * i }));
  const at = (name: AchievementName): number | undefined => reach[name](games)?.at;
  expect([at('olive-tree'), at('birch'), at('oak')]).toEqual([5, 8, 10]);
  const reached = (all: readonly KeptGame[]): string[] =>
    Object.entries(reach).flatMap(([name, by]) => (by(all) === undefined ? [] : [name]));
  fc.assert(
    fc.property(fc.array(fc.record({ total: fc.nat(250), day: fc.nat(9) }), { maxLength: 15 }), (list) => {
      const all = list.map(({ total, day }, i) => solo({ at: i + 1, total, daily: dayAfter(day) }));
      expect(reached(all)).toEqual(expect.arrayContaining(reached(all.slice(0, -1))));
    }),
    { seed: 7 },
  );
});
