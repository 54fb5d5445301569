import type { Cover } from '@grove/game-kit';
import type { TournamentView } from '@grove/protocol';
import { divisionsAfter, divisionsOf } from '@grove/tournaments';
import { coreTournament } from '../shown/core-tournament.ts';
import { type Draft, firstDraft } from './draft.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Of a tournament's name, as the server takes it. */
const NAME_LENGTH = 60;

/** The season after one of a league: everything as it was, a week or more later, and those who went up or down in their new divisions. */
export function draftOfNextSeason(cover: Cover, last: TournamentView, now: number): Draft {
  const draft = firstDraft(cover, now);
  const { format, entry, times, seats, tieBreaks, prizes } = last.settings;
  if (format.kind !== 'league') return draft;
  return {
    ...draft,
    name: nextSeasonName(last.name),
    text: last.text,
    kind: 'league',
    divisionSize: format.size,
    promoted: format.promoted,
    divisions: divisionsAfter(coreTournament(last)),
    tableSize: String(seats.most),
    start: sameTimeInAWeek(times.start, now),
    roundMinutes: times.round === null ? 0 : times.round / MINUTE,
    most: entry.most ?? 0,
    hasRatingLimits: entry.rating !== null,
    ratingLeast: entry.rating?.least ?? draft.ratingLeast,
    ratingMost: entry.rating?.most ?? draft.ratingMost,
    bots: entry.bots,
    checkIn: entry.checkIn,
    membersOnly: last.membersOnly,
    prizes,
    tieBreaks,
    table: { ...draft.table, ...last.table },
    directors: last.directors,
  };
}

/** `League 3` is followed by `League 4`, and a name without a number by the second of that name. */
export function nextSeasonName(name: string): string {
  const [, before = name, number] = /^(.*?)\s*(\d{1,6})$/.exec(name) ?? [];
  const next = ` ${number === undefined ? 2 : Number(number) + 1}`;
  return `${before.slice(0, NAME_LENGTH - next.length)}${next}`.trim();
}

/** The same weekday and hour, early enough for people to register: a day from now at the earliest. */
export function sameTimeInAWeek(start: number, now: number): number {
  const date = new Date(start);
  const weeks = Math.max(1, Math.ceil((now + DAY - start) / (7 * DAY)));
  // By the calendar, so that the hour stays when the clocks are put forward or back.
  date.setDate(date.getDate() + 7 * weeks);
  return date.getTime();
}

/** Somebody in a division of the next season, and where they were in the last one. */
interface Placed {
  readonly entrant: string;
  /** The division before, counted from 0. */
  readonly from: number;
}

/** The divisions if everybody comes back, by the present size. */
export function placesInNextSeason({ divisions, divisionSize, promoted }: Draft, last: TournamentView): Placed[][] {
  const format = { kind: 'league', size: divisionSize, promoted, divisions } as const;
  const before = new Map(
    last.divisions.flatMap((division, from) => division.map(({ entrant }) => [entrant, from] as const)),
  );
  return divisionsOf(divisions.flat(), format).map((division) =>
    division.map((entrant) => ({ entrant, from: before.get(entrant) ?? 0 })),
  );
}
