import { itemAt, Match, ScriptedChance, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planet, type State } from '../rules/index.ts';
import { acting } from '../examples/positions.ts';
import { idleRound, playTurns, scriptedGame, turn } from './helpers.ts';

const finish = (state: State): void => {
  const chance = SeededChance.from('finish');
  for (const seat of planet.waitingFor(state)) {
    for (const step of planet.notation.readTurn(state, seat, 'D')) planet.play(state, seat, step, chance);
  }
};
const ROWS = ['..T...', '.#s.#.', '..s...', '...b..', '.#..#.', '......'];

test('P3.1 seasons have 5, 4, 3 and 2 rounds; P7.4 the sun moves clockwise between them', () => {
  const match = new Match(planet, 2, { sun: 'right' }, SeededChance.from('year'));
  const suns: string[] = [];
  const rounds: number[] = [];
  while (!match.over) {
    const seat = itemAt(planet.waitingFor(match.state), 0);
    const steps =
      match.view('public').phase === 'draft'
        ? planet.moves(match.state, seat).slice(0, 1)
        : planet.notation.readTurn(match.state, seat, 'D');
    for (const event of steps.flatMap((step) => match.play(seat, step))) {
      if (event.kind === 'sun') suns.push(event.side);
      if (event.kind === 'light' && event.seat === 0) rounds.push(match.state.round);
    }
  }
  expect(suns).toEqual(['bottom', 'left', 'top']);
  expect(rounds).toEqual([5, 9, 12, 14]);
});

test('P6.1 the round ends when everyone is done, in whatever order', () => {
  const match = scriptedGame();
  idleRound(match);
  expect(match.state.round).toBe(1);
  while (match.view('public').phase === 'draft') {
    const seat = itemAt(planet.waitingFor(match.state), 0);
    match.play(seat, itemAt(planet.moves(match.state, seat), 0));
  }
  playTurns(match, [[2, 'D']]);
  expect(match.state.round).toBe(1);
  expect(planet.waitingFor(match.state)).toEqual([0]);
  playTurns(match, [[1, 'D']]);
  expect(match.state.round).toBe(2);
});

describe('P7 the end of a season', () => {
  test('light and the largest forest are scored, and nothing at the end of other rounds', () => {
    const spring = acting({ rows: ROWS, round: 4 });
    finish(spring);
    expect(planet.result(spring).parts[0]).toMatchObject({ light: [2, 0, 0, 0], forest: [3, 0, 0, 0] });
    const earlier = acting({ rows: ROWS, round: 3 });
    finish(earlier);
    expect(planet.result(earlier).parts[0]).toMatchObject({ light: [0, 0, 0, 0], forest: [0, 0, 0, 0] });
  });
  test('the sun of the season decides: in summer it stands at the right', () => {
    const summer = acting({ rows: ROWS, round: 8 });
    finish(summer);
    expect(itemAt(planet.result(summer).parts, 0).light).toEqual([0, 4, 0, 0]);
  });
  test('the events name every tree with its points and the forest’s spaces', () => {
    const state = acting({ rows: ROWS, round: 4 });
    turn(state, 'D', 0);
    turn(state, 'D', 1);
    const events: unknown[] = [];
    const done = itemAt(planet.notation.readTurn(state, 0, 'D'), 1);
    planet.play(state, 0, done, SeededChance.from('x'), (event) => events.push(event));
    planet.play(state, 1, done, SeededChance.from('x'), (event) => events.push(event));
    expect(events).toContainEqual({
      kind: 'light',
      seat: 0,
      season: 0,
      trees: [
        { space: 'c1', points: 2 },
        { space: 'c2', points: 0 },
        { space: 'c3', points: 0 },
      ],
      points: 2,
    });
    expect(events).toContainEqual({ kind: 'forest', seat: 0, season: 0, spaces: ['c1', 'c2', 'c3'], points: 3 });
  });
  test('P7.4 all cards before players go to the discard', () => {
    const match = scriptedGame();
    while (match.state.round < 5) idleRound(match);
    const view = match.view('public');
    expect(view.fronts).toEqual([[], []]);
    expect(view.discard.length).toBeGreaterThanOrEqual(10);
  });
});

describe('P8 the end of the game', () => {
  const rows = ['.TT...', '.#T.#.', '......', '......', '.#..#.', '.....T'];
  const zone = [
    { card: 'snow-sprout' },
    { card: 'snow-bud', faceDown: true },
    { card: 'snow-small' },
    { card: 'wheat-small' },
  ];
  test('P8.1 fertility icons face up times big trees, biome by biome', () => {
    const state = acting({ rows, zone, round: 13 });
    finish(state);
    expect(itemAt(planet.result(state).parts, 0).fertility).toBe(3 * 3 + 2 * 1);
    expect(planet.waitingFor(state)).toEqual([]);
  });
  test('P8.2 the most points win', () => {
    const state = acting({ rows, zone, round: 13 });
    finish(state);
    expect(planet.result(state)).toMatchObject({ finished: true, winners: [0] });
  });
});

describe('P8.2 a tie goes to whoever comes first from the holder of the token', () => {
  /** Nobody ever does anything, so the totals are the starting points and can be made equal by buds alone. */
  const tiedAfter = (nextFirst: number) => {
    const state = acting({ round: 13 });
    state.nextFirst = nextFirst;
    state.seats.fill(0);
    finish(state);
    return planet.result(state);
  };
  test.each([0, 1])('token with seat index %i', (holder) => {
    const { totals, winners } = tiedAfter(holder);
    expect(new Set(totals).size).toBe(1);
    expect(winners).toEqual([holder]);
  });
});

test('a script that is used up too early stops the game with a clear message', () => {
  const script = { picks: [1], shuffles: [] };
  expect(() => new Match(planet, 2, {}, new ScriptedChance(script))).toThrow(
    'the script has 0 shuffles; the game needs shuffle 1',
  );
});
