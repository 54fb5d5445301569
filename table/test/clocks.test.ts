import { type Game, itemAt } from '@grove/kernel';
import type { Person } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { byClock, nextAlarm } from '../index.ts';
import { PERIOD, pebbles, type PebblesState } from './pebbles.ts';
import { acornsGame, anna, bert, cleo, pebblesGame, reasonOf, Scene, START } from './scene.ts';

const SECOND = 1000;
const GRACE = 15 * SECOND;
const two = [anna, bert];

describe('no clock', () => {
  test('nothing is timed and nothing happens', () => {
    const scene = Scene.started(pebblesGame, two);
    expect(nextAlarm(scene.table)).toBeNull();
    expect(scene.pass(1e9)).toEqual([]);
    expect(scene.timeLeft(0)).toBeNull();
  });
});

describe('a period per move', () => {
  const clock = { kind: 'move', seconds: 60 } as const;

  test('runs over all steps of a turn and begins anew for the next seat', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.pass(20 * SECOND);
    scene.step(anna, 'take');
    expect(scene.timeLeft(0)).toBe(40 * SECOND);
    scene.step(anna, 'done');
    expect([scene.timeLeft(0), scene.timeLeft(1)]).toEqual([null, 60 * SECOND]);
  });

  test('runs for every seat that is waited for, and stops for each that has chosen', () => {
    const scene = Scene.started(acornsGame, [anna, bert, cleo], { clock });
    scene.pass(10 * SECOND);
    scene.step(bert, itemAt(scene.moves(bert), 0));
    expect([0, 1, 2].map((seat) => scene.timeLeft(seat))).toEqual([50_000, null, 50_000]);
    scene.pass(10 * SECOND);
    scene.step(cleo, itemAt(scene.moves(cleo), 0));
    scene.step(anna, itemAt(scene.moves(anna), 0));
    // The round is revealed, and all are waited for again.
    expect([0, 1, 2].map((seat) => scene.timeLeft(seat))).toEqual([60_000, 60_000, 60_000]);
  });

  test('time out: first a grace in which the seat may still move', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    expect(nextAlarm(scene.table)).toBe(START + 60 * SECOND);
    expect(scene.pass(60 * SECOND - 1)).toEqual([]);
    expect(scene.pass(1)).toEqual(['clocked']);
    expect(itemAt(scene.view().seats, 0).out).toBe(true);
    scene.now += GRACE - 1;
    scene.step(anna, 'done');
    expect(scene.view().seats[0]).toMatchObject({ out: false, bot: null });
  });

  test('then the turn is played for the person; the second time there is no grace', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    expect(scene.pass(60 * SECOND)).toEqual(['clocked']);
    expect(scene.pass(GRACE)).toEqual(['covered']);
    expect(scene.view().seats[0]).toMatchObject({ person: anna, bot: null, deadline: null, out: false, covered: true });
    scene.do(anna, { kind: 'return' });
    expect(scene.timeLeft(0)).toBe(60 * SECOND);
    expect(scene.pass(60 * SECOND)).toEqual(['covered']);
  });

  test('or, if the host prefers, the others decide: they may hand the seat over or end without asking it', () => {
    const settings = { clock, whenOut: 'wait' } as const;
    const scene = Scene.started(pebblesGame, [anna, bert, cleo], settings);
    expect(reasonOf(scene.try(bert, { kind: 'hand-over', seat: 0, bot: 'greedy' }))).toBe('not-yours-to-give');
    expect(scene.pass(60 * SECOND)).toEqual(['clocked']);
    expect(reasonOf(scene.try(bert, { kind: 'hand-over', seat: 0, bot: 'greedy' }))).toBe('not-yours-to-give');
    scene.do(bert, { kind: 'vote-end', yes: true });
    scene.do(cleo, { kind: 'vote-end', yes: true });
    expect(scene.view()).toMatchObject({ phase: 'playing', seats: [{ out: true, overdue: false }, {}, {}] });
    expect(scene.pass(GRACE)).toEqual(['clocked', 'finished']);
    expect(scene.view()).toMatchObject({ phase: 'finished', end: { how: 'agreed' } });
    const other = Scene.started(pebblesGame, [anna, bert], settings);
    other.pass(60 * SECOND);
    expect(other.pass(GRACE)).toEqual(['clocked']);
    expect(nextAlarm(other.table)).toBeNull();
    other.do(bert, { kind: 'hand-over', seat: 0, bot: 'greedy' });
    expect(itemAt(other.view().seats, 0).bot).toBe('greedy');
  });

  test('the clock of a seat that a bot plays stands', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.do(anna, { kind: 'hand-over', seat: 0, bot: 'greedy' });
    expect(nextAlarm(scene.table)).toBeNull();
  });

  test('handing the seat over and returning in the same turn gains no time', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.now += 45 * SECOND;
    scene.do(anna, { kind: 'hand-over', seat: 0, bot: 'greedy' });
    scene.now += 5 * SECOND;
    scene.do(anna, { kind: 'return' });
    expect(scene.timeLeft(0)).toBe(15 * SECOND);
    scene.do(anna, { kind: 'hand-over', seat: 0, bot: 'greedy' });
    scene.step({ kind: 'bot', seat: 0 }, 'done');
    scene.step(bert, 'done');
    scene.do(anna, { kind: 'return' });
    expect(scene.timeLeft(0)).toBe(60 * SECOND);
  });

  test('somebody who left is still timed', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.do(anna, { kind: 'leave' });
    expect(scene.pass(75 * SECOND)).toEqual(['clocked']);
    expect(scene.pass(GRACE)).toEqual(['handed']);
  });

  test('undo gives no time back, and what it cost the others is given back', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.now += 25 * SECOND;
    scene.step(anna, 'take');
    scene.now += 5 * SECOND;
    scene.do(anna, { kind: 'undo' });
    expect(scene.timeLeft(0)).toBe(30 * SECOND);
    scene.step(anna, 'done');
    scene.now += 40 * SECOND;
    scene.do(anna, { kind: 'undo' });
    expect([scene.timeLeft(0), scene.timeLeft(1)]).toEqual([30 * SECOND, null]);
    scene.step(anna, 'done');
    expect(scene.timeLeft(1)).toBe(60 * SECOND);
  });

  test('a seat that takes its choice back has what it had left at that step, whoever moved since', () => {
    const scene = Scene.started(acornsGame, [anna, bert, cleo], { clock });
    scene.now += 10 * SECOND;
    scene.step(anna, itemAt(scene.moves(anna), 0));
    scene.now += 10 * SECOND;
    scene.step(bert, itemAt(scene.moves(bert), 0));
    scene.do(anna, { kind: 'undo' });
    expect([0, 1, 2].map((seat) => scene.timeLeft(seat))).toEqual([50_000, null, 40_000]);
  });

  test('a clock that jumps back stops time but does not turn it back', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.now += 20 * SECOND;
    scene.step(anna, 'take');
    scene.now -= 1e6;
    scene.step(anna, 'take');
    const times = scene.log.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(itemAt(scene.view().seats, 0).deadline).toBe(START + 60 * SECOND);
  });
});

