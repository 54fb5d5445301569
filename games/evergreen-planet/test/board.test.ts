import { readTyped } from '@grove/game-kit/board/typed-steps';
import { itemAt, SeededChance, type Viewer } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardFacts } from '../board/cards/facts.ts';
import { spaceName } from '../board/model/names.ts';
import { seasonGain, speechFor } from '../board/model/speech.ts';
import { gainAt, meantStep, modelOf } from '../board/model/table.ts';
import { bend, LAND_PATH, SPACE_POINTS, spacePath } from '../board/planet/geometry.ts';
import { isShaded, sceneOf } from '../board/planet/scene.ts';
import { silhouette } from '../board/planet/silhouette.ts';
import { toneStyle } from '../board/planet/tones.ts';
import { PLANETS, SPACES } from '../material/index.ts';
import { planet } from '../rules/index.ts';
import { scorePosition } from '../rules/position.ts';
import { DONE, spaceOf } from '../rules/move.ts';
import type { Options } from '../rules/types.ts';

const OPTIONS: Options = { sun: 'top', planet: 'reconstruction', material: null };
const SIDES = ['top', 'right', 'bottom', 'left'];
const rowsOf = (text: string) => text.match(/.{6}/g) ?? [];
const start = (players: number) => planet.start(players, OPTIONS, SeededChance.from('board'));

test('P7.2: the points that the picture shows are those that the rules count, under every sun', () => {
  const signs = fc.string({
    unit: fc.constantFrom('.', 'p', 's', 'T', 'b', 'L'),
    minLength: SPACES,
    maxLength: SPACES,
  });
  fc.assert(
    fc.property(signs, fc.nat(3), (text, side) => {
      const rows = rowsOf(text);
      const shown = sceneOf(rows, OPTIONS, side).reduce((sum, { points }) => sum + (points ?? 0), 0);
      expect(scorePosition({ planet: rows, sun: itemAt(SIDES, side) })).toMatchObject({ light: shown });
    }),
    { seed: 6 },
  );
});

test('P7.1: a shadow lies one space behind a small tree and two behind a big one; a big tree in a small one’s stays lit', () => {
  const [, ...shadowed] = ['', 's.....', 'T.....', 'sT....'].map((row) =>
    sceneOf([row.padEnd(6, '.'), ...Array.from({ length: 5 }, () => '......')], OPTIONS, 3).slice(0, 6),
  );
  expect(shadowed.map((row) => row.map(({ inShadow }) => Number(inShadow)).join(''))).toEqual([
    '010000',
    '011000',
    '011100',
  ]);
  expect(itemAt(shadowed, 2).map(isShaded)).toEqual([false, false, true, true, false, false]);
});

test('the silhouette of a tree ends inside the last space that it shades', () => {
  const numbers = (path: string) => [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
  const leftmost = (path: string) => Math.min(...numbers(path).filter((_, i) => i % 2 === 0));
  const edge = (x: number) => bend({ x, y: 2.7 }).x;
  const space = 2 * 6 + 4;
  for (const [sign, last] of [
    ['s', 3],
    ['T', 2],
  ] as const) {
    expect(leftmost(silhouette(space, sign, 1))).toBeGreaterThan(edge(last));
    expect(leftmost(silhouette(space, sign, 1))).toBeLessThan(edge(last + 0.2));
  }
});

test('all land lies on the sea, and every space has a middle of its own inside the land', () => {
  expect(LAND_PATH).toMatch(/^M.*z$/);
  for (const { x, y, scale } of SPACE_POINTS) {
    expect(Math.hypot(x, y)).toBeLessThan(354);
    expect(scale).toBeGreaterThan(0.8);
  }
  expect(new Set(SPACE_POINTS.map(({ x, y }) => `${x} ${y}`)).size).toBe(SPACES);
  expect(new Set(Array.from({ length: SPACES }, (_, space) => spacePath(space))).size).toBe(SPACES);
});

test('planes that face the sun are the bright ones', () => {
  expect(toneStyle('lit', 3)).toMatchObject({ '--west': '#9CC763', '--east': '#1F5440' });
  expect(toneStyle('lit', 1)).toMatchObject({ '--west': '#1F5440', '--east': '#9CC763' });
  expect(toneStyle('lit', 0)).toMatchObject({ '--crest': '#9CC763' });
  expect(toneStyle('dusk', 0)).not.toMatchObject({ '--crest': '#9CC763' });
});

test('a space is spoken of as a person would', () => {
  const speech = speechFor('en', ['Ana'], 0);
  const scene = sceneOf(['......', '.#....', '......', '......', '....ss', '......'], OPTIONS, 1);
  expect([28, 29, 7, 0].map((space) => spaceName(itemAt(scene, space), space === 0, speech))).toEqual([
    'e5, wheat, small tree, in shadow at the end of the season',
    'f5, wheat, small tree, lit at the end of the season, 1 point',
    'b2, meadow, crevasse',
    'a1, meadow, empty, may be chosen',
  ]);
});

test('P7 the end of a season speaks to whoever it was for, and of them by name to everybody else', () => {
  const gain = { light: 3, forest: 2 };
  const told = (viewer: Viewer, isShared = false) =>
    seasonGain(speechFor('en', ['Ana', 'Bo'], viewer, isShared), 0, gain);
  expect(told(0)).toBe('The light gives you 3 points, your largest forest 2.');
  for (const text of [told(1), told('public'), told(0, true)])
    expect(text).toBe('Light gives Ana 3 points, the largest forest 2.');
});

test('a view is enough: the board finds the same steps as the rules do', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = start(players);
    const chance = SeededChance.from('steps');
    for (let i = 0; i < 40; i++) {
      const seat = itemAt(planet.waitingFor(state), 0);
      const model = modelOf(planet.view(state, seat), seat, true);
      const moves = planet.moves(state, seat);
      expect(model.moves).toEqual(moves);
      expect(modelOf(planet.view(state, seat), seat, false).moves).toEqual([]);
      planet.play(state, seat, itemAt(moves, chance.pick(moves.length)), chance);
    }
  }
});

