import { type Allowance, type Answer, type Ask, type Failure, failed, patienceFor } from './protocol.ts';

/** A running worker, of whatever kind. */
export interface Port {
  post(ask: Ask): void;
  /** Ends the worker at once, whatever it is thinking about. */
  stop(): void;
}

/** Starts a worker. `onCrash` is called when it dies of itself. */
export type OpenPort = (onAnswer: (answer: Answer) => void, onCrash: (message: string) => void) => Port;

/** Calls back after so many milliseconds, unless the function that it returns is called before. */
export type Later = (milliseconds: number, call: () => void) => () => void;

interface Waiting {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
}

/**
 * The table's side of the protocol: one worker, questions one after the other. A bot cannot hear while it thinks, so
 * to call it off is to stop its worker and start another for the next question. Promises never reject: a worker that
 * dies, or that is late, has answered with a failure, and the table goes on.
 */
export class BotClient {
  readonly #open: OpenPort;
  readonly #later: Later;
  readonly #patience: (allowance: Allowance) => number;
  readonly #queue: Waiting[] = [];
  #port: Port | undefined;
  #current: (Waiting & { readonly forget: () => void }) | undefined;

  constructor(open: OpenPort, later: Later, patience = patienceFor) {
    this.#patience = patience;
    this.#open = open;
    this.#later = later;
  }

  ask(ask: Ask): Promise<Answer> {
    return new Promise((resolve) => {
      this.#queue.push({ ask, resolve });
      this.#next();
    });
  }

  /** The table no longer wants to know. Questions that were answered already are none of its business. */
  callOff(id: number): void {
    if (this.#current?.ask.id === id) return this.#giveUp('called-off', 'the table called the bot off');
    const at = this.#queue.findIndex(({ ask }) => ask.id === id);
    if (at < 0) return;
    const [{ resolve }] = this.#queue.splice(at, 1);
    resolve(failed(id, 'called-off', 'the table called the bot off'));
  }

  /** Stops the worker; all open questions are called off. */
  close(): void {
    for (const { ask, resolve } of this.#queue.splice(0)) resolve(failed(ask.id, 'called-off', 'closed'));
    if (this.#current) this.#giveUp('called-off', 'closed');
    this.#port?.stop();
    this.#port = undefined;
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const waiting = this.#queue.shift();
    if (waiting === undefined) return;
    const forget = this.#later(this.#patience(waiting.ask.allowance), () => this.#giveUp('late', 'no answer in time'));
    this.#current = { ...waiting, forget };
    this.#port ??= this.#start();
    this.#port.post(waiting.ask);
  }

  /** A worker that was stopped may still have an answer on its way; only the one that runs now is heard. */
  #start(): Port {
    const port: Port = this.#open(
      (answer) => {
        if (this.#port === port && answer.id === this.#current?.ask.id) this.#settle(answer);
      },
      (message) => {
        if (this.#port === port) this.#giveUp('crashed', message);
      },
    );
    return port;
  }

  #giveUp(reason: Failure, message: string): void {
    this.#port?.stop();
    this.#port = undefined;
    if (this.#current) this.#settle(failed(this.#current.ask.id, reason, message));
  }

  #settle(answer: Answer): void {
    const settled = this.#current;
    this.#current = undefined;
    settled?.forget();
    settled?.resolve(answer);
    this.#next();
  }
}
