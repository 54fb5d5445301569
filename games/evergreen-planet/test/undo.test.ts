import { canonical } from '@grove/kernel';
import { expect, test } from 'vitest';
import { planet } from '../rules/index.ts';
import { playTurns, scriptedGame } from './helpers.ts';

const inActions = () => {
  const match = scriptedGame({ deck: ['snow-lake', 'snow-bud', 'wheat-bud'] });
  playTurns(match, [
    [1, 'take snow-lake'],
    [2, 'take snow-bud'],
  ]);
  return match;
};
const step = (match: ReturnType<typeof inActions>, seat: number, text: string) =>
  match.play(seat, planet.notation.readStep(match.state, seat, text));

test('every step of a turn can be taken back, one by one, down to the card taken', () => {
  const match = inActions();
  const before = canonical(planet.save(match.state));
  for (const text of ['A', '+b1', '+c1', 'lake', '~d1', '^c1']) step(match, 0, text);
  for (let i = 0; i < 6; i++) match.undo(0);
  expect(canonical(planet.save(match.state))).toBe(before);
});

test('P5 everybody acts at the same time: one seat’s step back leaves the other’s steps', () => {
  const match = inActions();
  step(match, 0, 'A');
  step(match, 0, '+b1');
  step(match, 1, 'A');
  step(match, 1, '+c1');
  match.undo(0);
  expect(match.view('public').planets.map(({ rows }) => rows[0])).toEqual(['......', '..p...']);
  step(match, 0, '+b1');
  expect(match.view('public').planets.map(({ rows }) => rows[0])).toEqual(['.p....', '..p...']);
});

test('even `done` can be taken back while the others still act, but not after the next river is seen', () => {
  const match = inActions();
  playTurns(match, [[1, 'A']]);
  expect(match.canUndo(0)).toBe(true);
  playTurns(match, [[2, 'A']]);
  expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
});

test('P4.2 a card taken can be given back only while nobody has taken another', () => {
  const match = scriptedGame({ deck: ['snow-lake', 'snow-bud', 'wheat-bud'] });
  playTurns(match, [[1, 'take snow-lake']]);
  expect(match.canUndo(0)).toBe(true);
  playTurns(match, [[2, 'take snow-bud']]);
  expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, true]);
});
