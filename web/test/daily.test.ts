import { gameModule } from '@grove/games/loaded';
import { checkDaily } from '@grove/game-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { dailyTable, scoredTable } from '../daily/table.ts';
import { keepTry, tryOf, unsentDays, useTries } from '../daily/tries.ts';

const planet = gameModule('evergreen-planet');
const DAY = '2026-11-15';

beforeEach(() => useTries.setState({ tries: {} }));

/** Plays the first step that is offered, so often. */
function playOn(table: ReturnType<typeof dailyTable>, steps: number): void {
  for (let i = 0; i < steps && !table.match.over; i++) table.play(table.moves[0]);
}

test('every step of the try is kept, also one that is taken back, and it goes on where it was left', () => {
  const first = scoredTable(planet, DAY, () => undefined);
  playOn(first, 9);
  while (!first.canUndo()) playOn(first, 1);
  const kept = tryOf(DAY)?.moves;
  expect(kept).toHaveLength(first.match.steps.length);
  first.undo();
  expect(tryOf(DAY)?.moves).toEqual(kept?.slice(0, -1));
  const second = scoredTable(planet, DAY, () => undefined);
  expect(second.match.state).toEqual(first.match.state);
});

test('the end is kept once with its record, and nothing that is played afterwards changes it', () => {
  const whenOver = vi.fn<() => void>();
  const table = scoredTable(planet, DAY, whenOver);
  playOn(table, Infinity);
  const end = tryOf(DAY)?.end;
  expect(whenOver).toHaveBeenCalledTimes(1);
  expect(end).toMatchObject({ sent: 'no', total: planet.game.result(table.match.state).totals[0] });
  expect(end && checkDaily(planet, DAY, end.record).totals).toEqual([end?.total]);
  expect(unsentDays()).toEqual([DAY]);
  // The last step can be taken back on the board; what counts is how it ended first.
  table.undo();
  playOn(table, Infinity);
  expect(tryOf(DAY)?.end).toEqual(end);
  expect(whenOver).toHaveBeenCalledTimes(1);
  const again = scoredTable(planet, DAY, whenOver);
  expect(again.match.over).toBe(true);
  expect(tryOf(DAY)?.end).toEqual(end);
});

test('practice has the same deal and is not kept', () => {
  const table = dailyTable(planet, DAY);
  expect(table.match.state).toEqual(scoredTable(planet, DAY, () => undefined).match.state);
  playOn(table, 5);
  expect(tryOf(DAY)).toBeUndefined();
});

test('steps that the rules do not know begin the day anew', () => {
  keepTry(DAY, { moves: [-1], end: null });
  expect(scoredTable(planet, DAY, () => undefined).match.steps).toEqual([]);
});

test('old tries make room', () => {
  for (let i = 1; i <= 70; i++) keepTry(`day ${String(i).padStart(2, '0')}`, { moves: [], end: null });
  const days = Object.keys(useTries.getState().tries);
  expect([days.length, days[0]]).toEqual([60, 'day 11']);
});
