import type { Decision } from '@grove/bots';
import type { GameRecord } from '@grove/kernel';
import { openWorker, type ReviewNews, tellWorker } from '../local-game/worker-protocol.ts';

/** How far a review has come. */
export interface Progress {
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  readonly decisions: readonly Decision<unknown>[];
}

/** A review in a worker of its own. It goes on while something else is looked at, and can be stopped. */
export class ReviewRun {
  readonly #record: GameRecord;
  #worker: Worker | undefined;
  #progress: Progress = { state: 'stopped', decisions: [] };
  readonly #listeners = new Set<() => void>();

  constructor(record: GameRecord) {
    this.#record = record;
  }

  readonly progress = (): Progress => this.#progress;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins, from the beginning, unless it runs or is done. */
  start(): void {
    const { state } = this.#progress;
    if (state === 'running' || state === 'done') return;
    this.#worker = openWorker();
    this.#worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => this.#hear(data));
    this.#worker.addEventListener('error', () => this.#end('failed'));
    this.#change({ state: 'running', decisions: [] });
    tellWorker(this.#worker, { kind: 'review', record: this.#record });
  }

  /** What was found so far stays. */
  stop(): void {
    if (this.#progress.state === 'running') this.#end('stopped');
  }

  #hear(news: ReviewNews): void {
    if (this.#progress.state !== 'running') return;
    if (news.kind !== 'decision') return this.#end(news.kind);
    this.#change({ state: 'running', decisions: [...this.#progress.decisions, news.decision] });
  }

  #end(state: Progress['state']): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#change({ ...this.#progress, state });
  }

  #change(progress: Progress): void {
    this.#progress = progress;
    for (const listener of this.#listeners) listener();
  }
}

let current: { readonly key: string; readonly run: ReviewRun } | undefined;

/** The review of a record; whoever comes back to it finds it where it was. Another record's ends. */
export function runFor(record: GameRecord): ReviewRun {
  const key = JSON.stringify(record);
  if (current?.key !== key) {
    current?.run.stop();
    current = { key, run: new ReviewRun(record) };
  }
  return current.run;
}
