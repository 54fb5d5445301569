import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planet } from '../rules/index.ts';
import { acting, BARE } from '../examples/positions.ts';
import { refusalOf, turn } from './helpers.ts';

// The map: MNNNNF MMNNFF MMMFFF SSSWWW SSRRWW SRRRRW, crevasses b2 e2 b5 e5.
const at = (rows: readonly string[], space: string) => itemAt(rows, Number(space[1]) - 1)[space.charCodeAt(0) - 97];
const SMALL_AND_SPROUT = ['.sp...', '.#..#.', '......', '......', '.#..#.', '......'];

describe('P5.1 one action, and the power wholly before or wholly after it', () => {
  test('both orders work', () => {
    expect(at(turn(acting({ card: 'snow-bush' }), 'bush *a1 | A +b1'), 'a1')).toBe('b');
    expect(at(turn(acting({ card: 'snow-bush' }), 'A +b1 | bush *a1'), 'b1')).toBe('p');
  });
  test('the power in the middle of the action ends the action', () => {
    expect(refusalOf(acting({ card: 'snow-bush' }), 'A +b1 | bush *a1 +c1')).toBe('P5.6 no-plants');
  });
  test('a second action is refused, and a second use of the power', () => {
    expect(refusalOf(acting({}), 'A | B')).toBe('P5.1 action-already-chosen');
    expect(refusalOf(acting({}), 'A | lake | lake')).toBe('P5.1 power-already-used');
  });
  test('the turn is not done without an action', () => {
    const state = acting({});
    const done = itemAt(planet.notation.readTurn(state, 0, 'lake'), 1);
    turn(state, 'lake');
    expect(planet.why(state, 0, done)).toMatchObject({ rule: 'P5.1', reason: 'action-missing' });
  });
  test('the power may be left unused, and is that of the card', () => {
    expect(refusalOf(acting({ card: 'snow-bush' }), 'A')).toBeUndefined();
    expect(refusalOf(acting({ card: 'snow-bush' }), 'A | lake')).toBe('P5.6 not-your-power');
  });
  test('effects need an action or power first', () => {
    const state = acting({});
    const plant = planet.notation.readStep(state, 0, '+b1');
    expect(planet.why(state, 0, plant)).toMatchObject({ rule: 'P5.1', reason: 'nothing-begun' });
  });
});

describe('P5.2 plant and grow', () => {
  test('a sprout becomes a small tree, a small tree a big one, nothing skips a size', () => {
    expect(turn(acting({ rows: SMALL_AND_SPROUT }), 'B ^b1 ^c1')[0]).toBe('.Ts...');
  });
  test.each(['T', 'b', 'L', '.'])('%s does not grow', (sign) => {
    const rows = [`.${sign}....`, ...BARE.slice(1)];
    expect(refusalOf(acting({ rows }), 'B ^b1')).toBe('P5.2 nothing-that-grows');
  });
  test.each(['p', 's', 'T', 'b', 'L'])('P1.5 nothing is planted on %s', (sign) => {
    const rows = [`.${sign}....`, ...BARE.slice(1)];
    expect(refusalOf(acting({ rows }), 'A +b1')).toBe('P1.5 occupied');
  });
  test('P1.5 a crevasse never holds a piece', () => {
    expect(refusalOf(acting({ card: 'meadow-lake' }), 'A +b2')).toBe('P1.5 crevasse');
    expect(refusalOf(acting({}), 'A | lake ~b2')).toBe('P1.5 crevasse');
    expect(refusalOf(acting({ card: 'meadow-lake' }), 'B ^b2')).toBe('P1.5 crevasse');
  });
});

