import type { Cover } from '@grove/game-kit';
import { itemAt } from '@grove/kernel';
import type { ClockSpec, Settings } from '@grove/protocol';
import type { OnlineWords } from './words/index.ts';

/** A clock that a table can have. The game's own timer is one of its options, too. */
export interface ClockChoice {
  readonly clock: ClockSpec;
  /** What the game's own option says then; undefined for games without a timer. */
  readonly timer: number | undefined;
}

/** What a cover says of the game's own timer. */
type TimerOf = Pick<Cover, 'options' | 'timer'>;

const USUAL: readonly ClockSpec[] = [
  { kind: 'move', seconds: 60 },
  { kind: 'bank', seconds: 600, increment: 10 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 2 },
  { kind: 'days', days: 7 },
];

/** First those of the game's own rules, then those that the table can add. */
export function clockChoices({ options, timer }: TimerOf): ClockChoice[] {
  const limits = timer === undefined ? [] : itemAt(options, timer).values;
  const periods = limits.map(Number).filter((seconds) => seconds > 0);
  const off = timer === undefined ? undefined : 0;
  return [
    { clock: { kind: 'none' }, timer: off },
    ...periods.map((seconds) => ({ clock: { kind: 'sand' } as const, timer: seconds })),
    ...USUAL.map((clock) => ({ clock, timer: off })),
  ];
}

/** Tells clocks apart. */
export const clockKey = ({ clock, timer }: ClockChoice): string => JSON.stringify([clock, timer ?? 0]);

export const chosenClock = (cover: TimerOf, { clock, options }: Pick<Settings, 'clock' | 'options'>): ClockChoice => ({
  clock,
  timer: cover.timer === undefined ? undefined : Number(options[cover.timer]),
});

/** A clock in words. `timer` is the period of the game's own. */
export function clockText({ clocks }: OnlineWords, { clock, timer = 0 }: ClockChoice): string {
  switch (clock.kind) {
    case 'none':
      return clocks.none;
    case 'move':
      return clocks.move(clock.seconds);
    case 'bank':
      return clocks.bank(clock.seconds / 60, clock.increment);
    case 'days':
      return clocks.days(clock.days);
    default:
      return clocks.sand(timer);
  }
}

/** A number of a clock that can be any within limits. */
export interface Amount {
  readonly name: keyof OnlineWords['amounts'];
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly set: (value: number) => ClockSpec;
}

/** The numbers of a clock, within the limits that the server sets. */
export function amountsOf(clock: ClockSpec): Amount[] {
  if (clock.kind === 'move') {
    return [{ name: 'seconds', value: clock.seconds, min: 5, max: 86_400, set: (seconds) => ({ ...clock, seconds }) }];
  }
  if (clock.kind === 'days') {
    return [{ name: 'days', value: clock.days, min: 1, max: 30, set: (days) => ({ ...clock, days }) }];
  }
  if (clock.kind !== 'bank') return [];
  const minutes = clock.seconds / 60;
  return [
    { name: 'minutes', value: minutes, min: 1, max: 1440, set: (value) => ({ ...clock, seconds: value * 60 }) },
    { name: 'increment', value: clock.increment, min: 0, max: 3600, set: (increment) => ({ ...clock, increment }) },
  ];
}
