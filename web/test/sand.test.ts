import { concert } from '@grove/games/evergreen-concert/rules';
import { gameModule } from '@grove/games/loaded';
import { Match, SeededChance } from '@grove/kernel';
import { expect, test, vi } from 'vitest';
import { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';
import type { BegunGame } from '../local-game/begun-game.ts';
import { hasSecrets } from '../local-game/has-secrets.ts';
import { PausableTime } from '../local-game/pausable-time.ts';

const twoAtOneScreen = (begun?: BegunGame): LocalGame =>
  new LocalGame(gameModule(concert.id), [PERSON, PERSON], 'sand', { timer: 30 }, begun);

test('time stands still while it is paused', () => {
  let now = 0;
  const time = new PausableTime(() => now);
  now = 10;
  time.pause();
  time.pause();
  now = 50;
  expect(time.now).toBe(10);
  time.run();
  time.run();
  now = 55;
  expect(time.now).toBe(15);
});

test('only games with secret hands need a curtain', () => {
  const secretsOf = (id: string) => hasSecrets(new Match(gameModule(id).game, 2, {}, SeededChance.from('curtain')));
  expect([secretsOf(concert.id), secretsOf('evergreen-planet')]).toEqual([true, false]);
});

test('C5.3: when time is out at this table a card is drawn and the turn ends', () => {
  const game = twoAtOneScreen();
  game.timeOut();
  expect(game.heardBy(0)).toEqual([]);
  while (game.turnLimit === undefined) game.play(game.moves[0]);
  const { seat } = game.turnLimit;
  game.timeOut();
  expect(game.heardBy(0).at(-1)?.seen[0]).toMatchObject({ kind: 'timed-out', seat });
  expect(game.turnLimit).toMatchObject({ seat: 1 - seat, turn: 2 });
});

test('the sand runs from the first limited turn on, stands still when it is paused, and is full where a game goes on', () => {
  vi.useFakeTimers();
  const game = twoAtOneScreen();
  while (game.turnLimit === undefined) game.play(game.moves[0]);
  expect(game.steps.sand).toEqual({ left: 30_000, period: 30_000 });
  vi.advanceTimersByTime(10_000);
  game.steps.time.pause();
  vi.advanceTimersByTime(10_000);
  expect(game.steps.sand?.left).toBe(20_000);
  expect(twoAtOneScreen({ rules: game.match.rules, steps: game.match.steps }).steps.sand?.left).toBe(30_000);
  vi.useRealTimers();
});
