import { concert } from '@grove/games/evergreen-concert/rules/index.ts';
import { gameModule } from '@grove/games/loaded';
import { Match, SeededChance, type TurnLimit } from '@grove/kernel';
import { expect, test } from 'vitest';
import { LocalGame, PERSON } from '../local-game/local-game.ts';
import { runSand } from '../local-game/sand.ts';
import { hasSecrets } from '../local-game/has-secrets.ts';

const turn = (number: number): TurnLimit => ({ seat: 0, turn: number, seconds: 60, carriesOver: true });

test('C5.1: the sand runs in a turn and stands still behind the curtain', () => {
  const full = runSand(undefined, turn(1), 1000, true);
  expect(full).toEqual({ turn: 1, period: 60_000, left: 60_000, at: 1000 });
  const later = runSand(full, turn(1), 11_000, true);
  expect(later?.left).toBe(50_000);
  expect(runSand(later, turn(1), 99_000, false)).toMatchObject({ left: 50_000, at: 99_000 });
  expect(runSand(later, turn(1), 999_000, true)?.left).toBe(0);
});

test('C5.2: the next player gets the remainder and a full period, and never two', () => {
  const first = runSand(undefined, turn(1), 0, true);
  const second = runSand(first, turn(2), 20_000, true);
  expect(second?.left).toBe(100_000);
  // Ten seconds of the 40 that were left over have run; the glass has not been turned.
  expect(runSand(second, turn(3), 30_000, true)?.left).toBe(90_000);
  expect(runSand(second, undefined, 30_000, true)).toBeUndefined();
});

test('only games with secret hands need a curtain', () => {
  const secretsOf = (id: string) => {
    return hasSecrets(new Match(gameModule(id).game, 2, {}, SeededChance.from('curtain')));
  };
  expect([secretsOf(concert.id), secretsOf('evergreen-planet')]).toEqual([true, false]);
});

test('C5.3: when time is out at this table a card is drawn and the turn ends', () => {
  const table = new LocalGame(gameModule(concert.id), [PERSON, PERSON], 'sand', { timer: 30 });
  table.timeOut();
  expect(table.heardBy(0)).toEqual([]);
  while (table.turnLimit === undefined) table.play(table.moves[0]);
  const { seat } = table.turnLimit;
  table.timeOut();
  expect(table.heardBy(0).at(-1)?.seen[0]).toMatchObject({ kind: 'timed-out', seat });
  expect(table.turnLimit).toMatchObject({ seat: 1 - seat, turn: 2 });
});
