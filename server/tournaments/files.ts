import type { TournamentView } from '@grove/protocol';
import { WIN } from '@grove/tournaments';
import type { CalendarEvent } from '../notifications/ics.ts';

/** A line of the standings for other programs. */
interface Line {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
  readonly tieBreaks: Readonly<Record<string, number>>;
  readonly played: number;
  readonly prize: number | null;
}

export function standingsLines({ settings, standings, entrants }: TournamentView): Line[] {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  return standings.map(({ entrant, rank, points, tieBreaks, played, prize }) => ({
    rank,
    name: names.get(entrant) ?? entrant,
    points: shownPoints(settings, points),
    tieBreaks: Object.fromEntries(tieBreaks.map((value, i) => [settings.tieBreaks[i] ?? i, value])),
    played,
    prize,
  }));
}

/** The standings as a table for spreadsheets (RFC 4180). */
export function standingsCsv(view: TournamentView): string {
  const { tieBreaks: names } = view.settings;
  const head = ['rank', 'name', 'points', ...names, 'played', 'prize'];
  const rows = standingsLines(view).map(({ rank, name, points, tieBreaks, played, prize }) =>
    [[rank, name, points], names.map((tieBreak) => tieBreaks[tieBreak] ?? ''), [played, prize ?? '']].flat(),
  );
  return [head, ...rows].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** In wins where points are those of tables; in a duplicate and an elimination as they are. */
function shownPoints({ format }: TournamentView['settings'], points: number): number {
  const isOfTables = format.kind !== 'duplicate' && !format.kind.endsWith('-elimination');
  return Number((isOfTables ? points / WIN : points).toFixed(3));
}

/** A name that begins like a formula is kept from being one. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** When it begins, and what has an end: its window, or its rounds. */
export function calendarEvents(view: TournamentView, site: string): CalendarEvent[] {
  const { tournament, name, settings, end, rounds, phase } = view;
  if (phase === 'cancelled') return [];
  const url = `${site}/tournaments/${tournament}`;
  const { start, round: length } = settings.times;
  const whole = { id: tournament, from: start, to: end ?? start, title: name, url };
  const timed = rounds.flatMap(({ number, end: until }) =>
    until === null || length === null
      ? []
      : [{ id: `${tournament}-${number}`, from: until - length, to: until, title: `${name} (${number})`, url }],
  );
  return [whole, ...timed];
}