describe('a server that was away', () => {
  test.each([
    { clock: { kind: 'move', seconds: 60 }, left: 50_000 },
    { clock: { kind: 'bank', seconds: 60, increment: 5 }, left: 50_000 },
    { clock: { kind: 'sand' }, left: 20_000 },
  ] as const)('does not let time run meanwhile: $clock.kind', ({ clock, left }) => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.now += 10 * SECOND + 1e6;
    scene.do(byClock, { kind: 'delay', ms: 1e6 });
    expect(scene.timeLeft(0)).toBe(left);
    scene.do(byClock, { kind: 'delay', ms: 1e9 });
    expect(scene.timeLeft(0)).toBe(left + 10 * SECOND);
    expect(reasonOf(scene.try(anna, { kind: 'delay', ms: 1 }))).toBe('table-only-step');
  });

  test('with days per move, or without a clock, there is nothing to do', () => {
    for (const clock of [{ kind: 'days', days: 1 }, { kind: 'none' }] as const) {
      expect(Scene.started(pebblesGame, two, { clock }).do(byClock, { kind: 'delay', ms: 1e6 })).toEqual([]);
    }
  });
});

describe('a bank with increment', () => {
  const clock = { kind: 'bank', seconds: 100, increment: 10 } as const;

  test('is used up by thinking and filled up by the increment when a turn is closed', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.now += 30 * SECOND;
    scene.step(anna, 'take');
    scene.step(anna, 'done');
    expect(scene.view().seats.map(({ timeLeft }) => timeLeft)).toEqual([80_000, 100_000]);
    scene.now += 5 * SECOND;
    scene.step(bert, 'done');
    scene.now += 79 * SECOND;
    expect(scene.timeLeft(0)).toBe(1 * SECOND);
  });

  test('takes the increment back with the step, and charges nobody for a turn that did not happen', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.now += 30 * SECOND;
    scene.step(anna, 'done');
    scene.now += 50 * SECOND;
    scene.do(anna, { kind: 'undo' });
    expect(scene.timeLeft(0)).toBe(70 * SECOND);
    expect(itemAt(scene.view().seats, 1).timeLeft).toBe(100 * SECOND);
  });

  test('goes back by consent to what everybody had', () => {
    const scene = Scene.started(acornsGame, two, { clock });
    scene.now += 30 * SECOND;
    scene.step(anna, itemAt(scene.moves(anna), 0));
    scene.now += 20 * SECOND;
    scene.step(bert, itemAt(scene.moves(bert), 0));
    expect([scene.timeLeft(0), scene.timeLeft(1)]).toEqual([80_000, 60_000]);
    scene.now += 10 * SECOND;
    scene.do(bert, { kind: 'ask-undo' });
    scene.do(anna, { kind: 'answer-undo', yes: true });
    expect([itemAt(scene.view().seats, 0).timeLeft, scene.timeLeft(1)]).toEqual([80_000, 50_000]);
  });

  test('who has lost on time comes back with the increment, or not at all without one', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.pass(100 * SECOND);
    expect(scene.pass(GRACE)).toEqual(['covered']);
    scene.do(anna, { kind: 'return' });
    expect(scene.timeLeft(0)).toBe(10 * SECOND);
    const strict = Scene.started(pebblesGame, two, { clock: { ...clock, increment: 0 } });
    strict.pass(100 * SECOND);
    strict.pass(GRACE);
    expect(reasonOf(strict.try(anna, { kind: 'return' }))).toBe('no-time-left');
  });
});

