import type {
  TournamentEntrant,
  TournamentRound,
  TournamentStanding,
  TournamentTable,
  TournamentView,
} from '@grove/protocol';
import { isContinuous } from '../shown/state-text.ts';

interface Game {
  readonly round: TournamentRound;
  readonly table: TournamentTable;
}

/** What the big screen shows at a time. */
export type ScreenPage =
  | { readonly kind: 'gathering'; readonly entrants: readonly TournamentEntrant[]; readonly of: number }
  | { readonly kind: 'standings'; readonly title: number | null; readonly standings: readonly TournamentStanding[] }
  | { readonly kind: 'pairings'; readonly round: number | null; readonly games: readonly Game[] }
  | { readonly kind: 'podium' };

/** As many rows as are read from the other end of a room. */
const ROWS = 10;
const TABLES = 8;
const NAMES = 14;
/** Nobody waits for the 200th place: a round of pages takes a few minutes at most. */
const MOST_PAGES = 12;

/** Before the start who comes; then standings, division by division in a league, and who plays whom now, in pieces that fit the screen. */
export function screenPages(view: TournamentView): ScreenPage[] {
  const { phase, standings, divisions } = view;
  if (phase === 'registration') return gatheringPages(view);
  const podium: ScreenPage[] = phase === 'ended' ? [{ kind: 'podium' }] : [];
  const groups =
    divisions.length === 0
      ? [{ title: null, group: standings }]
      : divisions.map((group, i) => ({ title: i + 1, group }));
  const ranks = groups.flatMap(({ title, group }) =>
    pieces(group, ROWS).map((part): ScreenPage => ({ kind: 'standings', title, standings: part })),
  );
  const round = isContinuous(view.settings.format) ? null : view.rounds.length;
  const pairings = pieces(gamesOf(view), TABLES).map((games): ScreenPage => ({ kind: 'pairings', round, games }));
  return [...podium, ...pairings.slice(0, MOST_PAGES), ...ranks.slice(0, MOST_PAGES)];
}

/** Who has registered so far; nobody is a page too, for the way in stands on it. */
function gatheringPages({ entrants }: TournamentView): ScreenPage[] {
  const coming = entrants.filter(({ isWithdrawn }) => !isWithdrawn);
  const parts = coming.length === 0 ? [[]] : pieces(coming, NAMES).slice(0, MOST_PAGES);
  return parts.map((part) => ({ kind: 'gathering', entrants: part, of: coming.length }));
}

/** Of the newest round; where everybody is paired at any time, those that are being played. */
function gamesOf({ phase, rounds, settings }: TournamentView): Game[] {
  if (phase === 'ended') return [];
  if (!isContinuous(settings.format)) return rounds.slice(-1).flatMap(gamesIn);
  return rounds.flatMap(gamesIn).filter(({ table }) => !table.isFinished);
}

const gamesIn = (round: TournamentRound): Game[] => round.tables.map((table) => ({ round, table }));

function pieces<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
