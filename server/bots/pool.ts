import { type Answer, type Ask, type BotClient, RecentlyUsed } from '@grove/bots';

/** What a bot or an advisor is asked; see `Ask`. */
export type Question = Omit<Ask, 'id'>;

/** A question that is under way. The answer always comes: failures are answers too. */
export interface Asked {
  readonly answer: Promise<Answer>;
  /** Nobody wants to know any more. */
  callOff(): void;
}

/** Where bots think. */
export interface Bots {
  ask(question: Question): Asked;
  close(): Promise<void>;
}

interface Thread {
  readonly client: Pick<BotClient, 'ask' | 'callOff' | 'close'>;
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
  #last = 0;

  constructor(size: number, open: () => Thread['client']) {
    this.#threads = Array.from({ length: size }, () => ({ client: open(), open: 0 }));
  }

  ask(question: Question): Asked {
    const id = ++this.#last;
    const thread = this.#choose(question.table);
    thread.open++;
    const answer = thread.client.ask({ ...question, id }).finally(() => thread.open--);
    return { answer, callOff: () => thread.client.callOff(id) };
  }

  async close(): Promise<void> {
    for (const { client } of this.#threads) client.close();
  }

  #choose(table: string): Thread {
    const least = this.#threads.reduce((best, other) => (other.open < best.open ? other : best));
    const known = this.#threadOf.get(table) ?? least;
    const chosen = known.open - least.open < MUCH_BUSIER ? known : least;
    this.#threadOf.set(table, chosen);
    return chosen;
  }
}
