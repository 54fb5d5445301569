import type { PersonId } from '@grove/protocol';
import type { DailyScore, DailyResult, DailyStore } from '../store.ts';
import type { Database } from './database.ts';

/** The games of the day in PostgreSQL. */
export class PostgresDaily implements DailyStore {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  async addDaily({ game, day, person, name, total, playedAt, record }: DailyResult): Promise<boolean> {
    const { count } = await this.#db.query(
      (sql) => sql`insert into daily (game, day, person, name, total, played_at, record)
        values (${game}, ${day}, ${person}, ${name}, ${total}, ${playedAt}, ${record}) on conflict do nothing`,
    );
    return count > 0;
  }

  async dailyRanking(game: string, day: string, limit: number): Promise<DailyScore[]> {
    const rows = await this.#db.query(
      (sql) => sql<DailyScore[]>`select person, name, total, played_at as "playedAt" from daily
        where game = ${game} and day = ${day} order by total desc, played_at, person limit ${limit}`,
    );
    return [...rows];
  }

  async dailyResult(game: string, day: string, person: PersonId): Promise<DailyResult | undefined> {
    const [row] = await this.#db.query(
      (sql) => sql<DailyResult[]>`select person, name, total, played_at as "playedAt", game, day, record
        from daily where game = ${game} and day = ${day} and person = ${person}`,
    );
    return row && { ...row };
  }

  async dailyResultsOf(person: PersonId, limit: number): Promise<DailyResult[]> {
    const rows = await this.#db.query(
      (sql) => sql<DailyResult[]>`select person, name, total, played_at as "playedAt", game, day, record
        from daily where person = ${person} order by day desc, game limit ${limit}`,
    );
    return [...rows];
  }
}
