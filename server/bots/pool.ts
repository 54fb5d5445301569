import type { Answer, Asked, BotClient, BotQuestion } from '@grove/bots';
import { RecentlyUsed } from '@grove/kernel';
import { FairQueue, type Share } from './fair-queue.ts';

/** Where bots think. */
export interface Bots {
  ask(question: BotQuestion, share?: Share): Asked;
  close(): Promise<void>;
}

interface Waiting {
  readonly question: BotQuestion;
  readonly share: Share;
  readonly resolve: (answer: Answer) => void;
}

/** One thread: it thinks about one question at a time, and the others wait in its queue. */
interface Thread {
  readonly client: Pick<BotClient, 'ask' | 'close'>;
  readonly queue: FairQueue<Waiting>;
  /** How to call off what it thinks about; undefined while it has nothing to do. */
  current: { readonly waiting: Waiting; readonly time: number; readonly callOff: () => void } | undefined;
}

/**
 * A thread that knows a table answers the rest of a planned turn at once, any other has to search again: so a table's
 * thread is preferred until it has this many questions more to answer than the least busy one.
 */
const MUCH_BUSIER = 2;
/** How many tables the pool remembers the thread of. */
const TABLES = 10_000;
/**
 * Milliseconds in which a thread works through all that wait for it. Each share gets an equal part of them for its questions: the more
 * questions, the less time for each.
 */
const ROUND = 2000;
/** Milliseconds that every bot gets; with less it would play at random. */
const LEAST_TIME = 10;
/** Levels that do not search, in every game. They have a thread of their own, and need not wait for those that do. */
const QUICK_LEVELS = new Set(['random', 'greedy']);
/** A thread that thinks for longer than a round counts as if so many questions waited for it: others go elsewhere. */
const LONG = 1_000_000;
const ALONE: Share = { person: '', address: '', isWaitedFor: true };

/**
 * Several threads for all tables; a table's questions go to the thread that its bots have their plans on. Nobody can keep the bots of
 * others from thinking: each thread takes the questions of all people and addresses in turns, and time gets shorter as more wait.
 */
export class BotPool implements Bots {
  readonly #quick: Thread;
  readonly #threads: readonly Thread[];
  readonly #threadOf = new RecentlyUsed<Thread>(TABLES);
  readonly #now: () => number;
  #closed = false;

  constructor(size: number, open: () => Thread['client'], now: () => number = () => performance.now()) {
    this.#now = now;
    const thread = (): Thread => ({ client: open(), queue: new FairQueue(now), current: undefined });
    this.#quick = thread();
    this.#threads = Array.from({ length: size }, thread);
  }

  ask(question: BotQuestion, share = ALONE): Asked {
    const thread = this.#threadFor(question);
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const waiting = { question, share, resolve };
    thread.queue.add(waiting);
    this.#next(thread);
    return { answer: promise, callOff: () => callOff(thread, waiting) };
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const thread of [this.#quick, ...this.#threads]) {
      for (const waiting of thread.queue.clear()) waiting.resolve(CALLED_OFF);
      thread.client.close();
    }
  }

  #next(thread: Thread): void {
    if (thread.current !== undefined || this.#closed) return;
    const { shares } = thread.queue;
    const waiting = thread.queue.take();
    if (waiting === undefined) return;
    void this.#think(thread, waiting, this.#timeFor(thread, waiting, shares));
  }

  /** Answers are never errors: see `BotClient`. */
  async #think(thread: Thread, waiting: Waiting, time: number): Promise<void> {
    const began = this.#now();
    const { answer, callOff: stop } = thread.client.ask(within(waiting.question, time));
    thread.current = { waiting, time, callOff: stop };
    const answered = await answer;
    thread.queue.used(waiting.share, this.#now() - began);
    thread.current = undefined;
    waiting.resolve(answered);
    this.#next(thread);
  }

  /** All that was asked for where nothing else waits, but not on all threads at once: a new question must not wait for long. */
  #timeFor(thread: Thread, { share }: Waiting, shares: number): number {
    if (thread === this.#quick) return Infinity;
    const others = this.#threads.filter((other) => other !== thread);
    if (thread.queue.size === 0 && others.some((other) => !isLong(other))) return Infinity;
    return Math.max(LEAST_TIME, ROUND / shares / (1 + thread.queue.countOf(share)));
  }

  #threadFor(question: BotQuestion): Thread {
    if (question.kind !== 'choose') return this.#leastBusy();
    return QUICK_LEVELS.has(question.bot) ? this.#quick : this.#threadOfTable(question.table);
  }

  #leastBusy(): Thread {
    return this.#threads.reduce((best, other) => (openIn(other) < openIn(best) ? other : best));
  }

  #threadOfTable(table: string): Thread {
    const least = this.#leastBusy();
    const known = this.#threadOf.get(table) ?? least;
    const chosen = openIn(known) - openIn(least) < MUCH_BUSIER ? known : least;
    this.#threadOf.set(table, chosen);
    return chosen;
  }
}

const CALLED_OFF: Answer = { kind: 'failed', id: 0, reason: 'called-off', message: 'the question was called off' };

function callOff(thread: Thread, waiting: Waiting): void {
  if (thread.current?.waiting === waiting) thread.current.callOff();
  else if (thread.queue.remove(waiting)) waiting.resolve(CALLED_OFF);
}

const isLong = ({ current }: Thread): boolean => {
  if (current === undefined) return false;
  const { allowance } = current.waiting.question;
  const asked = 'milliseconds' in allowance ? allowance.milliseconds : 0;
  return Math.min(asked, current.time) > ROUND;
};

/** How many questions a thread has not answered yet. */
function openIn(thread: Thread): number {
  if (thread.current === undefined) return thread.queue.size;
  return thread.queue.size + (isLong(thread) ? LONG : 1);
}

/** The question with no more time than that. */
function within(question: BotQuestion, milliseconds: number): BotQuestion {
  const { allowance } = question;
  if (!('milliseconds' in allowance) || allowance.milliseconds <= milliseconds) return question;
  return { ...question, allowance: { milliseconds } };
}
