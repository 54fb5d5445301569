import { BadInput } from '@grove/kernel';
import { type Store, StoreUnavailable } from '../store.ts';
import { Database } from './database.ts';
import { WriteBatch } from './write-batch.ts';
import { PostgresClubs } from './clubs.ts';
import { PostgresDaily } from './daily.ts';
import { migrate } from './migrate.ts';
import { PostgresNodes } from './nodes.ts';
import { PostgresNotices } from './notices.ts';
import { PostgresPeople } from './people.ts';
import { PostgresResults } from './results.ts';
import { PostgresTables } from './tables.ts';
import { PostgresTournaments } from './tournaments.ts';

/** The whole store in a PostgreSQL database, for any number of nodes; `postgres://user:password@host:port/database`. */
export async function postgresStore(url: string): Promise<Store> {
  const database = new Database(url);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    const reason = error instanceof StoreUnavailable ? causeOf(error) : (error as Error).message;
    throw new BadInput(`the database cannot be used: ${reason}`);
  }
  const batch = new WriteBatch(database);
  return {
    tables: new PostgresTables(database, batch),
    people: new PostgresPeople(database),
    results: new PostgresResults(database),
    notices: new PostgresNotices(database, batch),
    daily: new PostgresDaily(database),
    clubs: new PostgresClubs(database),
    tournaments: new PostgresTournaments(database),
    nodes: new PostgresNodes(database),
    check: async () => {
      // A real write, which finds a full disk and a read-only replica.
      await database.query(
        (sql) => sql`insert into claims (duty, node, until) values ('check', '', 0)
          on conflict (duty) do update set until = 0`,
      );
    },
    damage: async () => [],
    close: async () => {
      await batch.settled();
      await database.close();
    },
  };
}

const causeOf = ({ cause, message }: StoreUnavailable): string => (cause instanceof Error ? cause.message : message);
