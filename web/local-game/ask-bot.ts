import type { BotQuestion } from './bot-question.ts';
import { type BotAnswer, openWorker, tellWorker } from './worker-protocol.ts';

interface Waiting {
  readonly resolve: (move: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly alarm: ReturnType<typeof setTimeout>;
}

/**
 * No bot thinks nearly as long. A worker that a phone has put to sleep for good never says so: who is silent for this long
 * (milliseconds) has died.
 */
const PATIENCE = 30_000;

/** Asks one worker, started when a bot is first asked, and anew after one that died. */
export class BotAsker {
  readonly #open: () => Worker;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(open: () => Worker) {
    this.#open = open;
  }

  /** What the bot would play; rejects when it could not think. */
  ask(question: BotQuestion): Promise<unknown> {
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      const alarm = setTimeout(() => this.#giveUp('the worker is silent'), PATIENCE);
      this.#waiting.set(id, { resolve, reject, alarm });
      tellWorker(this.#theWorker(), { kind: 'play', id, question });
    });
  }

  #theWorker(): Worker {
    if (this.#worker === undefined) {
      this.#worker = this.#open();
      this.#worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => this.#settle(data));
      this.#worker.addEventListener('error', ({ message }) => this.#giveUp(message));
    }
    return this.#worker;
  }

  #giveUp(message: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const id of this.#waiting.keys()) this.#settle({ id, failed: message });
  }

  #settle(answer: BotAnswer): void {
    const asking = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    clearTimeout(asking?.alarm);
    if ('failed' in answer) asking?.reject(new Error(answer.failed));
    else asking?.resolve(answer.move);
  }
}

const asker = new BotAsker(openWorker);

/** One worker for the page. */
export const askBot = (question: BotQuestion): Promise<unknown> => asker.ask(question);