describe('P5.3 the four actions', () => {
  test('A: up to three plants', () => {
    expect(turn(acting({}), 'A +b1 +c1 +d1')[0]).toBe('.ppp..');
    expect(refusalOf(acting({}), 'A +b1 +c1 +d1 +e1')).toBe('P5.3 no-plants');
    expect(refusalOf(acting({}), 'A ^b1')).toBe('P5.3 no-grows');
  });
  test('B: up to two grows on different spaces', () => {
    const rows = ['.pppp.', ...BARE.slice(1)];
    expect(turn(acting({ rows }), 'B ^b1 ^c1')[0]).toBe('.sspp.');
    expect(refusalOf(acting({ rows }), 'B ^b1 ^b1')).toBe('P5.3 space-used');
    expect(refusalOf(acting({ rows }), 'B ^b1 ^c1 ^d1')).toBe('P5.3 no-grows');
    expect(refusalOf(acting({}), 'B +b1')).toBe('P5.3 no-plants');
  });
  test('C: one plant and one grow in either order, on different spaces', () => {
    expect(turn(acting({ rows: SMALL_AND_SPROUT }), 'C +d1 ^c1')[0]).toBe('.ssp..');
    expect(turn(acting({ rows: SMALL_AND_SPROUT }), 'C ^c1 +d1')[0]).toBe('.ssp..');
    expect(refusalOf(acting({}), 'C +d1 ^d1')).toBe('P5.3 space-used');
    expect(refusalOf(acting({}), 'C +d1 +e1')).toBe('P5.3 no-plants');
  });
  test('D: one plant or one grow', () => {
    expect(turn(acting({}), 'D +b1')[0]).toBe('.p....');
    expect(turn(acting({ rows: SMALL_AND_SPROUT }), 'D ^b1')[0]).toBe('.Tp...');
    expect(refusalOf(acting({ rows: SMALL_AND_SPROUT }), 'D +d1 ^b1')).toBe('P5.3 no-grows');
    expect(refusalOf(acting({ rows: SMALL_AND_SPROUT }), 'D ^b1 +d1')).toBe('P5.3 no-plants');
  });
});

describe('P5.4 where actions work', () => {
  test.each(['A +a1', 'C +a1'])('%s works only in the biome of the card', (text) => {
    expect(refusalOf(acting({ card: 'snow-lake' }), text)).toBe('P5.4 wrong-biome');
  });
  test('B too', () => {
    const rows = ['p.....', ...BARE.slice(1)];
    expect(refusalOf(acting({ rows }), 'B ^a1')).toBe('P5.4 wrong-biome');
  });
  test('with a wild card each effect may be in any biome', () => {
    expect(turn(acting({ card: 'wild-bud' }), 'A +a1 +b1 +f6')).toEqual(['pp....', ...BARE.slice(1, 5), '.....p']);
  });
  test('D ignores the biome', () => {
    expect(turn(acting({ card: 'snow-lake' }), 'D +f6')[5]).toBe('.....p');
  });
});

describe('P5.5 up to includes none', () => {
  test.each(['A', 'B', 'C', 'D'])('%s with nothing done', (action) => {
    expect(turn(acting({}), action)).toEqual(BARE);
  });
  test('an action with nothing to do is allowed', () => {
    const full = ['sTTTTs', 'T#TT#T', 'TTTTTT', 'TTTTTT', 'T#TT#T', 'TTTTTT'];
    expect(refusalOf(acting({ rows: full, card: 'snow-small' }), 'A | small')).toBeUndefined();
  });
});

describe('P5.6 using the power', () => {
  const markerOf = (state: ReturnType<typeof acting>) => itemAt(planet.view(state, 0).planets, 0).markers;
  test('the marker moves first, then the power works as often as the new step says', () => {
    const state = acting({ card: 'snow-sprout' });
    expect(turn(state, 'A | sprout +a1 +f6')).toEqual(['p.....', ...BARE.slice(1, 5), '.....p']);
    expect(markerOf(state).sprout).toBe(1);
  });
  test('no more often than the step says', () => {
    expect(refusalOf(acting({ card: 'snow-sprout' }), 'sprout +a1 +f6 +f5 | A')).toBe('P5.6 no-plants');
    expect(
      refusalOf(acting({ card: 'snow-sprout', markers: { sprout: 2 } }), 'sprout +a1 +f6 +f5 +f4 | A'),
    ).toBeUndefined();
  });
  test('the marker does not move beyond the last step', () => {
    const state = acting({ card: 'snow-sprout', markers: { sprout: 3 } });
    turn(state, 'sprout +a1 +f6 +f5 +f4 | A');
    expect(markerOf(state).sprout).toBe(3);
  });
  test('P5.9 a power not used does not move its marker', () => {
    const state = acting({ card: 'snow-sprout' });
    turn(state, 'A +b1');
    expect(markerOf(state).sprout).toBe(0);
  });
});

