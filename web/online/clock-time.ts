import type { Language } from '@grove/game-kit';
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

const daysIn = (seconds: number): number => Math.floor(seconds / DAY);
const two = (number: number): string => String(number).padStart(2, '0');

/** The letter for days; hours are `h` in all of these languages. */
const DAYS: Readonly<Record<Language, string>> = { en: 'd', de: 'T', fr: 'j', es: 'd' };

/** `1:05`, `2:03:00`, or `1 d 4 h` for games over days. */
export function formatTime(ms: number, language: Language): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= DAY) return `${daysIn(seconds)} ${DAYS[language]} ${Math.floor((seconds % DAY) / HOUR)} h`;
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)];
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The same where there is little room: `1d`, `23h`, `1:05`. */
export function shortTime(ms: number, language: Language): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= DAY) return `${daysIn(seconds)}${DAYS[language]}`;
  return seconds >= HOUR ? `${Math.floor(seconds / HOUR)}h` : formatTime(ms, language);
}