describe('days per move', () => {
  test('have a grace of half a day every time', () => {
    const day = 86_400 * SECOND;
    const scene = Scene.started(pebblesGame, two, { clock: { kind: 'days', days: 2 } });
    expect(scene.pass(2 * day)).toEqual(['clocked']);
    scene.step(anna, 'done');
    scene.step(bert, 'done');
    expect(scene.pass(2 * day)).toEqual(['clocked']);
    expect(scene.pass(day / 2)).toEqual(['covered']);
  });
});

describe('the sand timer', () => {
  const clock = { kind: 'sand' } as const;

  test('C5.2: the next player has the remainder and a full period', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    expect(scene.timeLeft(0)).toBe(PERIOD);
    scene.now += 12 * SECOND;
    scene.step(anna, 'done');
    expect([scene.timeLeft(0), scene.timeLeft(1)]).toEqual([null, 18 * SECOND + PERIOD]);
    // Within the remainder: what is left of it goes on, not a second period.
    scene.now += 8 * SECOND;
    scene.step(bert, 'done');
    expect(scene.timeLeft(0)).toBe(10 * SECOND + PERIOD);
    // Past the turning of the timer.
    scene.now += 15 * SECOND;
    scene.step(anna, 'done');
    expect(scene.timeLeft(1)).toBe(25 * SECOND + PERIOD);
  });

  test('time out plays what the rules say, after the allowance for the line; then the next has a full period', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.step(anna, 'take');
    expect(scene.pass(PERIOD)).toEqual([]);
    expect(scene.pass(500)).toEqual(['interrupted']);
    expect(scene.log.at(-1)).toMatchObject({ by: byClock, event: { seat: 0, step: 'timeout' } });
    expect(scene.timeLeft(1)).toBe(PERIOD);
  });

  test('runs for bots too, and to the end of the game', () => {
    const scene = Scene.started(pebblesGame, [anna, 'greedy'], { clock });
    for (let turn = 0; turn < 11; turn++) {
      if (turn % 2 === 0) scene.step(anna, 'take');
      expect(scene.pass(PERIOD + 500)).toEqual(['interrupted']);
    }
    expect(scene.pass(PERIOD + 500)).toEqual(['interrupted', 'finished']);
    expect(nextAlarm(scene.table)).toBeNull();
  });

  test('runs on through an undo within the turn, and returns to a turn with what it had left', () => {
    const scene = Scene.started(pebblesGame, two, { clock });
    scene.now += 10 * SECOND;
    scene.step(anna, 'take');
    scene.do(anna, { kind: 'undo' });
    expect(scene.timeLeft(0)).toBe(20 * SECOND);
    scene.step(anna, 'done');
    scene.now += 15 * SECOND;
    scene.do(anna, { kind: 'undo' });
    expect(scene.timeLeft(0)).toBe(20 * SECOND);
  });
});

