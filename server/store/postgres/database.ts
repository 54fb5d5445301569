import postgres, { type Sql, type TransactionSql } from 'postgres';
import { arrayTypes } from './array-types.ts';
import { StoreUnavailable } from '../store.ts';

/** Connections of one node. PostgreSQL does best with few: see docs/READ_AT_ONCE-NODES.md. */
const CONNECTIONS = 8;
/** Milliseconds after which the server gives a statement up; and this program, in case the server is gone. */
const STATEMENT_TIMEOUT = 5000;
const GIVE_UP_AFTER = 6000;
/** Seconds between two attempts to connect. */
const RECONNECT_WAIT = 0.1;

const GONE = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Too many connections; a statement timeout; a server that has become a read-only replica.
  '53300',
  '57014',
  '25006',
]);
/** Classes of errors: connection (08), resources such as disk and memory (53), shutdown or start (57P). */
const GONE_CLASSES = /^(08|53|57P)/;
/** Serialization failure, deadlock, lock not available: the same transaction succeeds when it is tried again. */
const COLLISIONS = new Set(['40001', '40P01', '55P03']);
const ATTEMPTS = 5;

export type Tx = TransactionSql<{ bigint: number }>;
type Db = Sql<{ bigint: number }>;
type Statement<Result> = (sql: Db) => PromiseLike<Result>;

/** A connection pool whose statements either succeed, or throw StoreUnavailable if the server cannot be reached. */
export class Database {
  readonly #sql: Db;
  #up = true;

  constructor(url: string) {
    this.#sql = postgres(url, {
      max: CONNECTIONS,
      backoff: () => RECONNECT_WAIT,
      connect_timeout: 3,
      onnotice: () => undefined,
      connection: { application_name: 'grove', statement_timeout: STATEMENT_TIMEOUT },
      fetch_types: false,
      types: { ...arrayTypes, bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    });
  }

  /** Whether the last statement reached the server. */
  get isUp(): boolean {
    return this.#up;
  }

  /** One statement; it is a transaction of its own. */
  async query<Result>(statement: Statement<Result>): Promise<Result> {
    return this.#retrying(() => statement(this.#sql));
  }

  async transaction<Result>(work: (tx: Tx) => Promise<Result>, patience = GIVE_UP_AFTER): Promise<Result> {
    return this.#retrying(() => this.#sql.begin(work) as Promise<Result>, patience);
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 2 });
  }

  async #retrying<Result>(attempt: () => PromiseLike<Result>, patience = GIVE_UP_AFTER): Promise<Result> {
    for (let count = 1; ; count++) {
      try {
        const result = await within(attempt, patience);
        this.#up = true;
        return result;
      } catch (error) {
        const { code } = error as { readonly code?: string };
        if (COLLISIONS.has(code ?? '') && count < ATTEMPTS) continue;
        this.#up = !isGone(error);
        throw this.#up ? error : new StoreUnavailable('the database cannot be reached', { cause: error });
      }
    }
  }
}

function isGone(error: unknown): boolean {
  const { code = '' } = error as { readonly code?: string };
  return error instanceof StoreUnavailable || GONE.has(code) || GONE_CLASSES.test(code);
}

function within<Result>(attempt: () => PromiseLike<Result>, patience: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new StoreUnavailable('the database does not answer'));
    const timer = Number.isFinite(patience) ? setTimeout(giveUp, patience) : undefined;
    attempt()
      .then(resolve, reject)
      .then(() => clearTimeout(timer));
  });
}
