import { expect, test } from 'vitest';
import { BadInput, readRecord } from '../../index.ts';

const record = {
  game: 'acorns',
  rules: '1.0',
  players: 2,
  options: { winner: 'lowest' },
  chance: { seed: 'oak' },
  moves: [
    [1, 'choose oak7'],
    [2, 'choose oak3'],
  ],
};

test('reads what was written', () => {
  expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test('fills in what may be left out', () => {
  const { game, players } = record;
  expect(readRecord({ game, players, chance: {}, moves: [] })).toEqual({
    game,
    players,
    rules: '',
    options: {},
    chance: { picks: [], shuffles: [] },
    moves: [],
  });
});

const seat = '"moves[1]" must be a pair of seat number and text, such as [1, "take snow-lake"]';

test.each([
  ['game', { game: 7 }, '"game" must be the id of a game'],
  ['rules', { rules: 1 }, '"rules" must be a rules version such as "1.0"'],
  ['players', { players: '2' }, '"players" must be a whole number'],
  ['options', { options: [] }, '"options" must be an object'],
  ['moves', { moves: {} }, '"moves" must be a list'],
  ['an entry that is no pair', { moves: [[1, 'x'], [1]] }, seat],
  [
    'an entry without a seat',
    {
      moves: [
        [1, 'x'],
        ['1', 'x'],
      ],
    },
    seat,
  ],
  [
    'an entry without text',
    {
      moves: [
        [1, 'x'],
        [1, 2],
      ],
    },
    seat,
  ],
  ['chance', { chance: 'oak' }, '"chance" must be an object with "seed", or with "picks" and "shuffles"'],
  ['a seed that is no text', { chance: { seed: 1 } }, '"chance.seed" must be a text, with nothing beside it'],
  [
    'a seed beside a script',
    { chance: { seed: 'x', shuffles: [] } },
    '"chance.seed" must be a text, with nothing beside it',
  ],
  ['picks', { chance: { picks: [1.5] } }, '"chance.picks" must be a list of whole numbers'],
  ['shuffles', { chance: { shuffles: ['ab'] } }, '"chance.shuffles" must be a list of lists of names'],
  ['names in a shuffle', { chance: { shuffles: [[1]] } }, '"chance.shuffles" must be a list of lists of names'],
])('names the bad field: %s', (_what, change, message) => {
  expect(() => readRecord({ ...record, ...change })).toThrow(new BadInput(message));
});

test.each([null, [], 'text', 7])('refuses %j, which is no object', (value) => {
  expect(() => readRecord(value)).toThrow(new BadInput('a record must be a JSON object'));
});
