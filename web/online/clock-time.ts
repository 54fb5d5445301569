import type { SeatView } from '@grove/protocol';

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** What a seat's clock shows, in milliseconds; undefined without one. `now` is the server's time. */
export function timeLeftAt(
  { deadline, timeLeft }: Pick<SeatView, 'deadline' | 'timeLeft'>,
  now: number,
): number | undefined {
  if (deadline !== null) return Math.max(0, deadline - now);
  return timeLeft ?? undefined;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** `1:05`, `2:03:00`, or `1 d 4 h` for games over days. */
export function formatTime(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The same where there is little room: `1d`, `23h`, `1:05`. */
export function shortTime(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)}d`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}h` : formatTime(ms);
}
