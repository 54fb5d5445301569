import { itemAt, Match, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planet } from '../rules/index.ts';
import { nextTitle, titleFor } from '../rules/solo.ts';
import { playTurns, type Script, scriptedGame } from './helpers.ts';

const solo = (script: Script) => scriptedGame({ players: 1, ...script });
const takenByOpponent = (script: Script) => {
  const { river } = solo({ first: 2, ...script }).view('public');
  return river.find(({ takenBy }) => takenBy === 1)?.card;
};

test('P9.1 the river has three cards and the person alone is waited for', () => {
  const match = solo({ first: 1 });
  expect(match.view('public').river).toHaveLength(3);
  expect(planet.waitingFor(match.state)).toEqual([0]);
});

test('P9.1 the opponent that begins has taken its card when the person is asked', () => {
  const { river, picker, tokenOn } = solo({ first: 2, deck: ['snow-bud', 'wild-bud', 'snow-big'] }).view('public');
  expect(river.map(({ takenBy }) => takenBy)).toEqual([null, 1, null]);
  expect({ picker, tokenOn }).toEqual({ picker: 0, tokenOn: 0 });
});

describe('P9.1 the token', () => {
  test('is won by the opponent with the card it takes', () => {
    const match = solo({ first: 1, deck: ['wild-bud', 'snow-bush', 'snow-small'] });
    playTurns(match, [[1, 'take wild-bud']]);
    expect(match.view('public')).toMatchObject({ tokenOn: 1, nextFirst: 1, phase: 'actions' });
  });
  test('is won back by the person, and goes back to the opponent when it is left', () => {
    const deck = ['snow-bud', 'wild-bud', 'snow-big'];
    const won = solo({ first: 2, deck });
    playTurns(won, [
      [1, 'take snow-bud'],
      [1, 'D'],
    ]);
    expect(won.view('public').first).toBe(0);
    const left = solo({ first: 2, deck });
    playTurns(left, [
      [1, 'take snow-big'],
      [1, 'D'],
    ]);
    expect(left.view('public').first).toBe(1);
  });
});

describe('P9.2 the opponent takes', () => {
  test.each([
    ['a wild card', ['snow-bud', 'flowers-lake', 'wild-bud'], 'wild-bud'],
    ['the leftmost of two wild cards', ['snow-bud', 'wild-big', 'wild-bud'], 'wild-big'],
    ['else the most fertility icons', ['snow-bud', 'flowers-lake', 'snow-bush'], 'flowers-lake'],
    ['of equals the leftmost', ['snow-small', 'swamp-bud', 'snow-bush'], 'swamp-bud'],
    [
      'among droughts the biome with the fewest icons in the zone',
      ['snow-small', 'swamp-small', 'meadow-bud'],
      'swamp-small',
    ],
    ['of equal droughts the leftmost', ['snow-small', 'snow-big', 'meadow-bush'], 'snow-small'],
  ])('%s', (_, deck, expected) => {
    // Zone: three icons of snow and three of meadow.
    expect(takenByOpponent({ deck })).toBe(expected);
  });
});

test('P9.2 counts only icons that lie face up', () => {
  const deck = ['wild-bud', 'wild-big', 'snow-small', 'snow-big', 'meadow-bud', 'meadow-bush'];
  const match = solo({ first: 1, deck });
  // The person takes a wild card, the opponent the other; the snow drought turns snow-sprout face down.
  playTurns(match, [
    [1, 'take wild-bud'],
    [1, 'D'],
  ]);
  const { river } = match.view('public');
  expect(river.find(({ takenBy }) => takenBy === 1)?.card).toBe('snow-big');
});

test('P9 a whole solo game ends with one total, and its record leaves the opponent out', () => {
  const match = new Match(planet, 1, {}, SeededChance.from('solo'));
  let steps = 0;
  while (!match.over) {
    match.play(0, itemAt(planet.moves(match.state, 0), 0));
    steps++;
  }
  expect(planet.result(match.state)).toMatchObject({ finished: true, winners: [0] });
  expect(match.steps.every(({ seat }) => seat === 0)).toBe(true);
  expect(steps).toBe(match.steps.length);
});

test.each([
  [0, 'broccoli'],
  [120, 'broccoli'],
  [121, 'bonsai'],
  [135, 'bonsai'],
  [136, 'olive-tree'],
  [151, 'holly'],
  [160, 'holly'],
  [161, 'birch'],
  [171, 'pine'],
  [181, 'oak'],
  [190, 'oak'],
  [191, 'baobab'],
  [200, 'baobab'],
  [201, 'legendary-sequoia'],
])('P9.3 %i points are worth the title %s', (points, title) => {
  expect(titleFor(points)).toBe(title);
});

test('P9.3 the next title is the lowest above the score; above the highest there is none', () => {
  expect(nextTitle(120)).toEqual({ from: 121, title: 'bonsai' });
  expect(nextTitle(121)?.title).toBe('olive-tree');
  expect(nextTitle(201)).toBeUndefined();
});
