import type { TournamentRound, TournamentStanding, TournamentTable, TournamentView } from '@grove/protocol';

/** What the big screen shows at a time. */
export type ScreenPage =
  | { readonly kind: 'standings'; readonly title: number | null; readonly standings: readonly TournamentStanding[] }
  | { readonly kind: 'pairings'; readonly round: TournamentRound; readonly tables: readonly TournamentTable[] }
  | { readonly kind: 'podium' };

/** As many rows as are read from the other end of a room. */
const ROWS = 10;
const TABLES = 8;
/** Nobody waits for the 200th place: a round of pages takes a few minutes at most. */
const MOST_PAGES = 12;

/** Standings, division by division in a league, and the pairings of the newest round, in pieces that fit the screen. */
export function screenPages({ phase, standings, divisions, rounds }: TournamentView): ScreenPage[] {
  const podium: ScreenPage[] = phase === 'ended' ? [{ kind: 'podium' }] : [];
  const groups =
    divisions.length === 0
      ? [{ title: null, group: standings }]
      : divisions.map((group, i) => ({ title: i + 1, group }));
  const ranks = groups.flatMap(({ title, group }) =>
    pieces(group, ROWS).map((part): ScreenPage => ({ kind: 'standings', title, standings: part })),
  );
  const round = rounds.at(-1);
  const pairings =
    round === undefined || phase === 'ended'
      ? []
      : pieces(round.tables, TABLES).map((tables): ScreenPage => ({ kind: 'pairings', round, tables }));
  return [...podium, ...pairings.slice(0, MOST_PAGES), ...ranks.slice(0, MOST_PAGES)];
}

function pieces<Item>(items: readonly Item[], size: number): (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size));
}
