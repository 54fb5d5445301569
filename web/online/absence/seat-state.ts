import type { Presence, SeatView } from '@grove/protocol';

/** Why a seat is not played by its person just now, the weightiest reason first. */
export type SeatTrouble = 'sits-in' | 'left' | 'covered' | 'waits' | 'last-call' | 'missed' | 'dropped' | 'away';

export interface SeatState {
  /** Undefined if its person is there, or nobody is expected. */
  readonly trouble: SeatTrouble | undefined;
  /** Since when the connection is lost. */
  readonly since: number | undefined;
  /** What is left of the time, or of the grace, if a clock runs; in milliseconds. */
  readonly left: number | undefined;
}

/** How a seat is seen at `now`, by the server's clock. */
export function seatStateOf(seat: SeatView, { people }: Presence, now: number): SeatState {
  const presence = people.find(({ person }) => person === seat.person?.id);
  return {
    trouble: seat.person === null ? undefined : troubleOf(seat, presence?.state),
    since: presence?.since,
    left: leftOf(seat, now),
  };
}

function troubleOf(seat: SeatView, presence: 'here' | 'dropped' | undefined): SeatTrouble | undefined {
  if (seat.bot !== null) return 'sits-in';
  if (seat.left) return 'left';
  if (seat.covered) return 'covered';
  if (seat.overdue) return 'waits';
  if (seat.out) return 'last-call';
  if (seat.missed > 0) return 'missed';
  if (presence === 'here') return undefined;
  return presence === 'dropped' ? 'dropped' : 'away';
}

function leftOf({ deadline, graceUntil, overdue }: SeatView, now: number): number | undefined {
  const until = graceUntil ?? deadline;
  return until === null || overdue ? undefined : Math.max(0, until - now);
}

const MINUTE = 60_000;

/** How long a connection has been lost, in whole minutes. */
export const minutesSince = (since: number, now: number): number => Math.max(0, Math.floor((now - since) / MINUTE));
