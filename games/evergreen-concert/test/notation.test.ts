import { itemAt, readRecord, replay } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { concert } from '../rules/index.ts';
import { anyCards, deckWith, enter, hand, matchWith } from './scripted.ts';

const { notation } = concert;
const HANDS = ['green9 blue1 blue3 brown1 lilac9 orange7', 'lilac3 blue8 blue2', 'green6 yellow4 blue4'];
const { state } = matchWith({ dealer: 2, hands: HANDS });

describe('the notation', () => {
  test.each([
    'open green9 blue1 blue3',
    'play brown1>2.1 lilac9>3.2 hit+ concert',
    'play brown1>2.1',
    'play brown1>2.1 hit-',
    'play brown1>2.1 lilac9>3.2 orange7>1.3 gala',
    'play brown1>2.1 timeout',
    'play brown1>2.1 hit+ timeout',
    'timeout',
  ])('%s reads and writes back', (text) => {
    expect(notation.writeTurn(state, notation.readTurn(state, 0, text))).toBe(text);
  });

  test.each(['green9', 'brown13>6.3', 'hit-', 'hit+', 'concert', 'gala', 'done', 'timeout'])(
    'the step %s reads and writes back',
    (text) => {
      expect(notation.writeStep(state, notation.readStep(state, 0, text))).toBe(text);
    },
  );

  test('brown1>2.1 is the left pile of seat 2', () => {
    const move = itemAt(notation.readTurn(state, 0, 'play brown1>2.1'), 0);
    expect(notation.writeStep(state, move)).toBe('brown1>2.1');
    const match = matchWith({ dealer: 2, hands: HANDS });
    enter(match, [1, 'open green9 blue1 blue3'], [2, 'open blue8 lilac3 blue2'], [3, 'open green6 yellow4 blue4']);
    const [played] = match.play(0, move);
    expect(played).toMatchObject({ kind: 'card-played', owner: 1, pile: 0 });
  });

  test.each([
    ['', '"" must be'],
    ['take green9', '"take"'],
    ['open green9 blue1', 'needs 3 cards, not 2'],
    ['open green9 blue1 blue3 blue4', 'needs 3 cards, not 4'],
    ['open green9 blue1 pink3', '"pink3"'],
    ['open green9 blue1 blue14', '"blue14"'],
    ['open green9 blue1 blue0', '"blue0"'],
    ['play', 'needs a card on a pile'],
    ['play hit+', 'not "hit+"'],
    ['play brown1', 'not "brown1"'],
    ['play brown1>7.1', 'no seat 7'],
    ['play brown1>0.1', 'no seat 0'],
    ['play brown1>2.4', 'piles go from 1 to 3'],
    ['play brown1>2', '"brown1>2"'],
    ['play brown99>2.1', 'no card "brown99"'],
    ['play brown1>2.1 hit+ hit+', '"hit+" does not fit'],
    ['play brown1>2.1 hit+ lilac9>3.2', '"lilac9>3.2" does not fit'],
    ['play brown1>2.1 concert hit+', '"hit+" does not fit'],
    ['play brown1>2.1 concert gala', '"gala" does not fit'],
    ['play brown1>2.1 done', '"done" does not fit'],
    ['play brown1>2.1 constructor', '"constructor" does not fit'],
    ['timeout now', '"timeout" must be'],
  ])('"%s" is refused and the message names %s', (text, named) => {
    expect(() => notation.readTurn(state, 0, text)).toThrow(named);
  });

  test.each(['', 'pass', 'open', 'Green9', 'green 9', 'toString'])('the step "%s" is refused', (text) => {
    expect(() => notation.readStep(state, 0, text)).toThrow(`"${text}" is neither`);
  });

  test('a hit that ends the turn is written like any other', () => {
    const match = matchWith({ hands: ['orange1 orange2 orange3', 'blue1 blue2 blue4'] });
    enter(match, [1, 'open orange1 orange2 orange3'], [2, 'open blue1 blue2 blue4']);
    for (let turn = 0; turn < 3; turn++) {
      enter(match, [1, `${anyCards(match, 1, 1)[1]} concert`]);
      enter(match, anyCards(match, 2, 1));
    }
    const text = `play ${hand(match, 1)[0]}>1.1 hit+`;
    expect(notation.readTurn(match.state, 0, text)).toHaveLength(2);
    expect(notation.writeTurn(match.state, notation.readTurn(match.state, 0, text))).toBe(text);
    expect(() => enter(match, [1, `${text} concert`])).toThrow('no concerts left');
  });
});

describe('a record with scripted chance', () => {
  const record = (moves: unknown[], picks = [2]) =>
    readRecord({
      game: 'evergreen-concert',
      rules: '1.0',
      players: 3,
      options: {},
      chance: { picks, shuffles: [deckWith(HANDS)] },
      moves: [
        [1, 'open green9 blue1 blue3'],
        [2, 'open lilac3 blue8 blue2'],
        [3, 'open green6 yellow4 blue4'],
        ...moves,
      ],
    });

  test('C7 replays', () => {
    const match = replay(concert, record([[1, 'play brown1>2.2 lilac9>3.3 orange7>1.2 hit+ gala']]));
    expect(concert.result(match.state)).toMatchObject({ totals: [48, 0, 0], finished: false });
  });

  test('a bad move is named with its place', () => {
    expect(() => replay(concert, record([[2, 'play brown1>2.2']]))).toThrow(/move 4 \(seat 2: play brown1>2.2\).*C4.1/);
    expect(() => replay(concert, record([[1, 'play brown1>2.x']]))).toThrow(/move 4 .*"brown1>2.x"/);
  });

  test('C5.3 needs a scripted pick that fits the hand', () => {
    expect(() => replay(concert, record([[1, 'timeout']]))).toThrow('needs pick 2');
    expect(() => replay(concert, record([[1, 'timeout']], [2, 11]))).toThrow('from 1 to 10');
    const match = replay(concert, record([[1, 'timeout']], [2, 1]));
    expect(match.state.handSizes).toEqual([9, 10, 10]);
  });
});
