import { Worker } from 'node:worker_threads';

/** The check of a whole database that runs beside the server. */
export class CheckThread {
  #worker: Worker | undefined;

  /** @returns what is wrong with the file; nothing if it is sound, or if the check was stopped */
  async check(file: string): Promise<string[]> {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { workerData: file });
    this.#worker = worker;
    worker.unref();
    return new Promise((resolve) => {
      worker.once('message', resolve);
      worker.once('error', (error: Error) => resolve([error.message]));
      worker.once('exit', () => resolve([]));
    });
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }
}
