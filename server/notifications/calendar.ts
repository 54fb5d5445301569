import { type Language, LANGUAGES } from '@grove/game-kit';
import type { PersonId, TableSummary } from '@grove/protocol';
import { calendarWords } from './calendar-words.ts';
import { calendarOf } from './ics.ts';

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

/** Each turn stands at the time by which it must be made. */
export function calendarText({ turns, titleOf, language: asked, site, now }: CalendarText): string {
  const language = LANGUAGES.find((known) => known === asked) ?? 'en';
  const events = turns.map(({ table, game, deadline }) => ({
    id: `${table}-${deadline}`,
    from: deadline,
    to: deadline,
    title: calendarWords[language](titleOf(game, language)),
    url: `${site}/table/${table}`,
  }));
  return calendarOf('turns', events, now);
}
