/** Work that is repeated at intervals. A run that takes long delays the next run of the same work and nothing else. */
export class PeriodicTasks {
  readonly #report: (error: unknown) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<unknown>>();

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  every(milliseconds: number, work: () => Promise<unknown> | void): void {
    let isRunning = false;
    const run = async (): Promise<void> => {
      isRunning = true;
      try {
        await work();
      } catch (error) {
        this.#report(error);
      } finally {
        isRunning = false;
      }
    };
    this.#timers.push(
      setInterval(() => {
        if (isRunning) return;
        const running = run();
        this.#running.add(running);
        void running.finally(() => this.#running.delete(running));
      }, milliseconds),
    );
  }

  /** Starts no more runs and waits for those under way. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
  }
}
