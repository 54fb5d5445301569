import type { Checkpoint } from '@grove/table';
import { type ExpectedNotice, SEAT_TIME_STEP, type StoredSummary } from '../store.ts';
import type { Database } from './database.ts';

/** Milliseconds in which writes gather, so that they go in one statement. */
const GATHER_FOR = 50;

interface Waiting {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Writes that follow an append: summaries, checkpoints and expected notices. All can be computed from the log again, so that
 * they need not be saved at once: they are written in batches, and of each table only the newest.
 */
export class WriteBatch {
  readonly #db: Database;
  #notices = new Map<string, ExpectedNotice>();
  #summaries = new Map<string, StoredSummary>();
  #checkpoints = new Map<string, Checkpoint>();
  #waiting: Waiting = Promise.withResolvers<void>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database) {
    this.#db = database;
  }

  saveSummary(summary: StoredSummary): Promise<void> {
    const known = this.#summaries.get(summary.table);
    if (known === undefined || known.number <= summary.number) this.#summaries.set(summary.table, summary);
    return this.#soon();
  }

  saveCheckpoint(table: string, checkpoint: Checkpoint): Promise<void> {
    this.#checkpoints.set(table, checkpoint);
    return this.#soon();
  }

  expectNotice(expected: ExpectedNotice): Promise<void> {
    const key = `${expected.table} ${expected.person}`;
    if ((this.#notices.get(key)?.turn ?? -Infinity) < expected.turn) this.#notices.set(key, expected);
    return this.#soon();
  }

  /** Waits until everything so far is written, or has failed. */
  async settled(): Promise<void> {
    this.#flush();
    await this.#writing;
  }

  #soon(): Promise<void> {
    this.#timer ??= setTimeout(() => this.#flush(), GATHER_FOR);
    return this.#waiting.promise;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#summaries.size + this.#checkpoints.size + this.#notices.size === 0) return;
    const [notices, summaries, checkpoints] = [this.#notices, this.#summaries, this.#checkpoints];
    const waiting = this.#waiting;
    this.#notices = new Map();
    this.#summaries = new Map();
    this.#checkpoints = new Map();
    this.#waiting = Promise.withResolvers<void>();
    // Nobody may be waiting for it, and then a failure is nobody's unhandled rejection.
    waiting.promise.catch(() => undefined);
    // Notices before summaries: `Recovery` does not look at a table again that has its summary.
    this.#writing = this.#writing
      .then(() => this.#writeNotices([...notices.values()]))
      .then(() => Promise.all([this.#writeSummaries([...summaries.values()]), this.#writeCheckpoints(checkpoints)]))
      .then(waiting.resolve, waiting.reject);
  }

  async #writeNotices(notices: readonly ExpectedNotice[]): Promise<void> {
    if (notices.length === 0) return;
    const rows = notices.toSorted(byKey);
    await this.#db.query(
      (sql) => sql`insert into turns (person, table_id, turn, since) select * from unnest(
          ${rows.map(({ person }) => person)}::text[], ${rows.map(({ table }) => table)}::text[],
          ${rows.map(({ turn }) => turn)}::integer[], ${rows.map(({ since }) => since)}::bigint[])
        on conflict (person, table_id) do update set turn = excluded.turn, since = excluded.since, claimed = 0
        where excluded.turn > turns.turn`,
    );
  }

  async #writeSummaries(summaries: readonly StoredSummary[]): Promise<void> {
    if (summaries.length === 0) return;
    // Always in the same order, so that two nodes do not deadlock.
    const rows = summaries.toSorted((a, b) => (a.table < b.table ? -1 : 1));
    const seats = rows.flatMap(({ table, seats, updatedAt }) =>
      seats.flatMap(({ person }) => (person === null ? [] : [{ person: person.id, table, updatedAt }])),
    );
    const column = <Value>(of: (row: StoredSummary) => Value): Value[] => rows.map(of);
    await this.#db.query(
      (sql) => sql`with news as (select * from unnest(
          ${column((row) => row.table)}::text[], ${column((row) => row.number)}::integer[],
          ${column((row) => row.phase)}::text[], ${column((row) => Number(row.open))}::integer[],
          ${column((row) => row.alarm)}::bigint[], ${column((row) => Number(row.botsWaited))}::integer[],
          ${column((row) => Number(row.tournament?.sealed === true))}::integer[],
          ${column((row) => row.updatedAt)}::bigint[], ${column((row) => JSON.stringify(row))}::text[],
          ${column((row) => row.settings?.club?.id ?? null)}::text[]
        ) as news (id, number, phase, open, alarm, bots_waited, sealed, updated_at, summary, club)),
        sat as (insert into seats (person, table_id, updated_at) select * from unnest(
          ${seats.map(({ person }) => person)}::text[], ${seats.map(({ table }) => table)}::text[],
          ${seats.map(({ updatedAt }) => updatedAt)}::bigint[])
          on conflict (person, table_id) do update set updated_at = excluded.updated_at
          where excluded.updated_at > seats.updated_at + ${SEAT_TIME_STEP})
        update tables set summary_number = news.number, phase = news.phase, open = news.open = 1, alarm = news.alarm,
          alarm_claimed = 0, bots_waited = news.bots_waited = 1, sealed = news.sealed = 1, updated_at = news.updated_at,
          summary = news.summary, club = news.club
        from news where tables.id = news.id and tables.summary_number <= news.number`,
    );
  }

  async #writeCheckpoints(checkpoints: ReadonlyMap<string, Checkpoint>): Promise<void> {
    if (checkpoints.size === 0) return;
    const rows = [...checkpoints].toSorted(([a], [b]) => (a < b ? -1 : 1));
    await this.#db.query(
      (sql) => sql`insert into checkpoints (table_id, number, checkpoint) select * from unnest(
          ${rows.map(([table]) => table)}::text[], ${rows.map(([, { data }]) => data.number)}::integer[],
          ${rows.map(([, checkpoint]) => JSON.stringify(checkpoint))}::text[])
        on conflict (table_id) do update set number = excluded.number, checkpoint = excluded.checkpoint
        where excluded.number > checkpoints.number`,
    );
  }
}

function byKey(a: ExpectedNotice, b: ExpectedNotice): number {
  if (a.table !== b.table) return a.table < b.table ? -1 : 1;
  return a.person < b.person ? -1 : 1;
}
