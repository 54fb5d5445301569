import { itemAt, Match, SeededChance, ScriptedChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planet } from '../rules/index.ts';
import { scriptedGame } from './helpers.ts';

const startPoints = (players: number, first: number) =>
  scriptedGame({ players, first })
    .view('public')
    .planets.map(({ parts }) => parts.start);

describe('P2.1 starting points follow the turn order', () => {
  test.each([
    [4, 3, [2, 3, 0, 1]],
    [3, 1, [0, 1, 2]],
    [2, 2, [1, 0]],
    [1, 1, [0]],
    [1, 2, [1]],
  ])('%i players, picker %i begins', (players, first, points) => {
    expect(startPoints(players, first)).toEqual(points);
  });
});

test('P2.2 the table chooses the sun’s first side; it decides the light', () => {
  const totals = ['top', 'right', 'bottom', 'left'].map((sun) => {
    const match = new Match(planet, 2, { sun }, SeededChance.from('sun'));
    const choice = SeededChance.from('sun', 'choice');
    while (!match.over) {
      const seat = itemAt(planet.waitingFor(match.state), 0);
      const moves = planet.moves(match.state, seat);
      match.play(seat, itemAt(moves, choice.pick(moves.length)));
    }
    return match.game
      .result(match.state)
      .parts.map(({ light }) => JSON.stringify(light))
      .join(' ');
  });
  expect(new Set(totals).size).toBeGreaterThan(1);
});

test('P2.3 and P10: cards are turned up until five icons show; the rest goes back', () => {
  // 4 icons after the third card (2 + 0 + 2), a drought fourth, 2 icons on the fifth.
  const turnedUp = ['snow-bush', 'wild-bud', 'meadow-lake', 'snow-small', 'wheat-small'];
  const view = scriptedGame({ turnedUp }).view('public');
  expect(view.zone.map(({ card }) => card)).toEqual(['snow-bush', 'meadow-lake', 'wheat-small']);
  expect(view.zone.every(({ faceDown }) => !faceDown)).toBe(true);
  expect(view.deckSize).toBe(42 - 3 - 3);
});

test('P2.3 the second shuffle holds exactly the cards that are not in the zone', () => {
  const match = scriptedGame({ turnedUp: ['wild-bud', 'snow-sprout', 'meadow-big'], deck: ['wild-bud', 'wild-big'] });
  expect(
    match
      .view('public')
      .river.map(({ card }) => card)
      .slice(0, 2),
  ).toEqual(['wild-bud', 'wild-big']);
});

test('a set-up that the script does not fit is refused', () => {
  const script = { picks: [3], shuffles: [] };
  expect(() => new Match(planet, 2, {}, new ScriptedChance(script))).toThrow(
    'pick 1 of the script must be a whole number from 1 to 2, not 3',
  );
});

test('the game is for one to four players', () => {
  expect(() => new Match(planet, 5, {}, SeededChance.from('five'))).toThrow('1 to 4 players, not 5');
});