describe('P5.7 the six powers', () => {
  const rows = ['psT...', ...BARE.slice(1)];
  test('small tree: sprouts only, anywhere', () => {
    expect(turn(acting({ rows, card: 'wheat-small' }), 'small ^a1 | A')[0]).toBe('ssT...');
    expect(refusalOf(acting({ rows, card: 'wheat-small' }), 'small ^b1 | A')).toBe('P5.7 not-a-sprout');
  });
  test('big tree: small trees only, anywhere', () => {
    expect(turn(acting({ rows, card: 'wheat-big' }), 'big ^b1 | A')[0]).toBe('pTT...');
    expect(refusalOf(acting({ rows, card: 'wheat-big' }), 'big ^a1 | A')).toBe('P5.7 not-a-small-tree');
  });
  test('bush: on an empty space', () => {
    expect(turn(acting({ rows, card: 'wheat-bush' }), 'bush *d1 | A')[0]).toBe('psTb..');
    expect(refusalOf(acting({ rows, card: 'wheat-bush' }), 'bush *a1 | A')).toBe('P1.5 occupied');
  });
  test('bud: scores the number of its step, once', () => {
    const state = acting({ card: 'wheat-bud', markers: { bud: 1 } });
    turn(state, 'bud | A');
    expect(itemAt(planet.result(state).parts, 0).buds).toBe(6);
  });
  test('lake: then up to two grows on different spaces orthogonally next to it', () => {
    const rows = ['..p...', '.#s.#.', '......', '......', '.#..#.', '......'];
    expect(turn(acting({ rows, card: 'wheat-lake' }), 'lake ~d2 ^c2 | A').slice(0, 2)).toEqual(['..p...', '.#TL#.']);
    expect(refusalOf(acting({ rows, card: 'wheat-lake' }), 'lake ~d2 ^c1 | A')).toBe('P5.7 not-at-the-lake');
    expect(refusalOf(acting({ rows, card: 'wheat-lake' }), 'lake ^c1 | A')).toBe('P5.7 no-grows');
  });
  test('lake: not the same space twice, not a third', () => {
    const rows = ['.p.p..', '.#p.#.', '......', '......', '.#..#.', '......'];
    expect(turn(acting({ rows, card: 'wheat-lake' }), 'lake ~c1 ^b1 ^d1 | A')[0]).toBe('.sLs..');
    expect(refusalOf(acting({ rows, card: 'wheat-lake' }), 'lake ~c1 ^b1 ^b1 | A')).toBe('P5.7 already-watered');
    expect(refusalOf(acting({ rows, card: 'wheat-lake' }), 'lake ~c1 ^b1 ^d1 ^c2 | A')).toBe('P5.7 no-grows');
  });
  test('P5.8 with two lakes each lake’s two grows are its own', () => {
    const rows = ['.p.p..', '.#p.#.', '......', '......', '.#..#.', '......'];
    const two = acting({ rows, card: 'wheat-lake', markers: { lake: 1 } });
    expect(turn(two, 'lake ~c1 ^b1 ^d1 ~d2 ^d1 ^c2 | A').slice(0, 2)).toEqual(['.sLT..', '.#sL#.']);
  });
  test('P5.7 a lake’s grows follow it at once: after the second lake the first waters no more', () => {
    const rows = ['.p.p..', '.#p.#.', '......', '......', '.#..#.', '......'];
    const two = acting({ rows, card: 'wheat-lake', markers: { lake: 1 } });
    expect(refusalOf(two, 'lake ~c1 ^d1 ~d2 ^b1 | A')).toBe('P5.7 not-at-the-lake');
  });
  test('a lake covers no edge: f1 and a2 are no neighbours', () => {
    const rows = ['......', 'p#..#.', '......', '......', '.#..#.', '......'];
    expect(refusalOf(acting({ rows, card: 'wheat-lake' }), 'lake ~f1 ^a2 | A')).toBe('P5.7 not-at-the-lake');
  });
});

test('P5.8 power and action may work on the same space', () => {
  expect(turn(acting({ card: 'snow-small' }), 'A +b1 | small ^b1')[0]).toBe('.s....');
  const rows = ['.p....', ...BARE.slice(1)];
  expect(turn(acting({ rows, card: 'snow-small' }), 'small ^b1 | B ^b1')[0]).toBe('.T....');
});
