import { levelOf } from '@grove/bots';
import type { Occupant, RatingChange, SeatRating, ShownRating, TableSummary } from '@grove/protocol';
import type { ResultStore } from '../store/store.ts';
import { shownRating } from './shown.ts';

/** Whose rating counts in a seat: its person's, also while a bot sits in; null for an open seat. */
const playerOf = ({ person, bot }: Occupant): string | null =>
  person?.id ?? (bot === null ? null : `bot:${levelOf(bot)}`);

async function shownRatings(
  store: ResultStore,
  game: string,
  seats: readonly Occupant[],
): Promise<(player: string | null) => ShownRating | null> {
  const players = [...new Set(seats.flatMap((seat) => playerOf(seat) ?? []))];
  const known = await store.ratingsOf(game, players);
  return (player) => {
    const rating = player === null ? undefined : known.get(player);
    return rating === undefined ? null : shownRating(rating);
  };
}

/** Tables with the ratings of those who sit there, for people who choose where to sit down. */
export const withRatings = (store: ResultStore, tables: readonly TableSummary[]): Promise<TableSummary[]> =>
  Promise.all(
    tables.map(async (table) => {
      const shown = await shownRatings(store, table.game, table.seats);
      return { ...table, seats: table.seats.map((seat) => ({ ...seat, rating: shown(playerOf(seat)) })) };
    }),
  );

/** The ratings at one table, seat by seat. */
export async function seatRatings(
  store: ResultStore,
  game: string,
  seats: readonly Occupant[],
  changes: ReadonlyMap<string, RatingChange>,
): Promise<SeatRating[]> {
  const shown = await shownRatings(store, game, seats);
  return seats.map((seat) => {
    const player = playerOf(seat) ?? 'open';
    return { player, now: shown(player), change: changes.get(player) ?? null };
  });
}
