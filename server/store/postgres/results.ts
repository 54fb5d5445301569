import { itemAt } from '@grove/kernel';
import type { CardFigures, PlayedGame, RatingChange, Standing } from '@grove/protocol';
import { ranksOf } from '../../ratings/ranks.ts';
import { certainRating, NEW_RATING, rate, type Rating } from '../../ratings/rate.ts';
import { GAMES_FOR_PLACE, type PlayedRating, shownChange, shownRating } from '../../ratings/shown.ts';
import { countedCards, figuresOf } from '../card-uses.ts';
import type { GameResult, ResultStore, UsedCard } from '../store.ts';
import type { Database, Tx } from './database.ts';

/** Results and ratings in PostgreSQL. */
export class PostgresResults implements ResultStore {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  addResult(result: GameResult, gone: readonly string[] = [], used?: readonly UsedCard[]): Promise<void> {
    const { table, game, finishedAt, rated, seats } = result;
    return this.#db.transaction(async (tx) => {
      const { count } = await tx`insert into results (table_id, game, finished_at, rated, result)
        values (${table}, ${game}, ${finishedAt}, ${rated}, ${JSON.stringify(result)}) on conflict do nothing`;
      if (count === 0) return;
      await tx`update tables set resulted = true where id = ${table}`;
      await tx`insert into played (player, finished_at, table_id)
        select player, ${finishedAt}, ${table} from unnest(${seats.flatMap(({ player }) => (gone.includes(player) ? [] : player))}::text[]) as seat (player)
        on conflict do nothing`;
      if (rated) await addRatings(tx, result, gone);
      await addUses(tx, game, countedCards(used));
    });
  }

  async cardFigures(game: string): Promise<CardFigures> {
    const rows = await this.#db.query(
      (sql) => sql<{ card: string; used: number; points: number }[]>`
        select card, used, points from card_uses where game = ${game}`,
    );
    return figuresOf(rows);
  }

  async tablesWithoutResult(): Promise<string[]> {
    const rows = await this.#db.query(
      (sql) =>
        sql<
          { id: string }[]
        >`select id from tables where phase = 'finished' and not resulted and not sealed limit 1000`,
    );
    return rows.map(({ id }) => id);
  }

  async resultsOf(player: string, limit: number, ratedOnly = false): Promise<PlayedGame[]> {
    const rows = await this.#db.query(
      (sql) => sql<PlayedRow[]>`select results.result, played.rating, mu, sigma, mu_before, sigma_before
        from played join results using (table_id)
        where played.player = ${player} ${ratedOnly ? sql`and results.rated` : sql``}
        order by played.finished_at desc limit ${limit}`,
    );
    return rows.map(playedIn);
  }

  async leaderboard(game: string, limit: number): Promise<Standing[]> {
    const rows = await this.#db.query(
      (sql) => sql<StandingRow[]>`select player, name, game, shown, mu, sigma, games, wins from ratings
        where game = ${game} order by (games >= ${sql.unsafe(String(GAMES_FOR_PLACE))}) desc, mu desc limit ${limit}`,
    );
    return rows.map(standingIn);
  }

  async clubLeaderboard(club: string, game: string, limit: number): Promise<Standing[]> {
    const rows = await this.#db.query(
      (sql) => sql<StandingRow[]>`select player, name, game, shown, mu, sigma, games, wins
        from club_members join ratings on ratings.player = club_members.person where club = ${club} and game = ${game}
        order by (games >= ${sql.unsafe(String(GAMES_FOR_PLACE))}) desc, mu desc limit ${limit}`,
    );
    return rows.map(standingIn);
  }

  async standingsOf(player: string): Promise<Standing[]> {
    const rows = await this.#db.query(
      (sql) => sql<StandingRow[]>`select player, name, game, shown, mu, sigma, games, wins from ratings
        where player = ${player} order by game`,
    );
    return rows.map(standingIn);
  }

  async ratingsOf(game: string, players: readonly string[]): Promise<ReadonlyMap<string, Rating>> {
    const rows = await this.#db.query(
      (sql) => sql<(Rating & { player: string })[]>`
        select player, mu, sigma from ratings where game = ${game} and player = any(${[...players]}::text[])`,
    );
    return new Map(rows.map(({ player, mu, sigma }) => [player, { mu, sigma }]));
  }

  async ratingChanges(table: string): Promise<ReadonlyMap<string, RatingChange>> {
    const rows = await this.#db.query(
      (sql) => sql<(PlayedRating & { player: string })[]>`
        select player, mu, sigma, mu_before, sigma_before from played where table_id = ${table} and mu is not null`,
    );
    return new Map(
      rows.flatMap((row) => {
        const change = shownChange(row);
        return change === null ? [] : [[row.player, change]];
      }),
    );
  }
}

