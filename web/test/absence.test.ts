import type { SeatView, Settings } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { shortTime } from '../online/clock-time.ts';
import { whatFollows } from '../online/absence/own-notices.tsx';
import { minutesSince, seatStateOf } from '../online/absence/seat-state.ts';
import { waysOut, whenAbsentText, whenOutOf } from '../online/absence/time-out-rules.ts';
import { en } from '../online/absence/words/en.ts';
import { slotsAfter } from '../online/table/notice-slots.ts';

const anna = { id: 'p-anna', name: 'Anna' };
const seat: SeatView = {
  person: anna,
  bot: null,
  left: false,
  waited: true,
  deadline: null,
  timeLeft: null,
  out: false,
  graceUntil: null,
  nudgedAt: null,
  overdue: false,
  missed: 0,
  covered: false,
  substituted: false,
};
const here = { people: [{ person: anna.id, state: 'here' as const }], spectators: 0 };
const nobody = { people: [], spectators: 0 };

describe('what is seen at a seat', () => {
  test.each([
    [{}, undefined],
    [{ missed: 2 }, 'missed'],
    [{ missed: 2, out: true }, 'last-call'],
    [{ out: true, overdue: true }, 'waits'],
    [{ covered: true, missed: 1 }, 'covered'],
    [{ left: true }, 'left'],
    [{ bot: 'greedy', left: true }, 'sits-in'],
    [{ person: null, bot: 'greedy' }, undefined],
  ])('%o', (change, trouble) => {
    expect(seatStateOf({ ...seat, ...change }, here, 0).trouble).toBe(trouble);
  });

  test('is whether the connection is lost, and since when', () => {
    const dropped = { people: [{ person: anna.id, state: 'dropped' as const, since: 500 }], spectators: 0 };
    expect(seatStateOf(seat, dropped, 0)).toMatchObject({ trouble: 'dropped', since: 500 });
    expect(seatStateOf(seat, nobody, 0).trouble).toBe('away');
    expect([minutesSince(0, 59_999), minutesSince(0, 120_000), minutesSince(5, 0)]).toEqual([0, 2, 0]);
  });

  test('is the time that is left, then the grace', () => {
    expect(seatStateOf({ ...seat, deadline: 900 }, here, 300).left).toBe(600);
    expect(seatStateOf({ ...seat, deadline: 900, out: true, graceUntil: 1000 }, here, 950).left).toBe(50);
    expect(seatStateOf({ ...seat, deadline: 900, out: true, overdue: true }, here, 2000).left).toBeUndefined();
  });
});

describe('what is agreed for a time-out', () => {
  const settings = { whenOut: 'bot', whenAbsent: 'bot', absentAfter: 3, rated: false } as Settings;

  test('names what a rated game comes to for whoever stays away', () => {
    expect(whenAbsentText(en, { rated: false }, 'bot')).toBe('A bot takes the seat');
    expect(whenAbsentText(en, { rated: true }, 'bot')).toBe('They lose the game');
    expect(whenAbsentText(en, { rated: true }, 'on')).toBe('Each turn is played for them');
  });

  test('says what follows if the person does not move', () => {
    const follows = (missed: number, change: Partial<Settings>) => whatFollows({ missed }, { ...settings, ...change });
    expect(follows(1, {})).toBe('covered');
    expect(follows(2, {})).toBe('seat');
    expect(follows(2, { whenAbsent: 'end' })).toBe('ends');
    expect(follows(2, { whenAbsent: 'on' })).toBe('covered');
    expect(follows(2, { rated: true })).toBe('lost');
    expect(follows(0, { whenOut: 'wait' })).toBe('waits');
  });

  test('has no bot in a seat of a rated table', () => {
    expect(waysOut({ ...settings, rated: true })).not.toContain('bot');
    expect(whenOutOf({ ...settings, rated: true })).toBe('simplest');
    expect(whenOutOf(settings)).toBe('bot');
  });
});

test('time is short at a seat', () => {
  expect([65_000, 3_600_000, 86_399_000, 90_000_000].map((ms) => shortTime(ms, 'en'))).toEqual([
    '1:05',
    '1h',
    '23h',
    '1d',
  ]);
  expect(shortTime(90_000_000, 'fr')).toBe('1j');
});

test('notices keep their places: new ones come below, and gaps stay while something is below them', () => {
  const both = slotsAfter(slotsAfter([], ['undo']), ['connection', 'undo']);
  expect(both).toEqual(['undo', 'connection']);
  expect(slotsAfter(both, ['connection'])).toBe(both);
  expect(slotsAfter(both, ['undo'])).toEqual(['undo']);
  expect(slotsAfter(both, [])).toEqual([]);
  expect(slotsAfter(both, ['vote'])).toEqual(['vote']);
});
