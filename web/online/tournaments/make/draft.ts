import type { Cover } from '@grove/game-kit';
import type { NewTournament, Person, Settings as TableSettings, TournamentSettings } from '@grove/protocol';
import { OPEN, seatChoicesOf } from '../../../set-up/sitters.ts';
import { defaultSetup, settingsOf as tableSettingsOf } from '../../table-setup.ts';
import { nextFullHour } from './local-time.ts';

export type FormatKind = TournamentSettings['format']['kind'];

/** What the form for a new tournament holds: also what the chosen format does not use, so that it is there again later. */
export interface Draft {
  readonly name: string;
  readonly text: string;
  readonly kind: FormatKind;
  readonly rounds: number;
  readonly cycles: number;
  readonly deals: number;
  readonly rotate: boolean;
  readonly compare: 'points' | 'lead';
  readonly divisionSize: number;
  readonly promoted: number;
  /** Where those who were in the season before are now, the highest division first; none in a first season. */
  readonly divisions: readonly (readonly string[])[];
  /** `2`, or `3-4` for tables of three and four. */
  readonly tableSize: string;
  readonly start: number;
  readonly end: number;
  /** Minutes; 0: until all tables are finished. */
  readonly roundMinutes: number;
  /** 0 for no limit. */
  readonly most: number;
  readonly hasRatingLimits: boolean;
  readonly ratingLeast: number;
  readonly ratingMost: number;
  readonly bots: boolean;
  readonly checkIn: boolean;
  readonly isLateAllowed: boolean;
  readonly lateRounds: number;
  readonly membersOnly: boolean;
  readonly prizes: number;
  readonly tieBreaks: TournamentSettings['tieBreaks'] | undefined;
  readonly table: TableSettings;
  /** Who leads it beside the maker. */
  readonly directors: readonly Person[];
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

export function firstDraft(cover: Cover, now: number): Draft {
  const start = nextFullHour(now);
  const sizes = tableSizes(cover, 'swiss');
  return {
    name: '',
    text: '',
    kind: 'swiss',
    rounds: 5,
    cycles: 1,
    deals: 4,
    rotate: true,
    compare: 'lead',
    divisionSize: 6,
    promoted: 1,
    divisions: [],
    tableSize: sizes[0] ?? '2',
    start,
    end: start + HOUR,
    roundMinutes: 0,
    most: 0,
    hasRatingLimits: false,
    ratingLeast: 1200,
    ratingMost: 1800,
    bots: true,
    checkIn: false,
    isLateAllowed: false,
    lateRounds: 1,
    membersOnly: false,
    prizes: 3,
    tieBreaks: undefined,
    table: tableSettingsOf(cover, {
      ...defaultSetup(cover, seatChoicesOf(cover, [], OPEN)),
      clock: { kind: 'bank', seconds: 600, increment: 10 },
    }),
    directors: [],
  };
}

export const isContinuous = (kind: FormatKind): boolean => kind === 'arena' || kind === 'duplicate';
const isElimination = (kind: FormatKind): boolean => kind.endsWith('-elimination');
const MOST_SEATS = 4;

/** How many can play at a table of this game in this format, as the form names it. */
export function tableSizes({ players: { min, max } }: Pick<Cover, 'players'>, kind: FormatKind): string[] {
  const least = kind === 'duplicate' ? min : Math.max(2, min);
  const most = isElimination(kind) ? 2 : Math.min(MOST_SEATS, max);
  const sizes = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
  // Two first: it is the usual size, and somebody alone is compared in a duplicate only.
  const fixed = sizes.toSorted((one, other) => Number(one === 1) - Number(other === 1)).map(String);
  const mixed = (kind === 'swiss' || kind === 'arena') && sizes.includes(3) && sizes.includes(4) ? ['3-4'] : [];
  return [...fixed, ...mixed];
}

/** What decides between equals unless somebody chooses otherwise. */
export function usualTieBreaks(kind: FormatKind): TournamentSettings['tieBreaks'] {
  if (kind === 'swiss') return ['buchholz', 'sonneborn-berger', 'direct-meeting', 'wins', 'game-points'];
  if (kind === 'round-robin' || kind === 'league') return ['direct-meeting', 'sonneborn-berger', 'wins', 'game-points'];
  return kind === 'arena' ? ['wins', 'game-points'] : ['game-points'];
}

function formatOf(draft: Draft): TournamentSettings['format'] {
  const { kind, rounds, cycles, deals, rotate, compare, divisionSize, promoted, divisions, tableSize } = draft;
  switch (kind) {
    case 'swiss':
      return { kind, rounds };
    case 'round-robin':
      return { kind, cycles };
    case 'duplicate': {
      const isAlone = tableSize === '1';
      return { kind, deals, rotate: rotate && !isAlone, compare: isAlone ? 'points' : compare };
    }
    case 'league':
      return { kind, size: divisionSize, promoted, divisions };
    default:
      return { kind };
  }
}

/** The settings of the core as the form stands; the core says whether anybody can play by them. */
export function settingsFrom(draft: Draft): TournamentSettings {
  const [least, most = least] = draft.tableSize.split('-').map(Number);
  const { kind, hasRatingLimits, ratingLeast, ratingMost, roundMinutes } = draft;
  const mayBeLate = draft.isLateAllowed && (kind === 'swiss' || isContinuous(kind));
  return {
    format: formatOf(draft),
    seats: { least: least ?? 2, most: most ?? 2 },
    tieBreaks: draft.tieBreaks ?? usualTieBreaks(kind),
    entry: {
      most: draft.most === 0 ? null : draft.most,
      rating: hasRatingLimits ? { least: ratingLeast, most: ratingMost } : null,
      bots: draft.bots,
      checkIn: draft.checkIn,
      lateRounds: mayBeLate ? draft.lateRounds : 0,
    },
    times: {
      start: draft.start,
      end: isContinuous(kind) ? draft.end : null,
      round: isContinuous(kind) || roundMinutes === 0 ? null : roundMinutes * MINUTE,
    },
    prizes: draft.prizes,
  };
}

/** Where a new tournament belongs. */
export interface HeldBy {
  readonly club: string | null;
  /** The season of a league that it follows. */
  readonly after?: string | undefined;
}

/** What is sent to the server. */
export function newTournamentFrom(cover: Cover, draft: Draft, { club, after }: HeldBy): NewTournament {
  const { options, clock, botSeconds, rated, spectators } = draft.table;
  return {
    name: draft.name.trim(),
    text: draft.text.trim(),
    club,
    membersOnly: club !== null && draft.membersOnly,
    game: cover.id,
    settings: settingsFrom(draft),
    table: { options, clock, botSeconds, rated, spectators },
    directors: draft.directors.map(({ id }) => id),
    ...(after !== undefined && draft.kind === 'league' && { after }),
  };
}
