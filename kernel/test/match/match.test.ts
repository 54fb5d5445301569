import { itemAt } from '../../item-at.ts';
import { describe, expect, test } from 'vitest';
import { BadInput, IllegalMove, Match, type Seat, SeededChance } from '../../index.ts';
import { acorns } from '../../contract/sample/index.ts';
import { pile } from './pile.ts';

type Act = readonly [Seat, Parameters<typeof pile.play>[2]];

function pileAfter(...acts: readonly Act[]) {
  const match = new Match(pile, 2, {}, SeededChance.from('pile'));
  for (const [seat, move] of acts) match.play(seat, move);
  return match;
}

describe('a match', () => {
  test.each([1, 5, 2.5])('refuses %d players for a game for 2 to 4', (players) => {
    const start = () => new Match(acorns, players, {}, SeededChance.from('x'));
    expect(start).toThrow(new BadInput(`acorns is for 2 to 4 players, not ${players}`));
  });

  test('reads the options', () => {
    expect(new Match(acorns, 2, {}, SeededChance.from('x')).options).toEqual({ winner: 'highest' });
    expect(() => new Match(acorns, 2, { winner: 'oldest' }, SeededChance.from('x'))).toThrow(BadInput);
  });

  test('plays steps, tells what happened and keeps them in order', () => {
    const match = pileAfter([0, 'lay']);
    expect(match.play(1, 'top')).toEqual([{ move: 'top', seat: 1 }]);
    expect(match.steps).toEqual([
      { seat: 0, move: 'lay' },
      { seat: 1, move: 'top' },
    ]);
    expect(match.view('public')).toEqual({ height: 1 });
    expect(match.over).toBe(false);
  });

  test('refuses an illegal step and stays as it was', () => {
    const match = pileAfter();
    expect(() => match.play(0, 'top')).toThrow(IllegalMove);
    expect([match.steps, match.state.topped]).toEqual([[], 0]);
  });

  test('is over when nobody is waited for', () => {
    const match = new Match(acorns, 2, {}, SeededChance.from('over'));
    while (!match.over) {
      const seat = itemAt(acorns.waitingFor(match.state), 0);
      match.play(seat, itemAt(acorns.moves(match.state, seat), 0));
    }
    expect(acorns.result(match.state).finished).toBe(true);
    expect(match.steps).toHaveLength(6);
  });
});

describe('a preview', () => {
  test('leaves the match as it is; adopted, it is the same as the step played', () => {
    const [tried, played] = [pileAfter([0, 'lay']), pileAfter([0, 'lay'])];
    const before = JSON.stringify(tried.save());
    const preview = tried.preview(1, 'top');
    expect(JSON.stringify(tried.save())).toBe(before);
    expect(tried.adopt(preview)).toEqual(played.play(1, 'top'));
    expect([tried.state, tried.steps, tried.save()]).toEqual([played.state, played.steps, played.save()]);
    for (const seat of [0, 1]) expect(tried.canUndo(seat)).toBe(played.canUndo(seat));
  });

  test('of an illegal step throws', () => {
    expect(() => pileAfter().preview(0, 'top')).toThrow(IllegalMove);
  });

  test('is adopted in its own position only', () => {
    const match = pileAfter([0, 'lay']);
    const preview = match.preview(0, 'lay');
    match.play(1, 'lay');
    expect(match.adopt(preview)).toBeUndefined();
    match.undo(1);
    expect(match.adopt(preview)).toBeUndefined();
    expect(match.steps).toHaveLength(1);
  });
});

describe('undo', () => {
  test('goes back step by step', () => {
    const match = pileAfter([0, 'lay'], [0, 'top'], [0, 'lay']);
    match.undo(0);
    match.undo(0);
    expect(match.state).toMatchObject({ height: 1, topped: 0 });
    match.play(0, 'top');
    expect(match.state).toMatchObject({ height: 1, topped: 1 });
  });

  test('is refused when there is nothing to take back', () => {
    const match = pileAfter([0, 'lay']);
    expect(match.canUndo(1)).toBe(false);
    expect(() => match.undo(1)).toThrow(new BadInput('seat 2 has no step that can be taken back freely'));
  });

  test("takes one seat's step back while the other's stays", () => {
    const match = pileAfter([0, 'lay'], [1, 'lay']);
    match.undo(0);
    expect(match.steps).toEqual([{ seat: 1, move: 'lay' }]);
    expect(match.state.height).toBe(1);
  });

  test("is refused while another seat's later step depends on it", () => {
    const match = pileAfter([0, 'lay'], [1, 'top']);
    expect(match.canUndo(0)).toBe(false);
    match.undo(1);
    expect(match.canUndo(0)).toBe(true);
  });
});

describe('free undo ends', () => {
  test('where chance was asked', () => {
    const match = pileAfter([0, 'lay'], [0, 'roll']);
    expect(match.canUndo(0)).toBe(false);
    match.play(0, 'lay');
    match.undo(0);
    expect(match.canUndo(0)).toBe(false);
  });

  test('where somebody learned something, for everybody', () => {
    const match = pileAfter([0, 'lay'], [1, 'peek']);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
  });

  test('not where somebody sees what he knew already', () => {
    const match = pileAfter([1, 'peek'], [1, 'peek']);
    expect(match.canUndo(1)).toBe(true);
    match.undo(1);
    expect(match.canUndo(1)).toBe(false);
  });

  test('not where something was forgotten: it was known before', () => {
    const match = pileAfter([1, 'peek'], [1, 'hide']);
    expect(match.canUndo(1)).toBe(true);
    match.undo(1);
    expect(match.state.seen).toBe(2);
    match.play(1, 'peek');
    expect(match.canUndo(1)).toBe(true);
  });

  test('where going back would let somebody see what he never saw', () => {
    const match = pileAfter([0, 'cover'], [1, 'peek']);
    expect(match.state.seen).toBe(0);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, true]);
  });

  test('when the last of all has chosen in secret, since then all is revealed (A2)', () => {
    const match = new Match(acorns, 3, {}, SeededChance.from('secret'));
    const choose = (seat: Seat) => match.play(seat, itemAt(acorns.moves(match.state, seat), 0));
    choose(0);
    choose(1);
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).toEqual([true, true, false]);
    match.undo(0);
    choose(0);
    choose(2);
    expect([0, 1, 2].map((seat) => match.canUndo(seat))).toEqual([false, false, false]);
  });
});
