import type { Answer, BotClient, Decision } from '@grove/bots';
import type { GameRecord, Seat } from '@grove/kernel';
import { reportBotFailure } from '../bots/failures.ts';
import { openBotClient } from '../bots/open-client.ts';

/** Milliseconds for a decision. A review thinks by number, so that it is the same every time; this is for slow phones. */
const ALLOWANCE = { milliseconds: 4000 };

/** How far a review has come. */
export interface Progress {
  readonly state: 'running' | 'done' | 'stopped' | 'failed';
  /** In the order of the game, each as it was looked at last. */
  readonly decisions: readonly Decision<unknown>[];
}

/** A review of one seat's decisions in a worker of its own. It goes on while something else is looked at, and can be stopped. */
export class ReviewRun {
  readonly #record: GameRecord;
  readonly #seat: Seat;
  #client: BotClient | undefined;
  #progress: Progress = { state: 'stopped', decisions: [] };
  readonly #listeners = new Set<() => void>();

  constructor(record: GameRecord, seat: Seat) {
    this.#record = record;
    this.#seat = seat;
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
    this.#client = openBotClient();
    this.#change({ state: 'running', decisions: [] });
    const { game } = this.#record;
    const about = { game, record: this.#record, seats: [this.#seat] };
    const question = { kind: 'review', ...about, seed: 'review', allowance: ALLOWANCE } as const;
    const { answer } = this.#client.ask(question, ({ decision }) => this.#add(decision));
    void answer.then((said) => this.#finish(said));
  }

  /** What was found so far stays. */
  stop(): void {
    if (this.#progress.state === 'running') this.#client?.close();
  }

  /** A second look at a decision takes the place of the first. */
  #add(decision: Decision<unknown>): void {
    const { decisions } = this.#progress;
    const known = decisions.findIndex(({ at }) => at === decision.at);
    const next = known < 0 ? [...decisions, decision] : decisions.with(known, decision);
    this.#change({ state: 'running', decisions: next });
  }

  #finish(said: Answer): void {
    this.#client?.close();
    this.#client = undefined;
    this.#change({ ...this.#progress, state: this.#endOf(said) });
  }

  #endOf(said: Answer): Progress['state'] {
    if (said.kind === 'reviewed') return 'done';
    if (said.kind !== 'failed') return 'failed';
    if (said.reason === 'called-off') return 'stopped';
    reportBotFailure({ game: this.#record.game, asked: 'review', reason: said.reason, message: said.message });
    return 'failed';
  }

  #change(progress: Progress): void {
    this.#progress = progress;
    for (const listener of this.#listeners) listener();
  }
}

let current: { readonly key: string; readonly run: ReviewRun } | undefined;

/** The review of a seat in a record; whoever comes back to it finds it where it was. Another one ends. */
export function runFor(record: GameRecord, seat: Seat): ReviewRun {
  const key = JSON.stringify([record, seat]);
  if (current?.key !== key) {
    current?.run.stop();
    current = { key, run: new ReviewRun(record, seat) };
  }
  return current.run;
}
