import {
  type Allowance,
  type Answer,
  type Ask,
  type BotQuestion,
  type Failure,
  failed,
  patienceFor,
  type ReviewProgress,
  type Said,
} from './protocol.ts';

/** A running worker, of whatever kind. */
export interface Port {
  post(ask: Ask): void;
  /** Ends the worker at once, whatever it is thinking about. */
  stop(): void;
}

/** Starts a worker. `onCrash` is called when it dies of itself. */
export type OpenPort = (onMessage: (said: Said) => void, onCrash: (message: string) => void) => Port;

/** Calls back after so many milliseconds, unless the function that it returns is called before. */
export type Later = (milliseconds: number, call: () => void) => () => void;

export type OnProgress = (progress: ReviewProgress) => void;

/** A question that is under way. The answer always comes: failures are answers too. */
export interface Asked {
  readonly answer: Promise<Answer>;
  /** Gives the question up: its answer is then a failure, `called-off`. One that was answered already stays answered. */
  readonly callOff: () => void;
}

interface Waiting {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly onProgress: OnProgress | undefined;
}

/**
 * The asking side of the protocol: one worker, questions one after the other. A bot cannot hear while it thinks, so
 * to call it off is to stop its worker and start another for the next question. Promises never reject: a worker that
 * dies, or that is late, has answered with a failure, and the game goes on.
 */
export class BotClient {
  readonly #open: OpenPort;
  readonly #later: Later;
  readonly #patience: (allowance: Allowance) => number;
  readonly #queue: Waiting[] = [];
  #port: Port | undefined;
  #current: (Waiting & { stopTimer: () => void }) | undefined;
  #lastId = 0;

  constructor(open: OpenPort, later: Later, patience = patienceFor) {
    this.#patience = patience;
    this.#open = open;
    this.#later = later;
  }

  ask(question: BotQuestion, onProgress?: OnProgress): Asked {
    const id = ++this.#lastId;
    const answer = new Promise<Answer>((resolve) => {
      this.#queue.push({ ask: { ...question, id }, resolve, onProgress });
      this.#next();
    });
    return { answer, callOff: () => this.#callOff(id) };
  }

  /** Stops the worker; all open questions are called off. */
  close(): void {
    for (const { ask, resolve } of this.#queue.splice(0)) resolve(failed(ask.id, 'called-off', 'closed'));
    if (this.#current) this.#giveUp('called-off', 'closed');
    this.#port?.stop();
    this.#port = undefined;
  }

  #callOff(id: number): void {
    if (this.#current?.ask.id === id) return this.#giveUp('called-off', 'the question was called off');
    const at = this.#queue.findIndex(({ ask }) => ask.id === id);
    if (at < 0) return;
    const [waiting] = this.#queue.splice(at, 1);
    waiting?.resolve(failed(id, 'called-off', 'the question was called off'));
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const waiting = this.#queue.shift();
    if (waiting === undefined) return;
    this.#current = { ...waiting, stopTimer: this.#startTimer(waiting.ask) };
    this.#port ??= this.#start();
    this.#port.post(waiting.ask);
  }

  #startTimer({ allowance }: Ask): () => void {
    return this.#later(this.#patience(allowance), () => this.#giveUp('late', 'no answer in time'));
  }

  /** A worker that was stopped may still have an answer on its way; only the one that runs now is heard. */
  #start(): Port {
    const port: Port = this.#open(
      (said) => {
        if (this.#port === port && said.id === this.#current?.ask.id) this.#hear(said);
      },
      (message) => {
        if (this.#port === port) this.#giveUp('crashed', message);
      },
    );
    return port;
  }

  /** The allowance of a review is for one decision, so its time begins anew with each. */
  #hear(said: Said): void {
    if (said.kind !== 'decision') return this.#settle(said);
    if (this.#current === undefined) return;
    this.#current.stopTimer();
    this.#current.stopTimer = this.#startTimer(this.#current.ask);
    this.#current.onProgress?.(said);
  }

  #giveUp(reason: Failure, message: string): void {
    this.#port?.stop();
    this.#port = undefined;
    if (this.#current) this.#settle(failed(this.#current.ask.id, reason, message));
  }

  #settle(answer: Answer): void {
    const settled = this.#current;
    this.#current = undefined;
    settled?.stopTimer();
    settled?.resolve(answer);
    this.#next();
  }
}
