import { BadInput } from '@grove/kernel';
import { type Store, StoreAway } from '../store.ts';
import { Database } from './database.ts';
import { Followers } from './followers.ts';
import { PostgresDaily } from './daily.ts';
import { migrate } from './migrate.ts';
import { PostgresNodes } from './nodes.ts';
import { PostgresNotices } from './notices.ts';
import { PostgresPeople } from './people.ts';
import { PostgresResults } from './results.ts';
import { PostgresTables } from './tables.ts';

/** The whole store in a PostgreSQL database, for any number of nodes; `postgres://user:password@host:port/database`. */
export async function postgresStore(url: string): Promise<Store> {
  const database = new Database(url);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    const reason = error instanceof StoreAway ? causeOf(error) : (error as Error).message;
    throw new BadInput(`the database cannot be used: ${reason}`);
  }
  const followers = new Followers(database);
  return {
    tables: new PostgresTables(database, followers),
    people: new PostgresPeople(database),
    results: new PostgresResults(database),
    notices: new PostgresNotices(database, followers),
    daily: new PostgresDaily(database),
    nodes: new PostgresNodes(database),
    check: async () => {
      // A real write: it finds a full disk, and a database that is only a copy.
      await database.ask(
        (sql) => sql`insert into claims (duty, node, until) values ('check', '', 0)
          on conflict (duty) do update set until = 0`,
      );
    },
    close: async () => {
      await followers.settled();
      await database.close();
    },
  };
}

const causeOf = ({ cause, message }: StoreAway): string => (cause instanceof Error ? cause.message : message);