/** In the order of the cards, so that two games that end at the same time do not wait for each other. */
async function addUses(tx: Tx, game: string, used: readonly UsedCard[]): Promise<void> {
  if (used.length === 0) return;
  const sorted = used.toSorted((one, other) => (one.card < other.card ? -1 : 1));
  await tx`insert into card_uses (game, card, used, points)
    select ${game}, card, 1, points::double precision from unnest(
      ${sorted.map(({ card }) => card)}::text[], ${sorted.map(({ points }) => String(points))}::text[]
    ) as use (card, points)
    on conflict (game, card) do update
    set used = card_uses.used + excluded.used, points = card_uses.points + excluded.points`;
}

/** Locks the players' ratings, always in the same order: two games that end at the same time are rated one after the other. */
async function addRatings(
  tx: Tx,
  { table, game, finishedAt, seats }: GameResult,
  gone: readonly string[],
): Promise<void> {
  const players = seats.map(({ player }) => player);
  for (const player of players.toSorted()) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`${game} ${player}`}, 0))`;
  }
  const known = await tx<(Rating & { player: string })[]>`
    select player, mu, sigma from ratings where game = ${game} and player = any(${players}::text[])`;
  const before = players.map((player) => known.find((rating) => rating.player === player) ?? NEW_RATING);
  const after = rate(before, ranksOf(seats));
  for (const [seat, { player, name, winner }] of seats.entries()) {
    if (gone.includes(player)) continue;
    const { mu, sigma } = itemAt(after, seat);
    const then = itemAt(before, seat);
    const certain = certainRating({ mu, sigma });
    await tx`insert into ratings (game, player, name, mu, sigma, shown, games, wins)
      values (${game}, ${player}, ${name}, ${mu}, ${sigma}, ${certain}, 1, ${Number(winner)})
      on conflict (game, player) do update set name = excluded.name, mu = excluded.mu, sigma = excluded.sigma,
      shown = excluded.shown, games = ratings.games + 1, wins = ratings.wins + excluded.wins`;
    await tx`update played set rating = ${certain}, mu = ${mu}, sigma = ${sigma},
      mu_before = ${then.mu}, sigma_before = ${then.sigma}
      where player = ${player} and finished_at = ${finishedAt} and table_id = ${table}`;
  }
}

interface PlayedRow extends PlayedRating {
  readonly result: string;
  readonly rating: number | null;
}

const rounded = (rating: number): number => Math.round(rating * 100) / 100;

const playedIn = ({ result, rating, ...played }: PlayedRow): PlayedGame =>
  Object.assign(JSON.parse(result) as GameResult, {
    rating: rating === null ? null : rounded(rating),
    change: shownChange(played),
  });

interface StandingRow extends Omit<Standing, 'rating' | 'shown'>, Rating {
  readonly shown: number;
}

const standingIn = ({ player, name, game, shown, mu, sigma, games, wins }: StandingRow): Standing => ({
  player,
  name,
  game,
  rating: rounded(shown),
  shown: shownRating({ mu, sigma }),
  games,
  wins,
});
