import { type Language, LANGUAGES } from '@grove/game-kit';
import type { PersonId, TableSummary } from '@grove/protocol';
import { calendarWords } from './calendar-words.ts';

export interface DueTurn {
  readonly table: string;
  readonly game: string;
  readonly deadline: number;
}

/** The turns that a person must make, the most urgent first. */
export const dueTurns = (person: PersonId, tables: readonly TableSummary[]): DueTurn[] =>
  tables
    .filter(({ phase }) => phase === 'playing')
    .flatMap(({ table, game, seats }) =>
      seats.flatMap((seat): DueTurn[] => {
        const { deadline = null } = seat;
        return seat.person?.id === person && seat.waited && deadline !== null ? [{ table, game, deadline }] : [];
      }),
    )
    .toSorted((a, b) => a.deadline - b.deadline);

export interface CalendarText {
  readonly turns: readonly DueTurn[];
  readonly titleOf: (game: string, language: Language) => string;
  readonly language: string;
  /** `https://example.org`, for the links. */
  readonly site: string;
  readonly now: number;
}

/** A calendar for programs to subscribe to (RFC 5545): each turn stands at the time by which it must be made. */
export function calendarText({ turns, titleOf, language: asked, site, now }: CalendarText): string {
  const language = LANGUAGES.find((known) => known === asked) ?? 'en';
  const events = turns.flatMap(({ table, game, deadline }) => [
    'BEGIN:VEVENT',
    `UID:${table}-${deadline}@grove`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(deadline)}`,
    `DTEND:${utc(deadline)}`,
    `SUMMARY:${escaped(calendarWords[language](titleOf(game, language)))}`,
    `URL:${site}/table/${table}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Grove//turns//EN', ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** `20261118T140500Z`. */
const utc = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`);
