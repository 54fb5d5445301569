import { itemAt, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import source from '../material/reconstruction.json' with { type: 'json' };
import { scorePosition } from '../rules/position.ts';
import { plainFertility, plainForest, plainLight, type Sun } from './plain-scorer.ts';

const SUNS: readonly Sun[] = ['top', 'right', 'bottom', 'left'];
const EMPTY_ROW = '......';

interface Score {
  readonly light: number;
  readonly forest: number;
  readonly fertility: number;
}
const score = (planet: readonly string[], sun: Sun = 'top', fertility: Record<string, number> = {}): Score =>
  scorePosition({ planet, sun, fertility }) as unknown as Score;

/** Lays a row, read from the sun's side, onto the planet so that the sun at that side reads it. */
function laidFor(sun: Sun, row: string): string[] {
  const line = row.padEnd(6, '.');
  const backwards = Array.from(line).toReversed().join('');
  if (sun === 'left' || sun === 'right')
    return [EMPTY_ROW, EMPTY_ROW, sun === 'left' ? line : backwards, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW];
  return Array.from(sun === 'top' ? line : backwards, (sign) => `..${sign}...`);
}

describe('P10: the rulebook’s rows of light', () => {
  const rows = { A: ['sTssT', 5], B: ['ssbs', 2], C: ['TTss', 2], D: ['s#sT#s', 4], E: ['Lspsss', 2] } as const;
  for (const [name, [row, points]] of Object.entries(rows)) {
    test.each(SUNS)(`row ${name} ${row} is worth ${points} with the sun at the %s`, (sun) => {
      expect(score(laidFor(sun, row), sun).light).toBe(points);
    });
  }
});

test('P7.1 shadows run straight on their own row and do not leave the planet', () => {
  expect(score(['T.....', 's.....', EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, '....sT'], 'right').light).toBe(5);
  expect(score([EMPTY_ROW, EMPTY_ROW, '..T...', '..s...', '..s...', '..s...'], 'top').light).toBe(2);
  expect(score(['.....T', 's.....', EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW], 'left').light).toBe(3);
});

test('P7.2 a big tree in the shadow of a small one is lit', () => {
  expect(score(['s.....', 'T.....', EMPTY_ROW, EMPTY_ROW, EMPTY_ROW, EMPTY_ROW]).light).toBe(3);
});

test('P7.3 lakes and sprouts do not connect, bushes do, corners do not touch', () => {
  expect(score(['sLs...', 'bpb...', 's.s...', '...s..', '..ss..', '..T...']).forest).toBe(4);
});

test('P7.3 a forest crosses the middle of the planet', () => {
  expect(score(['s.....', 's.....', 'T.....', 'b.....', 's.....', 'ssssss']).forest).toBe(11);
});

test('P8.1 and P10: fertility times big trees', () => {
  const icons = { snow: 0, swamp: 0, mountain: 3, flowers: 5, wheat: 5, meadow: 2 };
  // Map MNNNNF MMNNFF MMMFFF SSSWWW SSRRWW SRRRRW: one big tree in snow, swamp and flowers, four in wheat, two in meadow.
  const planet = ['T.T..T', '......', 'T.....', 'T..TTT', '......', '.....T'];
  expect(score(planet, 'top', icons).fertility).toBe(29);
});

test('agrees with the plain scorer on 100,000 random planets', () => {
  const chance = SeededChance.from('random planets');
  const fill = ['...pbL#sT', '.sT', 'sssT', 'sTb', 'ppsTTTTb.'];
  const spaces = Array.from({ length: 36 });
  for (let i = 0; i < 100_000; i++) {
    const signs = itemAt(fill, i % fill.length);
    const planet = spaces
      .map(() => signs[chance.pick(signs.length)])
      .join('')
      .match(/.{6}/g) as string[];
    const sun = itemAt(SUNS, i % 4);
    const icons = { snow: i % 5, swamp: i % 3, mountain: 1, flowers: i % 7, wheat: 2, meadow: i % 2 };
    const ours = score(planet, sun, icons);
    const light = plainLight(planet, sun);
    const forest = plainForest(planet);
    const fertility = plainFertility(planet, source.planet, source.biomes, icons);
    if (ours.light !== light || ours.forest !== forest || ours.fertility !== fertility) {
      expect({ planet, sun, ...ours }).toEqual({ planet, sun, light, forest, fertility });
    }
  }
}, 60_000);

describe('a position that cannot be read says why', () => {
  const good = { planet: Array.from({ length: 6 }, () => EMPTY_ROW), sun: 'top', fertility: {} };
  test.each([
    [{ ...good, planet: ['......'] }, '"planet" must be a list of 6 rows'],
    [{ ...good, planet: [...good.planet.slice(1), '.....'] }, 'row 6 must have 6 signs'],
    [{ ...good, planet: [...good.planet.slice(1), '..x...'] }, 'c6: "x" is none of . p s T b L #'],
    [{ ...good, sun: 'north' }, '"sun" must be one of top, right, bottom, left, not "north"'],
    [{ ...good, fertility: { sea: 1 } }, '"fertility": no biome sea'],
    [{ ...good, fertility: { snow: -1 } }, '"fertility": snow must be a whole number'],
    [{ ...good, map: 'moon' }, '"map" must be one of'],
    ['......', 'a position must be an object'],
  ])('%j', (position, message) => {
    expect(() => scorePosition(position)).toThrow(message);
  });
});
