import { gameModules } from '@grove/games/loaded';
import { itemAt } from '@grove/kernel';
import type { Settings } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { byBot, byClock, checkpointOf, nextAlarm, resumeTable, tableOf, waitingSeats } from '../index.ts';
import { PERIOD } from './pebbles.ts';
import { acornsGame, anna, bert, cleo, pebblesGame, reasonOf, Scene } from './scene.ts';

const SECOND = 1000;
const GRACE = 15 * SECOND;
const DAY = 86_400 * SECOND;
const clock = { kind: 'move', seconds: 60 } as const;
const simplest: Partial<Settings> = { clock, whenOut: 'simplest' };

/** Lets the first seat miss its turn, with the grace that it has the first time. */
function missFirst(scene: Scene): string[] {
  scene.pass(60 * SECOND);
  return scene.pass(GRACE);
}

describe('a missed turn', () => {
  test('is ended with the simplest legal steps, and nothing more', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], simplest);
    scene.step(anna, 'take');
    expect(missFirst(scene)).toEqual(['covered', 'moved']);
    expect(scene.log.at(-1)).toMatchObject({ by: byClock, event: { seat: 0, step: 'done' } });
    expect(scene.view().seats).toMatchObject([
      { person: anna, bot: null, missed: 1, covered: false, substituted: false },
      { waited: true },
    ]);
    expect(scene.timeLeft(1)).toBe(60 * SECOND);
  });

  test('is played by the stand-in, which then gets up', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], { clock, standIn: 'greedy' });
    expect(missFirst(scene)).toEqual(['covered']);
    expect(nextAlarm(scene.table)).toBeNull();
    scene.step(byBot(0), 'take');
    expect(scene.view().seats[0]).toMatchObject({ covered: true, missed: 1 });
    scene.step(byBot(0), 'done');
    expect(scene.view().seats[0]).toMatchObject({ person: anna, bot: null, covered: false, substituted: true });
    expect(reasonOf(scene.try(byBot(0), { kind: 'move', step: 'done' }))).toBe('not-a-bot');
  });

  test('is one turn of all who are waited for, each by the own clock', () => {
    const scene = Scene.started(acornsGame, [anna, bert, cleo], simplest);
    scene.step(cleo, itemAt(scene.moves(cleo), 0));
    scene.pass(60 * SECOND);
    expect(scene.pass(GRACE).filter((kind) => kind === 'covered')).toHaveLength(2);
    expect(scene.view().seats.map(({ missed }) => missed)).toEqual([1, 1, 0]);
    expect(scene.view().seats.every(({ covered, waited }) => waited && !covered)).toBe(true);
  });

  test('is the own turn again if the person acts in time', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], { clock });
    missFirst(scene);
    scene.step(anna, 'take');
    expect(scene.view().seats[0]).toMatchObject({ covered: false, missed: 0, substituted: false });
    expect(scene.timeLeft(0)).toBe(60 * SECOND);
    expect(reasonOf(scene.try(byBot(0), { kind: 'move', step: 'done' }))).toBe('not-a-bot');
  });

  test('is not taken back without consent, but own steps after it are', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], simplest);
    missFirst(scene);
    expect(scene.view(anna).playing?.canUndo).toBe(false);
    expect(reasonOf(scene.try(anna, { kind: 'undo' }))).toBe('undo-needs-consent');
    scene.step(bert, 'done');
    scene.step(anna, 'take');
    expect(scene.view(anna).playing?.canUndo).toBe(true);
    scene.do(anna, { kind: 'undo' });
    scene.do(anna, { kind: 'ask-undo' });
    scene.do(bert, { kind: 'answer-undo', yes: true });
    expect(scene.view().playing?.steps).toBe(0);
  });

  test('keeps a table the same from its log and from a checkpoint in the middle of it', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], { clock });
    missFirst(scene);
    scene.step(byBot(0), 'take');
    scene.table = resumeTable(pebblesGame, structuredClone(checkpointOf(scene.table)));
    scene.step(byBot(0), 'done');
    expect(checkpointOf(tableOf(pebblesGame, scene.log))).toEqual(checkpointOf(scene.table));
  });

  test.each(gameModules.map(({ game }) => [game.id, game] as const))('of %s ends soon', (_id, game) => {
    const tableGame = { game, bots: ['random', 'greedy'] };
    const scene = Scene.started(tableGame, [anna, bert], { ...simplest, absentAfter: 10 });
    for (let turn = 0; turn < 12; turn++) {
      const seat = itemAt(waitingSeats(scene.table), 0);
      const { missed } = itemAt(scene.view().seats, seat);
      scene.pass(75 * SECOND);
      expect(scene.pass(GRACE).length).toBeLessThan(60);
      if (itemAt(scene.view().seats, seat).missed > 8) break;
      expect(itemAt(scene.view().seats, seat).missed).toBeGreaterThan(missed);
      expect(scene.view().seats.every(({ covered, waited }) => !(covered && waited))).toBe(true);
    }
  });
});

