import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { PlayedGame, Standing } from '@grove/protocol';
import type { GameResult, ResultStore } from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

type Row = Record<string, SQLOutputValue>;

/** Results and ratings in SQLite. */
export class SqliteResults implements ResultStore {
  readonly #queue: WriteQueue;
  readonly #sql;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#sql = {
      missing: database.prepare(`select id from tables where phase = 'finished' and resulted = 0`),
      ofPlayer: database.prepare(
        `select results.result, played.rating from played join results using (table_id)
         where played.player = ? and results.rated >= ? order by played.finished_at desc limit ?`,
      ),
      leaderboard: database.prepare('select * from ratings where game = ? order by shown desc limit ?'),
      standings: database.prepare('select * from ratings where player = ? order by game'),
    };
  }

  addResult(result: GameResult, gone: readonly string[] = []): Promise<void> {
    return this.#queue.write('addResult', result, gone);
  }

  async tablesWithoutResult(): Promise<string[]> {
    return this.#sql.missing.all().map(({ id }) => String(id));
  }

  async resultsOf(player: string, limit: number, ratedOnly = false): Promise<PlayedGame[]> {
    return this.#sql.ofPlayer.all(player, Number(ratedOnly), limit).map(playedIn);
  }

  async leaderboard(game: string, limit: number): Promise<Standing[]> {
    return this.#sql.leaderboard.all(game, limit).map(standingIn);
  }

  async standingsOf(player: string): Promise<Standing[]> {
    return this.#sql.standings.all(player).map(standingIn);
  }
}

const rounded = (rating: SQLOutputValue | undefined): number => Math.round(Number(rating) * 100) / 100;

const playedIn = ({ result, rating }: Row): PlayedGame =>
  Object.assign(JSON.parse(String(result)) as GameResult, { rating: rating === null ? null : rounded(rating) });

const standingIn = (row: Row): Standing => ({
  player: String(row.player),
  name: String(row.name),
  game: String(row.game),
  rating: rounded(row.shown),
  games: Number(row.games),
  wins: Number(row.wins),
});
