import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { GameResult, ResultStore, Standing } from '../store.ts';
import type { Writer } from './writer.ts';

type Row = Record<string, SQLOutputValue>;

/** Results and ratings in SQLite. */
export class SqliteResults implements ResultStore {
  readonly #writer: Writer;
  readonly #sql;

  constructor(database: DatabaseSync, writer: Writer) {
    this.#writer = writer;
    this.#sql = {
      missing: database.prepare(`select id from tables where phase = 'finished' and resulted = 0`),
      ofPlayer: database.prepare(
        `select results.result from played join results using (table_id)
         where played.player = ? order by played.finished_at desc limit ?`,
      ),
      leaderboard: database.prepare('select * from ratings where game = ? order by shown desc limit ?'),
      standings: database.prepare('select * from ratings where player = ? order by game'),
    };
  }

  addResult(result: GameResult): Promise<void> {
    return this.#writer.write('addResult', result);
  }

  async tablesWithoutResult(): Promise<string[]> {
    return this.#sql.missing.all().map(({ id }) => String(id));
  }

  async resultsOf(player: string, limit: number): Promise<GameResult[]> {
    return this.#sql.ofPlayer.all(player, limit).map(({ result }) => JSON.parse(String(result)) as GameResult);
  }

  async leaderboard(game: string, limit: number): Promise<Standing[]> {
    return this.#sql.leaderboard.all(game, limit).map(standingIn);
  }

  async standingsOf(player: string): Promise<Standing[]> {
    return this.#sql.standings.all(player).map(standingIn);
  }
}

const standingIn = (row: Row): Standing => ({
  player: String(row.player),
  name: String(row.name),
  game: String(row.game),
  rating: Math.round(Number(row.shown) * 100) / 100,
  games: Number(row.games),
  wins: Number(row.wins),
});
