import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { concert, type State } from '../rules/index.ts';
import { anyCards, enter, hand, matchWith, refusal, step, type ConcertMatch } from './scripted.ts';

/** Two players play one card a turn until seat 2 holds the last card of all. */
function beforeTheLastCard(): ConcertMatch {
  const match = matchWith({ hands: ['orange1 blue1 green1', 'orange2 lilac1 brown1'] });
  enter(match, [1, 'open orange1 blue1 green1'], [2, 'open orange2 lilac1 brown1']);
  while (itemAt(match.state.handSizes, 0) + itemAt(match.state.handSizes, 1) > 1)
    enter(match, anyCards(match, match.state.onTurn + 1, 1));
  return match;
}

const sumOf = (state: State, seat: number, hit = -1): number =>
  state.holders.reduce((sum, holder, colour) => {
    return holder === seat ? sum + itemAt(state.popularity, colour) * (colour === hit ? 2 : 1) : sum;
  }, 0);

describe('C6 the end', () => {
  test('C6.1 the last card of all does not end its turn: the hit and a concert may follow', () => {
    const match = beforeTheLastCard();
    const number = match.state.onTurn + 1;
    step(match, number, `${hand(match, number)[0]}>1.1`);
    expect(match.over).toBe(false);
    step(match, number, 'hit+');
    const value = sumOf(match.state, number - 1, match.state.hit);
    step(match, number, 'concert');
    expect(match.over).toBe(true);
    expect(itemAt(concert.result(match.state).parts, number - 1).concerts).toEqual([value]);
  });

  test('C6.2 the final concert counts no hit, and is the gala of all who had none', () => {
    const match = beforeTheLastCard();
    const last = match.state.onTurn;
    enter(match, [last + 1, `play ${hand(match, last + 1)[0]}>1.1 gala`]);
    const { parts, totals, finished } = concert.result(match.state);
    expect(finished).toBe(true);
    expect(itemAt(parts, last).final).toBe(sumOf(match.state, last));
    expect(itemAt(parts, 1 - last).final).toBe(2 * sumOf(match.state, 1 - last));
    expect(totals[last]).toBe(2 * sumOf(match.state, last, match.state.hit) + sumOf(match.state, last));
  });

  test('C6.2 the log says who had the gala in the final concert', () => {
    const match = beforeTheLastCard();
    const last = match.state.onTurn;
    const events = enter(match, [last + 1, `play ${hand(match, last + 1)[0]}>1.1 gala`]);
    expect(events.at(-1)).toMatchObject({ kind: 'final-held', galas: [last === 1, last === 0] });
  });

  test('C6.1 nothing can be played after the end', () => {
    const match = beforeTheLastCard();
    const number = match.state.onTurn + 1;
    enter(match, [number, `play ${hand(match, number)[0]}>1.1`]);
    expect(concert.waitingFor(match.state)).toEqual([]);
    expect([1, 2].flatMap((seat) => concert.moves(match.state, seat - 1))).toEqual([]);
    expect(refusal(match, number, 'done')).toBe('C6.1 game-over');
    expect(refusal(match, number, 'orange1')).toBe('C6.1 game-over');
    expect(concert.turnLimit?.(match.state)).toBeUndefined();
  });
});

describe('C6.3 the winners', () => {
  const finished = (concerts: number[][], finals: number[]): State => ({
    ...matchWith({ hands: ['', '', ''] }).state,
    stage: 'over',
    concerts: concerts.flatMap((points) => [...points, 0, 0, 0].slice(0, 3)),
    held: concerts.map((points) => points.length),
    finals,
  });
  const winners = (concerts: number[][], finals: number[]) => concert.result(finished(concerts, finals)).winners;

  test('C6.3 most points over all concerts win', () => {
    expect(winners([[10, 20, 5], [30], [1]], [5, 9, 30])).toEqual([0]);
  });

  test('C6.3 tied: the higher final concert wins', () => {
    expect(winners([[30], [20], [5]], [10, 20, 30])).toEqual([1]);
  });

  test('C6.3 still tied: the victory is shared', () => {
    expect(winners([[10, 20], [30], [5]], [10, 10, 30])).toEqual([0, 1]);
  });

  test('C6.3 a higher final does not beat a higher total', () => {
    expect(winners([[50], [20], [20]], [0, 40, 10])).toEqual([1]);
    expect(winners([[61], [20], [20]], [0, 40, 10])).toEqual([0]);
  });
});
