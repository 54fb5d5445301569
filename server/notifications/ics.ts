export interface CalendarEvent {
  /** The same for the same event, so that programs find it again. */
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly title: string;
  readonly url: string;
}

/** A calendar for programs to subscribe to (RFC 5545). */
export function calendarOf(product: string, events: readonly CalendarEvent[], now: number): string {
  const lines = events.flatMap(({ id, from, to, title, url }) => [
    'BEGIN:VEVENT',
    `UID:${id}@grove`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(to)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'END:VEVENT',
  ]);
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Grove//${product}//EN`, ...lines, 'END:VCALENDAR'];
  return all.map((line) => `${line}\r\n`).join('');
}

/** `20261118T140500Z`. */
const utc = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`);
