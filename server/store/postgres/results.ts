import { ranksOf } from '../../ratings/ranks.ts';
import { NEW_RATING, rate, type Rating, shownRating } from '../../ratings/rate.ts';
import type { GameResult, ResultStore, SeatResult, Standing } from '../store.ts';
import type { Database, Tx } from './database.ts';

/** Results and ratings in PostgreSQL. */
export class PostgresResults implements ResultStore {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  addResult(result: GameResult): Promise<void> {
    const { table, game, finishedAt, rated, seats } = result;
    return this.#db.together(async (tx) => {
      const { count } = await tx`insert into results (table_id, game, finished_at, rated, result)
        values (${table}, ${game}, ${finishedAt}, ${rated}, ${JSON.stringify(result)}) on conflict do nothing`;
      if (count === 0) return;
      await tx`update tables set resulted = true where id = ${table}`;
      await tx`insert into played (player, finished_at, table_id)
        select player, ${finishedAt}, ${table} from unnest(${seats.map(({ player }) => player)}::text[]) as seat (player)
        on conflict do nothing`;
      if (rated) await addRatings(tx, game, seats);
    });
  }

  async tablesWithoutResult(): Promise<string[]> {
    const rows = await this.#db.ask(
      (sql) => sql<{ id: string }[]>`select id from tables where phase = 'finished' and not resulted limit 1000`,
    );
    return rows.map(({ id }) => id);
  }

  async resultsOf(player: string, limit: number): Promise<GameResult[]> {
    const rows = await this.#db.ask(
      (sql) => sql<{ result: string }[]>`select results.result from played join results using (table_id)
        where played.player = ${player} order by played.finished_at desc limit ${limit}`,
    );
    return rows.map(({ result }) => JSON.parse(result) as GameResult);
  }

  async leaderboard(game: string, limit: number): Promise<Standing[]> {
    const rows = await this.#db.ask(
      (sql) => sql<StandingRow[]>`select * from ratings where game = ${game} order by shown desc limit ${limit}`,
    );
    return rows.map(standingIn);
  }

  async standingsOf(player: string): Promise<Standing[]> {
    const rows = await this.#db.ask(
      (sql) => sql<StandingRow[]>`select * from ratings where player = ${player} order by game`,
    );
    return rows.map(standingIn);
  }
}

/** Players of two games that end at once are locked one after the other, so that each game sees what the other did. */
async function addRatings(tx: Tx, game: string, seats: readonly SeatResult[]): Promise<void> {
  const players = seats.map(({ player }) => player);
  for (const player of players.toSorted()) {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`${game} ${player}`}, 0))`;
  }
  const known = await tx<(Rating & { player: string })[]>`
    select player, mu, sigma from ratings where game = ${game} and player = any(${players}::text[])`;
  const before = players.map((player) => known.find((rating) => rating.player === player) ?? NEW_RATING);
  const after = rate(before, ranksOf(seats));
  for (const [seat, { player, name, winner }] of seats.entries()) {
    const { mu, sigma } = after[seat];
    await tx`insert into ratings (game, player, name, mu, sigma, shown, games, wins)
      values (${game}, ${player}, ${name}, ${mu}, ${sigma}, ${shownRating(after[seat])}, 1, ${Number(winner)})
      on conflict (game, player) do update set name = excluded.name, mu = excluded.mu, sigma = excluded.sigma,
      shown = excluded.shown, games = ratings.games + 1, wins = ratings.wins + excluded.wins`;
  }
}

interface StandingRow extends Omit<Standing, 'rating'> {
  readonly shown: number;
}

const standingIn = ({ player, name, game, shown, games, wins }: StandingRow): Standing => ({
  player,
  name,
  game,
  rating: Math.round(shown * 100) / 100,
  games,
  wins,
});
