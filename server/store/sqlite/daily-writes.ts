import type { DatabaseSync } from 'node:sqlite';
import type { DailyResult } from '../store.ts';

/** Changes of the games of the day; called inside a transaction. */
export function dailyWrites(database: DatabaseSync) {
  const add = database.prepare(
    `insert into daily (game, day, person, name, total, played_at, record) values (?, ?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
  );
  return {
    /** False if the person has a result of that game and day already. */
    addDaily: ({ game, day, person, name, total, playedAt, record }: DailyResult): boolean =>
      Number(add.run(game, day, person, name, total, playedAt, record).changes) > 0,
  };
}
