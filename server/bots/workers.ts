import { Worker } from 'node:worker_threads';
import type { BotPool, Question } from './pool.ts';

interface Task {
  readonly question: Question;
  readonly resolve: (step: string) => void;
  readonly reject: (error: Error) => void;
}

type Reply = { readonly step: string } | { readonly error: string };

/**
 * Bots in worker threads, so that none holds up the tables. A bot that takes too long loses its thread, and a thread
 * that dies is replaced when it is needed.
 */
export class WorkerBots implements BotPool {
  readonly #module: string;
  readonly #size: number;
  readonly #limit: number;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  readonly #waiting: Task[] = [];

  /** @param module the address of a module that exports `boxes` */
  constructor(module: string, size: number, limit: number) {
    this.#module = module;
    this.#size = size;
    this.#limit = limit;
  }

  choose(question: Question): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the server is closing'));
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? this.#hire();
    const task = worker && this.#waiting.shift();
    if (worker !== undefined && task !== undefined) this.#give(worker, task);
  }

  #hire(): Worker | undefined {
    if (this.#busy.size + this.#idle.length >= this.#size) return undefined;
    return new Worker(new URL('./worker.ts', import.meta.url), { workerData: this.#module });
  }

  #give(worker: Worker, { question, resolve, reject }: Task): void {
    this.#busy.add(worker);
    const timer = setTimeout(() => finish({ error: `no step within ${this.#limit} ms` }, false), this.#limit);
    const onMessage = (reply: Reply) => finish(reply, true);
    const onError = (error: Error) => finish({ error: String(error) }, false);
    const onExit = () => finish({ error: 'the thread ended' }, false);
    const finish = (reply: Reply, healthy: boolean) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onExit);
      // Errors of a thread that is on its way out still need somebody to hear them.
      if (healthy) worker.off('error', onError);
      this.#release(worker, healthy);
      if ('step' in reply) resolve(reply.step);
      else reject(new Error(reply.error));
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(question);
  }

  #release(worker: Worker, healthy: boolean): void {
    if (!this.#busy.delete(worker)) return;
    if (healthy) this.#idle.push(worker);
    else void worker.terminate();
    this.#next();
  }
}
