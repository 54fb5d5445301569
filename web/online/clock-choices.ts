import type { Choice, Cover } from '@grove/kernel';
import type { Clock } from './wire.ts';
import type { OnlineWords } from './words/index.ts';

/** A clock that a table can have. The game's own timer is one of its options, too. */
export interface ClockChoice {
  readonly key: string;
  readonly clock: Clock;
  /** What the game's own option says then; undefined for games without a timer. */
  readonly timer: number | undefined;
}

const USUAL: readonly Clock[] = [
  { kind: 'move', seconds: 60 },
  { kind: 'bank', seconds: 600, increment: 10 },
  { kind: 'days', days: 2 },
];

/** First those of the game's own rules, then those that the table can add. */
export function clockChoices({ options }: Pick<Cover, 'options'>): ClockChoice[] {
  const timer = options.timer as Choice | undefined;
  const periods = timer?.values.map(Number).filter((seconds) => seconds > 0) ?? [];
  const off = timer === undefined ? undefined : 0;
  return [
    { key: 'none', clock: { kind: 'none' }, timer: off },
    ...periods.map((seconds) => ({ key: `sand ${seconds}`, clock: { kind: 'sand' } as const, timer: seconds })),
    ...USUAL.map((clock) => ({ key: clock.kind, clock, timer: off })),
  ];
}

/** A clock in words. `timer` is the period of the game's own. */
export function clockText({ clocks }: OnlineWords, clock: Clock, timer: number): string {
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
