/** Work that comes round again and again. A round that takes long holds up its own next one and nothing else. */
export class PeriodicTasks {
  readonly #report: (error: unknown) => void;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Set<Promise<unknown>>();

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  every(milliseconds: number, work: () => Promise<unknown> | void): void {
    let isRunning = false;
    const round = async (): Promise<void> => {
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
        const running = round();
        this.#running.add(running);
        void running.finally(() => this.#running.delete(running));
      }, milliseconds),
    );
  }

  /** Begins no more and waits for what is under way. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running);
  }
}