/** A solo game in its first turn, with what was typed of it. */
function firstTurn(typed?: string) {
  const state = start(1);
  const chance = SeededChance.from('turn');
  planet.play(state, 0, itemAt(planet.moves(state, 0), 0), chance);
  const { steps } = typed === undefined ? { steps: [] } : readTyped(planet, state, 0, typed);
  for (const step of steps) if (step !== DONE) planet.play(state, 0, step, chance);
  const view = planet.view(state, 0);
  return { state, view, model: modelOf(view, 0, true) };
}

test('every space says why it cannot be chosen, and those that can say what they bring (P5.3)', () => {
  const { view, model } = firstTurn('D');
  for (let space = 0; space < SPACES; space++) {
    const isOpen = model.stepsAt.has(space);
    expect(planet.why(model.state, 0, meantStep(view, 0, space)) === undefined).toBe(isOpen);
    expect(gainAt(model, 0, space) !== undefined).toBe(isOpen);
  }
  expect([...model.stepsAt].every(([space, [step = 0]]) => spaceOf(step) === space)).toBe(true);
});

test('P5.3: where the biome of a card has no room left, the spaces that another step fits are pointed out', () => {
  const { view, model } = firstTurn();
  const biome = model.targets;
  expect(biome.size).toBeLessThan(SPACES / 2);
  const full = (row: string, y: number) => Array.from(row, (sign, x) => (biome.has(y * 6 + x) ? 'T' : sign)).join('');
  const planets = view.planets.map((one) => ({ ...one, rows: one.rows.map(full) }));
  const { targets, stepsAt } = modelOf({ ...view, planets }, 0, true);
  expect(targets.size).toBeGreaterThan(0);
  expect(targets).toEqual(new Set(stepsAt.keys()));
});

test('a whole turn can be typed; one bad step and nothing of it is played', () => {
  const { state } = firstTurn('D');
  expect(readTyped(planet, state, 0, '+a1')).toMatchObject({ steps: [expect.any(Number)] });
  expect(readTyped(planet, state, 0, '+b2').refusal).toMatchObject({ rule: 'P1.5', reason: 'crevasse' });
  const fresh = start(1);
  planet.play(fresh, 0, itemAt(planet.moves(fresh, 0), 0), SeededChance.from('turn'));
  expect(readTyped(planet, fresh, 0, 'D +a1').steps).toHaveLength(3);
  expect(readTyped(planet, fresh, 0, 'D +a1 +a2').refusal?.reason).toBe('no-plants');
  expect(() => readTyped(planet, fresh, 0, 'D nonsense')).toThrow('nonsense');
});

test('P1.2: what stands on a card', () => {
  expect(cardFacts({ options: OPTIONS }, 'snow-lake')).toEqual({
    biome: 'snow',
    power: 'lake',
    fertility: 1,
    isDrought: false,
  });
  for (const name of PLANETS)
    expect(sceneOf(rowsOf('.'.repeat(36)), { ...OPTIONS, planet: name, material: null }, 0)).toHaveLength(36);
});