describe('a game that counts turns and asks a seat several times in one', () => {
  /** Each of two seats is asked twice in a turn of the game. */
  const twice: Game = { ...pebbles, turnNumber: (state) => Math.floor((state as PebblesState).turn / 4) };
  const twiceGame = { ...pebblesGame, game: twice };
  const after = (scene: Scene, person: Person, seconds: number) => {
    scene.pass(seconds * SECOND);
    scene.step(person, 'done');
  };

  test('gives one period for all that a seat is asked in a turn, and a new one with the next turn', () => {
    const scene = Scene.started(twiceGame, two, { clock: { kind: 'move', seconds: 60 } });
    after(scene, anna, 20);
    expect(scene.timeLeft(1)).toBe(60 * SECOND);
    after(scene, bert, 10);
    expect(scene.timeLeft(0)).toBe(40 * SECOND);
    after(scene, anna, 15);
    expect(scene.timeLeft(1)).toBe(50 * SECOND);
    after(scene, bert, 5);
    expect(scene.timeLeft(0)).toBe(60 * SECOND);
  });

  test('a step that is taken back within the turn gives no time', () => {
    const scene = Scene.started(twiceGame, two, { clock: { kind: 'move', seconds: 60 } });
    after(scene, anna, 20);
    scene.pass(5 * SECOND);
    scene.do(anna, { kind: 'undo' });
    expect(scene.timeLeft(0)).toBe(40 * SECOND);
  });

  test('adds the increment of a bank once a turn, for everybody', () => {
    const scene = Scene.started(twiceGame, two, { clock: { kind: 'bank', seconds: 100, increment: 30 } });
    for (const person of [anna, bert, anna, bert]) after(scene, person, 10);
    expect(scene.timeLeft(0)).toBe(110 * SECOND);
    after(scene, anna, 0);
    expect(scene.timeLeft(1)).toBe(110 * SECOND);
  });

  test('plays the rest of the turn for somebody whose time is out, who then has the time of a new turn', () => {
    const settings = { clock: { kind: 'bank', seconds: 60, increment: 30 }, whenOut: 'simplest' } as const;
    const scene = Scene.started(twiceGame, two, settings);
    expect(scene.pass(60 * SECOND)).toEqual(['clocked']);
    expect(scene.pass(GRACE)).toEqual(['covered', 'moved']);
    after(scene, bert, 10);
    expect(scene.pass(0)).toEqual(['moved']);
    after(scene, bert, 10);
    expect(scene.view().seats[0]).toMatchObject({ covered: false });
    expect(scene.timeLeft(0)).toBe(30 * SECOND);
  });

  test('gives each step a time of its own where the table waits for somebody whose time is over', () => {
    const settings = { clock: { kind: 'move', seconds: 60 }, whenOut: 'wait' } as const;
    const scene = Scene.started(twiceGame, two, settings);
    scene.pass(60 * SECOND);
    scene.pass(GRACE);
    scene.step(anna, 'take');
    expect(scene.view().seats[0]).toMatchObject({ overdue: false });
    expect(scene.timeLeft(0)).toBe(60 * SECOND);
  });
});
