import type { DatabaseSync } from 'node:sqlite';
import type { PersonId } from '@grove/protocol';
import type { DailyResult } from '../store.ts';

/** Changes of the games of the day; called inside a transaction. */
export class DailyWrites {
  readonly #sql;

  constructor(database: DatabaseSync) {
    this.#sql = {
      add: database.prepare(
        `insert into daily (game, day, person, name, total, played_at, record) values (?, ?, ?, ?, ?, ?, ?)
         on conflict do nothing`,
      ),
      forget: database.prepare('delete from daily where person = ?'),
    };
  }

  /** False if the person has played that day before. */
  add({ game, day, person, name, total, playedAt, record }: DailyResult): boolean {
    return Number(this.#sql.add.run(game, day, person, name, total, playedAt, record).changes) > 0;
  }

  forget(person: PersonId): void {
    this.#sql.forget.run(person);
  }
}
