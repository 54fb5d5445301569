import type { DatabaseSync } from 'node:sqlite';
import { clubWrites } from './club-writes.ts';
import { dailyWrites } from './daily-writes.ts';
import { dutyWrites } from './duty-writes.ts';
import { noticeWrites } from './notice-writes.ts';
import { peopleWrites } from './people-writes.ts';
import { resultWrites } from './result-writes.ts';
import { tableWrites } from './table-writes.ts';
import { tournamentWrites } from './tournament-writes.ts';

/** Everything that changes the database, by name; the caller makes the transaction around it. */
export const writesOn = (database: DatabaseSync) => ({
  ...tableWrites(database),
  ...peopleWrites(database),
  ...resultWrites(database),
  ...noticeWrites(database),
  ...dutyWrites(database),
  ...dailyWrites(database),
  ...clubWrites(database),
  ...tournamentWrites(database),
});

export type Writes = ReturnType<typeof writesOn>;
