import { type Asked, type BotClient, type BotQuestion, RecentlyUsed } from '@grove/bots';

/** Where bots think. */
export interface Bots {
  ask(question: BotQuestion): Asked;
  close(): Promise<void>;
}

interface Thread {
  readonly client: Pick<BotClient, 'ask' | 'close'>;
  /** How many questions it has not answered yet. */
  open: number;
}

/**
 * A thread that knows a table answers the rest of a planned turn at once, any other has to search again: so a table's
 * thread is preferred until it has this many questions more to answer than the least busy one.
 */
const MUCH_BUSIER = 2;
/** How many tables the pool remembers the thread of. */
const TABLES = 10_000;

/** Several threads for all tables; a table's questions go to the thread that its bots have their plans on. */
export class BotPool implements Bots {
  readonly #threads: readonly Thread[];
  readonly #threadOf = new RecentlyUsed<Thread>(TABLES);

  constructor(size: number, open: () => Thread['client']) {
    this.#threads = Array.from({ length: size }, () => ({ client: open(), open: 0 }));
  }

  ask(question: BotQuestion): Asked {
    const thread = question.kind === 'choose' ? this.#threadFor(question.table) : this.#leastBusy();
    thread.open++;
    const { answer, callOff } = thread.client.ask(question);
    return { answer: answer.finally(() => thread.open--), callOff };
  }

  async close(): Promise<void> {
    for (const { client } of this.#threads) client.close();
  }

  #leastBusy(): Thread {
    return this.#threads.reduce((best, other) => (other.open < best.open ? other : best));
  }

  #threadFor(table: string): Thread {
    const least = this.#leastBusy();
    const known = this.#threadOf.get(table) ?? least;
    const chosen = known.open - least.open < MUCH_BUSIER ? known : least;
    this.#threadOf.set(table, chosen);
    return chosen;
  }
}
