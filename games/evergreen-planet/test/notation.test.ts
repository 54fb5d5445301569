import { itemAt, recordOf, replay, type GameRecord, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planet } from '../rules/index.ts';
import { playTurns, scriptedGame } from './helpers.ts';

const { state } = scriptedGame();
const read = (text: string) => planet.notation.readTurn(state, 0, text);

test.each([
  'take snow-lake',
  'A +b2 +c2 +d2',
  'B ^b2 ^c3',
  'C +b2 ^c3',
  'D ^b2',
  'A',
  'sprout +a1 +a2 | A +b2',
  'A +b2 +c2 | lake ~c3 ^b3 ^c4 ~e5',
  'D +f6 | bush *a1',
  'bud | B',
  'small ^a1 | C',
  'C | big ^a1',
])('%s is read and written', (text) => {
  const steps = read(text);
  expect(planet.notation.writeTurn(state, steps)).toBe(text);
  expect(steps.filter((step) => planet.notation.closes(state, step))).toEqual(steps.slice(-1));
});

describe('what cannot be read says which word', () => {
  test.each([
    ['take', '"take" must name one card'],
    ['take snow-lake now', 'must name one card'],
    ['take snow-tree', '"take snow-tree" must name one card, such as "take snow-lake"'],
    ['take constructor', 'must name one card'],
    ['E +b2', '"E" is neither an action, nor a power, nor an effect'],
    ['A +g2', '"+g2" is neither'],
    ['A +b7', '"+b7" is neither'],
    ['A b2', '"b2" is neither'],
    ['+b2', '"+b2" stands before any action or power'],
    ['A +b2 lake ~c3', '"lake" needs a "|" before it'],
    ['A | ', 'a part of the turn is empty'],
    ['', 'a part of the turn is empty'],
    ['a +b2', '"a" is neither'],
  ])('%j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
  test('a single step is one word', () => {
    expect(() => planet.notation.readStep(state, 0, 'A +b2')).toThrow('"A +b2" is not one step');
  });
});

describe('records', () => {
  const scripted: GameRecord = {
    game: 'evergreen-planet',
    rules: '1.0',
    players: 2,
    options: { sun: 'top' },
    chance: { picks: [1], shuffles: [] },
    moves: [],
  };
  const shuffles = () => {
    const ids = state.material.cardIds;
    const up = ['snow-sprout', 'meadow-big'];
    const deck = ['snow-lake', 'wild-bud', 'wheat-bud'];
    return [
      [...up, ...ids.filter((id) => !up.includes(id))],
      [...deck, ...ids.filter((id) => !deck.includes(id) && !up.includes(id))],
    ];
  };
  const record = (moves: GameRecord['moves']): GameRecord => ({
    ...scripted,
    chance: { picks: [1], shuffles: shuffles() },
    moves,
  });

  test('a game can be told up to any turn', () => {
    const match = replay(
      planet,
      record([
        [1, 'take snow-lake'],
        [2, 'take wild-bud'],
        [1, 'A +b1 +c1 | lake ~d1 ^c1'],
        [2, 'bud | A'],
      ]),
    );
    expect(itemAt(match.view('public').planets, 0).rows[0]).toBe('.psL..');
    expect(planet.result(match.state)).toMatchObject({ finished: false, totals: [0, 4], winners: [] });
  });

  test.each<[string, GameRecord['moves']]>([
    ['move 1 (seat 2: take wild-bud): not your turn (P4.2, seat 1)', [[2, 'take wild-bud']]],
    ['move 1 (seat 3: take wild-bud): seats go from 1 to 2', [[3, 'take wild-bud']]],
    [
      'move 2 (seat 2: take snow-lake): already taken (P4.2, card snow-lake)',
      [
        [1, 'take snow-lake'],
        [2, 'take snow-lake'],
      ],
    ],
    ['move 1 (seat 1: take snow-bud): not in river (P4.2, card snow-bud)', [[1, 'take snow-bud']]],
    ['move 1 (seat 1: A +b1): still drafting (P3.2)', [[1, 'A +b1']]],
    [
      'move 3 (seat 1: A +a1): wrong biome (P5.4, space a1, biome snow)',
      [
        [1, 'take snow-lake'],
        [2, 'take wild-bud'],
        [1, 'A +a1'],
      ],
    ],
    [
      'move 3 (seat 1: lake ~a1): action missing (P5.1)',
      [
        [1, 'take snow-lake'],
        [2, 'take wild-bud'],
        [1, 'lake ~a1'],
      ],
    ],
  ])('%s', (message, moves) => {
    expect(() => replay(planet, record(moves))).toThrow(message);
  });

  test('steps of two seats that lie between each other become two turns', () => {
    const match = scriptedGame({ deck: ['snow-lake', 'wild-bud', 'wheat-bud'] });
    playTurns(match, [
      [1, 'take snow-lake'],
      [2, 'take wild-bud'],
    ]);
    const step = (seat: number, text: string) => match.play(seat, planet.notation.readStep(match.state, seat, text));
    for (const [seat, text] of [
      [0, 'A'],
      [1, 'bud'],
      [0, '+b1'],
      [1, 'D'],
      [1, 'done'],
      [0, 'lake'],
      [0, 'done'],
    ] as const) {
      step(seat, text);
    }
    expect(recordOf(match, { seed: '' }).moves.slice(2)).toEqual([
      [2, 'bud | D'],
      [1, 'A +b1 | lake'],
    ]);
  });

  test('the solo opponent’s moves are not recorded', () => {
    const record = { ...scripted, players: 1, chance: { seed: 'solo' }, moves: [] };
    const match = replay(planet, record);
    const chance = SeededChance.from('solo', 'choice');
    while (!match.over) {
      const moves = planet.moves(match.state, 0);
      match.play(0, itemAt(moves, chance.pick(moves.length)));
    }
    const told = recordOf(match, { seed: 'solo' });
    expect(told.moves.filter(([, text]) => text.startsWith('take'))).toHaveLength(14);
    expect(planet.result(replay(planet, told).state)).toEqual(planet.result(match.state));
  });
});
