import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import type { DailyScore, DailyResult, DailyStore } from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

type Row = Record<string, SQLOutputValue>;

/** The games of the day in SQLite. */
export class SqliteDaily implements DailyStore {
  readonly #queue: WriteQueue;
  readonly #sql;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#sql = {
      places: database.prepare(
        `select person, name, total, played_at from daily where game = ? and day = ?
         order by total desc, played_at, person limit ?`,
      ),
      one: database.prepare('select * from daily where game = ? and day = ? and person = ?'),
      ofPerson: database.prepare('select * from daily where person = ? order by day desc, game limit ?'),
    };
  }

  addDaily(result: DailyResult): Promise<boolean> {
    return this.#queue.write('addDaily', result);
  }

  async dailyRanking(game: string, day: string, limit: number): Promise<DailyScore[]> {
    return this.#sql.places.all(game, day, limit).map(scoreIn);
  }

  async dailyResult(game: string, day: string, person: PersonId): Promise<DailyResult | undefined> {
    const row = this.#sql.one.get(game, day, person);
    return row && resultIn(row);
  }

  async dailyResultsOf(person: PersonId, limit: number): Promise<DailyResult[]> {
    return this.#sql.ofPerson.all(person, limit).map(resultIn);
  }
}

const scoreIn = (row: Row): DailyScore => ({
  person: String(row.person),
  name: String(row.name),
  total: Number(row.total),
  playedAt: Number(row.played_at),
});

const resultIn = (row: Row): DailyResult => ({
  ...scoreIn(row),
  game: String(row.game),
  day: String(row.day),
  record: String(row.record),
});
