import { describe, expect, test } from 'vitest';
import { itemAt, seatsIn } from '@grove/kernel';
import { deckFor, HAND, VALUE_OF } from '../material/index.ts';
import { concert } from '../rules/index.ts';
import { enter, hand, matchWith, refusal, step, tops } from './scripted.ts';

const EMPTY = (players: number): string[] => Array.from({ length: players }, () => '');

describe('C2 set-up', () => {
  test.each([
    [2, 30, 5],
    [3, 54, 9],
    [4, 54, 9],
    [5, 78, 13],
    [6, 78, 13],
  ])('C2.2 %i players use %i cards up to %i', (players, cards, highest) => {
    expect(deckFor(players)).toHaveLength(cards);
    expect(Math.max(...deckFor(players).map((card) => itemAt(VALUE_OF, card)))).toBe(highest);
  });

  test.each([2, 3, 4, 5, 6])(
    'C2.1, C2.3 %i players get 13 cards each, discs lie at 5, the hit is orange',
    (players) => {
      const { state } = matchWith({ hands: EMPTY(players) });
      expect(state.handSizes).toEqual(EMPTY(players).map(() => HAND));
      expect(state.holders).toEqual([-1, -1, -1, -1, -1, -1]);
      expect(state.popularity).toEqual([5, 5, 5, 5, 5, 5]);
      expect(state.hit).toBe(0);
    },
  );

  test('C2.3 seat 1 gets the first 13 cards of the deck, seat 2 the next 13', () => {
    const match = matchWith({ hands: ['brown5 brown4', 'yellow5 yellow4'] });
    expect(hand(match, 1)).toEqual(expect.arrayContaining(['brown4', 'brown5']));
    expect(hand(match, 2)).toEqual(expect.arrayContaining(['yellow4', 'yellow5']));
  });
});

describe('C3 opening', () => {
  const deal = { hands: ['orange1 orange2 orange3', 'blue1 blue2 blue3', 'green4 green5 green6'] };

  test('C3.1 all pick at the same time; the order picked is left, middle, right', () => {
    const match = matchWith(deal);
    expect(concert.waitingFor(match.state)).toEqual([0, 1, 2]);
    enter(match, [2, 'open blue2 blue1 blue3']);
    expect(concert.waitingFor(match.state)).toEqual([0, 2]);
    enter(match, [3, 'open green4 green5 green6'], [1, 'open orange3 orange1 orange2']);
    expect([1, 2, 3].map((seat) => tops(match, seat))).toEqual([
      'orange3 orange1 orange2',
      'blue2 blue1 blue3',
      'green4 green5 green6',
    ]);
  });

  test('C3.1 picks are secret until the last one, and all are revealed at once', () => {
    const match = matchWith(deal);
    const events = enter(match, [1, 'open orange1 orange2 orange3'], [2, 'open blue1 blue2 blue3']);
    expect(events.every(({ kind }) => kind === 'picked')).toBe(true);
    expect(concert.seen(itemAt(events, 0), 0)).toMatchObject({ kind: 'picked', card: 0 });
    expect(concert.seen(itemAt(events, 0), 1)).toEqual({ kind: 'picked-secretly', seat: 0, pile: 0 });
    expect(concert.seen(itemAt(events, 0), 'public')).toEqual({ kind: 'picked-secretly', seat: 0, pile: 0 });
    expect(match.view(2)).toMatchObject({
      picked: [3, 3, 0],
      picks: [],
      piles: [
        [[], [], []],
        [[], [], []],
        [[], [], []],
      ],
    });
    const last = enter(match, [3, 'open green4 green5 green6']).map(({ kind }) => kind);
    expect(last.slice(0, 4)).toEqual(['picked', 'picked', 'picked', 'revealed']);
  });

  test('C3.1 every pick can be taken back until the last seat has completed', () => {
    const match = matchWith(deal);
    enter(match, [1, 'open orange1 orange2 orange3'], [2, 'open blue1 blue2 blue3']);
    step(match, 3, 'green4', 'green5');
    match.undo(0);
    match.undo(0);
    expect(match.view(0).picks).toHaveLength(1);
    step(match, 1, 'orange3', 'orange2');
    step(match, 3, 'green6');
    expect(tops(match, 1)).toBe('orange1 orange3 orange2');
    expect(seatsIn(0b111).some((seat) => match.canUndo(seat))).toBe(false);
  });

  test('C3.1 refuses a fourth card, a card of another hand, and turns', () => {
    const match = matchWith(deal);
    enter(match, [1, 'open orange1 orange2 orange3']);
    expect(refusal(match, 1, 'orange4')).toBe('C3.1 three-picked');
    expect(refusal(match, 2, 'green4')).toBe('C3.1 not-in-hand');
    expect(refusal(match, 2, 'blue1>1.1')).toBe('C3.1 not-in-the-opening');
    expect(refusal(match, 2, 'timeout')).toBe('C3.1 not-in-the-opening');
  });

  test('C3.2 the lowest sum begins, colours ignored', () => {
    const match = matchWith(deal);
    enter(match, [1, 'open orange3 orange2 orange1'], [3, 'open green4 green5 green6'], [2, 'open blue3 blue1 blue2']);
    expect(match.state.onTurn).toBe(1);
  });

  test.each([
    [1, 1],
    [2, 0],
    [3, 0],
  ])('C3.2 seats 1 and 2 tie: with dealer %i the nearest from the dealer’s left begins', (dealer, first) => {
    const match = matchWith({ ...deal, dealer });
    enter(match, [1, 'open orange1 orange2 orange3'], [2, 'open blue1 blue2 blue3'], [3, 'open green4 green5 green6']);
    expect(match.state.onTurn).toBe(first);
  });

  test('C3.4 the opening moves no hit disc and changes no popularity', () => {
    const match = matchWith(deal);
    enter(match, [1, 'open orange1 orange2 orange3'], [2, 'open blue1 blue2 blue3'], [3, 'open green4 green5 green6']);
    expect(match.state.hit).toBe(0);
    expect(match.state.popularity).toEqual([5, 5, 5, 5, 5, 5]);
  });
});
