import { itemAt, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { forecast, forecastMoves } from '../rules/forecast.ts';
import { planet } from '../rules/index.ts';
import { acting } from '../examples/positions.ts';
import { turn } from './helpers.ts';
import { plainForest, plainLight } from './plain-scorer.ts';

const ROWS = ['..T...', '.#s.#.', '..s...', '...b..', '.#..#.', '.....T'];
const zone = [{ card: 'snow-sprout' }, { card: 'wheat-small' }];

test('P7, P8.1: light for each sun to come, forest, fertility as it stands, and all together', () => {
  const state = acting({ rows: ROWS, zone, round: 6 });
  const suns = ['right', 'bottom', 'left'] as const;
  const light = suns.map((sun) => plainLight(ROWS, sun));
  expect(forecast(state, 0)).toEqual({
    scored: planet.result(state).totals[0],
    light: [null, ...light],
    forest: plainForest(ROWS),
    fertility: 3 + 2,
    total:
      itemAt(planet.result(state).totals, 0) +
      itemAt(light, 0) +
      itemAt(light, 1) +
      itemAt(light, 2) +
      3 * plainForest(ROWS) +
      5,
  });
});

test('what the forecast promises comes true when nothing changes any more', () => {
  const state = acting({ rows: ROWS, zone, round: 13 });
  const promised = forecast(state, 0).total;
  const chance = SeededChance.from('idle');
  for (const seat of [0, 1]) {
    for (const step of planet.notation.readTurn(state, seat, 'D')) planet.play(state, seat, step, chance);
  }
  expect(planet.result(state).totals[0]).toBe(promised);
  expect(forecast(state, 0)).toMatchObject({ total: promised, light: [null, null, null, null], fertility: 0 });
});

describe('what one step would change', () => {
  const step = (state: ReturnType<typeof acting>, text: string) => planet.notation.readStep(state, 0, text);

  // c2 is snow, with three icons in the zone; c3 is meadow, with none.
  test.each([
    ['^c2', 3],
    ['^c3', 0],
  ])('growing %s', (text, fertility) => {
    const state = acting({ rows: ROWS, zone, card: 'wild-bud', round: 2 });
    turn(state, 'B');
    const before = forecast(state, 0);
    const change = forecastMoves(state, 0, [step(state, text)]);
    planet.play(state, 0, step(state, text), SeededChance.from('x'));
    const after = forecast(state, 0);
    expect(change.total).toBe(after.total - before.total);
    expect(change.light).toEqual(after.light.map((points, i) => Number(points) - Number(before.light[i])));
    expect(change.fertility).toBe(fertility);
  });

  test('buds are scored at once; the state asked stays as it was', () => {
    const state = acting({ card: 'wild-bud' });
    const saved = JSON.stringify(planet.save(state));
    expect(forecastMoves(state, 0, [step(state, 'bud')])).toMatchObject({ scored: 3, total: 3 });
    expect(forecastMoves(state, 0, [step(state, 'A')]).total).toBe(0);
    expect(forecastMoves(state, 0, [step(state, 'done')]).total).toBe(0);
    expect(JSON.stringify(planet.save(state))).toBe(saved);
  });
});
