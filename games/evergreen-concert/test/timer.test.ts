import { describe, expect, test } from 'vitest';
import { concert } from '../rules/index.ts';
import { enter, hand, matchWith, refusal, step, tops, type ConcertMatch } from './scripted.ts';

function afterOpening(options: Record<string, number> = {}, draws: readonly number[] = []): ConcertMatch {
  const hands = ['orange1 orange2 orange3 brown5 blue4', 'lilac1 lilac2 lilac4', 'green3 green4 green5'];
  const match = matchWith({ hands, options, draws });
  enter(match, [1, 'open orange1 orange2 orange3'], [2, 'open lilac1 lilac2 lilac4'], [3, 'open green3 green4 green5']);
  return match;
}

describe('C5 the timer', () => {
  test('C5.2 a turn is limited to a full period, with the remainder of the turn before', () => {
    const match = afterOpening();
    expect(concert.turnLimit?.(match.state)).toEqual({ seat: 0, turn: 1, seconds: 60, carriesOver: true });
    enter(match, [1, 'play blue4>1.1']);
    expect(concert.turnLimit?.(match.state)).toEqual({ seat: 1, turn: 2, seconds: 60, carriesOver: true });
  });

  test('C5.1 the limit stays the same within a turn', () => {
    const match = afterOpening({ timer: 30 });
    const before = concert.turnLimit?.(match.state);
    step(match, 1, 'blue4>1.1', 'hit+');
    expect(concert.turnLimit?.(match.state)).toEqual(before);
  });

  test('C5.1 the opening has no limit and cannot time out', () => {
    const { state } = matchWith({ hands: ['', ''] });
    expect(concert.turnLimit?.(state)).toBeUndefined();
    expect(concert.interruptions?.(state, 0)).toEqual([]);
  });

  test('C1.5 without a timer there is no limit and no time-out', () => {
    const match = afterOpening({ timer: 0 });
    expect(concert.turnLimit?.(match.state)).toBeUndefined();
    expect(concert.interruptions?.(match.state, 0)).toEqual([]);
    expect(refusal(match, 1, 'timeout')).toBe('C1.5 no-timer');
    expect(() => afterOpening({ timer: 45 })).toThrow('option timer: 45 is not one of 0, 30, 60, 90');
  });

  test('C5.1 only the table makes a time-out, and only for the seat on turn', () => {
    const { state } = afterOpening();
    expect(concert.interruptions?.(state, 0)).toHaveLength(1);
    expect(concert.interruptions?.(state, 1)).toEqual([]);
    expect(concert.moves(state, 0)).not.toContain(concert.interruptions?.(state, 0)[0]);
  });

  test('C5.3 before a card: one drawn from the sorted hand goes on the own middle pile, and the turn ends', () => {
    const match = afterOpening({}, [10]);
    const sorted = hand(match, 1);
    expect(sorted.at(-1)).toBe('brown5');
    const events = enter(match, [1, 'timeout']);
    expect(events.map(({ kind }) => kind)).toEqual(['timed-out', 'card-played', 'disc-moved']);
    expect(events[0]).toMatchObject({ seat: 0, drawer: 2 });
    expect(tops(match, 1)).toBe('orange1 brown5 orange3');
    expect(hand(match, 1)).toEqual(sorted.slice(0, -1));
    expect(match.state.onTurn).toBe(1);
    expect(match.canUndo(0)).toBe(false);
  });

  test('C5.3 the hand is sorted by colour and then by value', () => {
    const match = afterOpening({}, [1]);
    const [first] = hand(match, 1);
    enter(match, [1, 'timeout']);
    expect(tops(match, 1)).toBe(`orange1 ${first} orange3`);
  });

  test.each([['play blue4>1.1 timeout'], ['play blue4>1.1 hit+ timeout']])(
    'C5.4 %s ends the turn as it stands',
    (turn) => {
      const match = afterOpening();
      const events = enter(match, [1, turn]);
      expect(events.at(-1)).toMatchObject({ kind: 'timed-out', card: -1 });
      expect(match.state.handSizes[0]).toBe(9);
      expect(match.state.onTurn).toBe(1);
      expect(concert.result(match.state).totals).toEqual([0, 0, 0]);
      expect(match.state.hit).toBe(turn.includes('hit+') ? 1 : 0);
    },
  );

  test('C5.3, C6.1 a drawn card can be the last of all and ends the game', () => {
    const match = afterOpening({}, [1]);
    while (match.state.handSizes.reduce((sum, cards) => sum + cards) > 1) {
      const number = match.state.onTurn + 1;
      enter(match, [number, `play ${hand(match, number)[0]}>${number}.1`]);
    }
    enter(match, [match.state.onTurn + 1, 'timeout']);
    expect(match.over).toBe(true);
  });
});

test('C5.4 a time-out cannot be taken back by the seat whose time it was', () => {
  const match = afterOpening();
  step(match, 1, 'blue4>1.1');
  step(match, 1, 'timeout');
  expect(match.canUndo(0)).toBe(false);
});
