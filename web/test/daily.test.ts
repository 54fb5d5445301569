import { lastDays } from '../daily/last-days.ts';
import { resultText } from '../daily/result-text.ts';
import { gameModule } from '@grove/games/loaded';
import { checkDaily } from '@grove/game-kit';
import { beforeEach, expect, test, vi } from 'vitest';
import { dailyGame, scoredGame } from '../daily/daily-game.ts';
import { keepTry, tryOf, unsentDays, useTries } from '../daily/tries.ts';

const planet = gameModule('evergreen-planet');
const DAY = '2026-11-15';

beforeEach(() => useTries.setState({ tries: {} }));

/** Plays the first step that is offered, so often. */
function playOn(game: ReturnType<typeof dailyGame>, steps: number): void {
  for (let i = 0; i < steps && !game.match.over; i++) game.play(game.moves[0]);
}

test('every step of the try is kept, also one that is taken back, and it goes on where it was left', () => {
  const first = scoredGame(planet, DAY, () => undefined);
  playOn(first, 9);
  while (!first.canUndo()) playOn(first, 1);
  const kept = tryOf(DAY)?.moves;
  expect(kept).toHaveLength(first.match.steps.length);
  first.undo();
  expect(tryOf(DAY)?.moves).toEqual(kept?.slice(0, -1));
  const second = scoredGame(planet, DAY, () => undefined);
  expect(second.match.state).toEqual(first.match.state);
});

test('the end is kept once with its record, and nothing that is played afterwards changes it', () => {
  const whenOver = vi.fn<() => void>();
  const game = scoredGame(planet, DAY, whenOver);
  playOn(game, Infinity);
  const end = tryOf(DAY)?.end;
  expect(whenOver).toHaveBeenCalledTimes(1);
  expect(end).toMatchObject({ sent: 'no', total: planet.game.result(game.match.state).totals[0] });
  expect(end && checkDaily(planet, DAY, end.record).totals).toEqual([end?.total]);
  expect(unsentDays()).toEqual([DAY]);
  // The last step can be taken back on the board; what counts is how it ended first.
  game.undo();
  playOn(game, Infinity);
  expect(tryOf(DAY)?.end).toEqual(end);
  expect(whenOver).toHaveBeenCalledTimes(1);
  const again = scoredGame(planet, DAY, whenOver);
  expect(again.match.over).toBe(true);
  expect(tryOf(DAY)?.end).toEqual(end);
});

test('practice has the same deal and is not kept', () => {
  const game = dailyGame(planet, DAY);
  expect(game.match.state).toEqual(scoredGame(planet, DAY, () => undefined).match.state);
  playOn(game, 5);
  expect(tryOf(DAY)).toBeUndefined();
});

test('steps that the rules do not know begin the day anew', () => {
  keepTry(DAY, { moves: [-1], end: null });
  expect(scoredGame(planet, DAY, () => undefined).match.steps).toEqual([]);
});

test('old tries make room', () => {
  for (let i = 1; i <= 70; i++) keepTry(`day ${String(i).padStart(2, '0')}`, { moves: [], end: null });
  const days = Object.keys(useTries.getState().tries);
  expect([days.length, days[0]]).toEqual([60, 'day 11']);
});

test('a result to share says how well it went, in squares and words, and nothing about how', () => {
  const result = { title: 'Planet of the day', date: '16 November', score: '142 points', total: 142, highest: 201 };
  expect(resultText({ ...result, streak: '3 days', address: 'https://grove.example/daily' })).toBe(
    'Grove · Planet of the day, 16 November\n▰▰▰▰▰▰▰▱▱▱ 142 points\n3 days\nhttps://grove.example/daily',
  );
  const best = resultText({ ...result, total: 230, streak: undefined, address: 'a' });
  expect(best.split('\n')).toEqual(['Grove · Planet of the day, 16 November', '▰▰▰▰▰▰▰▰▰▰ 142 points', 'a']);
});

test('the last two weeks have every day, with the points of those that were played to the end', () => {
  const record = { game: 'sample', rules: '1.0', players: 1, options: {}, chance: { seed: 'a' }, moves: [] };
  const finished = { moves: [], end: { total: 88, record, sent: 'yes' as const } };
  const days = lastDays({ '2026-03-01': finished, '2026-03-02': { moves: [], end: null } }, '2026-03-02');
  expect(days).toHaveLength(14);
  expect(days.slice(-3)).toEqual([
    { day: '2026-02-28', total: undefined },
    { day: '2026-03-01', total: 88 },
    { day: '2026-03-02', total: undefined },
  ]);
});
