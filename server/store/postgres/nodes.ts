import { type Outage, OUTAGE_AFTER, PLAUSIBLE, PLAUSIBLE_CLEAN_UP, type NodeStore } from '../store.ts';
import type { Database } from './database.ts';

/** Outages. Older ones have been counted: a table with a running clock is loaded when its time is out. */
const REMEMBERED = 50;

/** Heartbeats and claims of nodes in PostgreSQL. */
export class PostgresNodes implements NodeStore {
  readonly #db: Database;

  constructor(database: Database) {
    this.#db = database;
  }

  /** The row is locked: of several nodes that come back at the same time the first notes the outage, the others see none. */
  beat(at: number): Promise<Outage[]> {
    return this.#db.transaction(async (tx) => {
      const [last] = await tx<{ at: number }[]>`select at from heartbeat for update`;
      if (last !== undefined && last.at < at - OUTAGE_AFTER) {
        await tx`insert into absences (since, until) values (${last.at}, ${at}) on conflict do nothing`;
      }
      await tx`insert into heartbeat (one, at) values (1, ${at})
        on conflict (one) do update set at = greatest(heartbeat.at, excluded.at)`;
      return [
        ...(await tx<Outage[]>`
          select since as "from", until as "to" from absences order by since desc limit ${REMEMBERED}`),
      ];
    });
  }

  async claim(duty: string, node: string, now: number, until: number): Promise<boolean> {
    const { count } = await this.#db.query(
      (sql) => sql`insert into claims (duty, node, until) values (${duty}, ${node}, ${until})
        on conflict (duty) do update set node = excluded.node, until = excluded.until
        where claims.node = ${node} or claims.until < ${now}`,
    );
    return count > 0;
  }

  async endImplausible(now: number): Promise<void> {
    const latest = now + PLAUSIBLE;
    await this.#db.transaction(async (tx) => {
      await tx`update heartbeat set at = ${now} where at > ${latest}`;
      await tx`delete from claims where until > ${now + PLAUSIBLE_CLEAN_UP} or (duty <> 'clean-up' and until > ${latest})`;
      await tx`update tables set bots_until = 0 where bots_waited and bots_until > ${latest}`;
      await tx`update tables set alarm_claimed = 0 where alarm is not null and alarm_claimed > ${latest}`;
      // Tables whose clock was ahead are due now, so that their alarm is set anew.
      await tx`update tables set alarm = ${now} where alarm is not null and updated_at > ${latest}`;
      await tx`update tournaments set alarm_claimed = 0 where alarm_claimed > ${latest}`;
      await tx`update turns set claimed = 0 where claimed > ${latest}`;
      await tx`update turns set since = ${now} where since > ${latest}`;
    });
  }

  async forgetClaims(before: number): Promise<void> {
    await this.#db.query((sql) => sql`delete from claims where until < ${before}`);
  }
}
