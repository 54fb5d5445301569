import postgres, { type Sql, type TransactionSql } from 'postgres';
import { StoreUnavailable } from '../store.ts';

/** Connections of one node. PostgreSQL does best with few: see docs/MANY-NODES.md. */
const CONNECTIONS = 8;
/** Milliseconds after which a statement is given up, by the server and, should it be gone, by us. */
const STATEMENT_TIMEOUT = 5000;
const GIVEN_UP = 6000;
/** Seconds between two attempts to connect. */
const AGAIN = 0.1;

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
  // Too many connections; a statement that took too long; a server that has become a replica.
  '53300',
  '57014',
  '25006',
]);
/** The connection failed (08), no room (53: disk, memory), the server is stopping or starting (57P). */
const GONE_CLASSES = /^(08|53|57P)/;
/** Two transactions stood in each other's way; the one that is asked again gets through. */
const COLLISIONS = new Set(['40001', '40P01', '55P03']);
const ATTEMPTS = 5;

export type Tx = TransactionSql<{ bigint: number }>;
type Db = Sql<{ bigint: number }>;
type Ask<Result, Handle> = (sql: Handle) => PromiseLike<Result>;

/** PostgreSQL, as far as we know it: statements that are done, or a store that is away. */
export class Database {
  readonly #sql: Db;
  #up = true;

  constructor(url: string) {
    this.#sql = postgres(url, {
      max: CONNECTIONS,
      backoff: () => AGAIN,
      connect_timeout: 3,
      onnotice: () => undefined,
      connection: { application_name: 'grove', statement_timeout: STATEMENT_TIMEOUT },
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    });
  }

  /** Whether the last statement reached the server. */
  get isUp(): boolean {
    return this.#up;
  }

  /** One statement; it is a transaction of its own. */
  async ask<Result>(ask: Ask<Result, Db>): Promise<Result> {
    return this.#withPatience(() => ask(this.#sql));
  }

  /** Several statements that are done together or not at all. */
  async together<Result>(work: (tx: Tx) => Promise<Result>, patience = GIVEN_UP): Promise<Result> {
    return this.#withPatience(() => this.#sql.begin(work) as Promise<Result>, patience);
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 2 });
  }

  async #withPatience<Result>(attempt: () => PromiseLike<Result>, patience = GIVEN_UP): Promise<Result> {
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
