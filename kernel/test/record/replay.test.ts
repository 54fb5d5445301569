import { describe, expect, test } from 'vitest';
import {
  BadInput,
  entriesOf,
  type GameRecord,
  Match,
  recordOf,
  replay,
  SeededChance,
  waitingText,
} from '../../index.ts';
import { acorns } from '../../contract/sample/index.ts';
import { NONE } from '../../contract/sample/types.ts';
import { playAtRandom } from '../../contract/checks/records-replay.ts';
import { pile } from '../match/pile.ts';

const deck = Array.from({ length: 20 }, (_, i) => `oak${i + 1}`);
/** Seat 1 holds 1 to 3, seat 2 holds 4 to 6, the prizes are 7, 8 and 9, and seat 2 has the first acorn. */
const record: GameRecord = {
  game: 'acorns',
  rules: '1.0',
  players: 2,
  options: {},
  chance: { picks: [2], shuffles: [deck] },
  moves: [
    [1, 'choose oak1'],
    [2, 'choose oak4'],
    [2, 'choose oak5'],
    [1, 'choose oak2'],
    [1, 'choose oak3'],
    [2, 'choose oak6'],
  ],
};

describe('replay', () => {
  test('plays a scripted record to its end', () => {
    const match = replay(acorns, record);
    expect(acorns.result(match.state)).toEqual({
      finished: true,
      totals: [0, 25],
      winners: [1],
      parts: [
        { bonus: 0, prizes: 0 },
        { bonus: 1, prizes: 24 },
      ],
    });
    expect(recordOf(match, record.chance)).toEqual({ ...record, options: { winner: 'highest' } });
  });

  test('lets others watch every step', () => {
    const watched: unknown[] = [];
    replay(acorns, record, (match, seat, move, events) =>
      watched.push([match.steps.length, seat, move, events.length]),
    );
    expect(watched.slice(0, 3)).toEqual([
      [1, 0, 1, 1],
      [2, 1, 4, 2],
      [3, 1, 5, 1],
    ]);
  });

  test('takes a record without a rules version', () => {
    expect(replay(acorns, { ...record, rules: '' }).over).toBe(true);
  });

  test('stops in the middle where the record does', () => {
    const match = replay(acorns, { ...record, moves: record.moves.slice(0, 3) });
    expect(match.state.chosen).toEqual([NONE, 5]);
    expect(waitingText(match)).toBe('waiting for seat 1');
    expect(waitingText(replay(acorns, record))).toBe('the game is over');
  });
});

describe('replay says which move and which seat is wrong', () => {
  const withMove = (i: number, seat: number, text: string): GameRecord => {
    return { ...record, moves: record.moves.with(i, [seat, text]) };
  };
  test.each([
    [withMove(2, 2, 'choose oak1'), 'move 3 (seat 2: choose oak1): not in hand (A1, card 1)'],
    [withMove(1, 1, 'choose oak2'), 'move 2 (seat 1: choose oak2): already chosen (A1)'],
    [withMove(0, 3, 'choose oak1'), 'move 1 (seat 3: choose oak1): seats go from 1 to 2'],
    [withMove(0, 0, 'choose oak1'), 'move 1 (seat 0: choose oak1): seats go from 1 to 2'],
    [withMove(4, 1, 'eat oak3'), 'move 5 (seat 1: eat oak3): "eat oak3" is not a choice such as "choose oak7"'],
    [{ ...record, moves: [...record.moves, [1, 'choose oak1']] }, 'move 7 (seat 1: choose oak1): the game is over'],
  ] as const)('%#: %s', (bad, message) => {
    expect(() => replay(acorns, bad)).toThrow(new BadInput(message));
  });
});

describe('replay says what does not fit', () => {
  test.each([
    [{ players: 9 }, 'set-up: acorns is for 2 to 4 players, not 9'],
    [{ options: { sun: 1 } }, 'set-up: option sun: unknown (known options: winner)'],
    [{ chance: { picks: [2], shuffles: [] } }, 'set-up: the script has 0 shuffles; the game needs shuffle 1'],
    [
      { chance: { picks: [3], shuffles: [deck] } },
      'set-up: pick 1 of the script must be a whole number from 1 to 2, not 3',
    ],
    [{ chance: { picks: [2, 1], shuffles: [deck] } }, 'chance: only 1 of 2 scripted picks were used'],
  ])('%j', (change, message) => {
    expect(() => replay(acorns, { ...record, ...change })).toThrow(new BadInput(message));
  });

  test('but lets faults of the game itself through', () => {
    const faulty = {
      ...acorns,
      play: () => {
        throw new TypeError('a bug');
      },
    };
    expect(() => replay(faulty, record)).toThrow(TypeError);
  });
});

describe('records', () => {
  test('from a seed replay to the same end', () => {
    const match = playAtRandom(acorns, { players: 4, options: {}, seed: 'again' }, SeededChance.from('again'));
    const again = replay(acorns, recordOf(match, { seed: 'again' }));
    expect([again.state, again.chance.save()]).toEqual([match.state, match.chance.save()]);
  });

  /** Here a turn is everything up to a `top`. */
  const inTurns = {
    ...pile,
    notation: {
      ...pile.notation,
      closes: (_state: unknown, move: string) => move === 'top',
      writeTurn: (_state: unknown, moves: readonly string[]) => moves.join(' '),
    },
  };

  test("group each seat's steps into turns, in the order in which the turns were completed", () => {
    const match = new Match(inTurns, 2, {}, SeededChance.from('turns'));
    match.play(0, 'lay');
    match.play(1, 'lay');
    match.play(1, 'top');
    match.play(0, 'top');
    match.play(0, 'lay');
    expect(entriesOf(match)).toEqual([
      [2, 'lay top'],
      [1, 'lay top'],
    ]);
  });
});