describe('somebody who stays away', () => {
  /** Anna misses two turns and is about to miss the third; Bert plays. */
  function almostAbsent(settings: Partial<Settings>, people = [anna, bert]): Scene {
    const scene = Scene.started(pebblesGame, people, settings);
    missFirst(scene);
    for (const other of people.slice(1)) scene.step(other, 'done');
    scene.pass(60 * SECOND);
    for (const other of people.slice(1)) scene.step(other, 'done');
    expect(itemAt(scene.view().seats, 0).missed).toBe(2);
    return scene;
  }

  test('has a bot in the seat after the third turn, until the return', () => {
    const scene = almostAbsent({ ...simplest, standIn: 'greedy' });
    expect(scene.pass(60 * SECOND)).toEqual(['handed']);
    expect(scene.view().seats[0]).toMatchObject({ person: anna, bot: 'greedy' });
    scene.do(anna, { kind: 'return' });
    expect(scene.view().seats[0]).toMatchObject({ bot: null, missed: 0 });
    expect(scene.timeLeft(0)).toBe(60 * SECOND);
  });

  test('or has single turns played, or the game ends, as the host has set', () => {
    expect(almostAbsent({ ...simplest, whenAbsent: 'on' }).pass(60 * SECOND)).toEqual(['covered', 'moved']);
    const ended = almostAbsent({ ...simplest, whenAbsent: 'end' });
    expect(ended.pass(60 * SECOND)).toEqual(['finished']);
    expect(ended.view().end).toMatchObject({ how: 'absent' });
    expect(ended.view().end).not.toHaveProperty('forfeited');
  });

  test('loses a rated game; no bot plays a turn of it, and it ends where nobody else can win', () => {
    const rated = { clock, whenOut: 'bot', rated: true } as const;
    const two = almostAbsent(rated);
    expect(two.log.some(({ by }) => by.kind === 'bot')).toBe(false);
    expect(two.pass(60 * SECOND)).toEqual(['finished']);
    expect(two.view().end).toMatchObject({ how: 'absent', winners: [1], forfeited: [0] });
    const three = almostAbsent(rated, [anna, bert, cleo]);
    expect(three.pass(60 * SECOND)).toEqual(['handed']);
    expect(three.view().phase).toBe('playing');
    const alone = Scene.started(pebblesGame, [anna, 'greedy'], { ...rated, absentAfter: 1 });
    expect([...alone.pass(60 * SECOND), ...alone.pass(GRACE)]).toEqual(['clocked', 'finished']);
    expect(alone.view().end).toMatchObject({ winners: [1], forfeited: [0] });
  });

  test('is missed at once after leaving', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], simplest);
    scene.do(anna, { kind: 'leave' });
    expect(missFirst(scene)).toEqual(['handed']);
  });
});

describe('a table that everybody has left alone', () => {
  test('rests: days games do not run away overnight', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], { clock: { kind: 'days', days: 1 }, whenOut: 'simplest' });
    const kinds = Array.from({ length: 40 }, () => scene.pass(DAY / 2)).flat();
    // Two turns each, then a bot for the first of them, and the other is waited for.
    expect(kinds.filter((kind) => kind === 'moved')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'handed')).toHaveLength(1);
    scene.step(byBot(0), 'done');
    expect(Array.from({ length: 40 }, () => scene.pass(DAY / 2)).flat()).toEqual(['clocked', 'clocked']);
    expect(nextAlarm(scene.table)).toBeNull();
    expect(scene.view().seats[1]).toMatchObject({ overdue: true, missed: 2 });
    scene.step(bert, 'take');
    expect(scene.view().seats[1]).toMatchObject({ overdue: false, missed: 0 });
    expect(scene.timeLeft(1)).toBe(DAY);
  });

  test('rests with bots alone, and by the sand timer too', () => {
    const scene = Scene.started(pebblesGame, [anna, 'greedy'], { clock: { kind: 'sand' }, absentAfter: 1 });
    expect(scene.pass(PERIOD + 500)).toEqual(['interrupted']);
    expect(scene.view().seats[0]).toMatchObject({ missed: 1 });
    expect(nextAlarm(scene.table)).toBeNull();
    scene.step(byBot(1), 'done');
    expect(scene.pass(1e6)).toEqual([]);
    scene.step(anna, 'take');
    expect(scene.timeLeft(0)).toBe(PERIOD);
  });
});

test('the settings are checked', () => {
  const make = (settings: object) => () => new Scene(pebblesGame, [anna], settings);
  expect(make({ absentAfter: 0 })).toThrow('absentAfter must be from 1 to 10');
  expect(make({ whenAbsent: 'sleep' })).toThrow('whenAbsent must be one of bot, on, end');
  expect(make({ whenOut: 'sleep' })).toThrow('whenOut must be one of bot, simplest, wait');
});
