import type { ClientMessage, Command, ServerMessage } from '@grove/protocol';
import { ThinSocket } from './thin-socket.ts';

/** Where a message says its kind, all of which begin with another letter where it matters: `{"type":"update"`. */
const KIND_AT = '{"type":"'.length;
const KINDS: Readonly<Record<number, 'update' | 'table' | 'done' | 'refused' | 'error'>> = Object.fromEntries(
  (['update', 'table', 'done', 'refused', 'error'] as const).map((kind) => [kind.charCodeAt(0), kind]),
);
/** The first of an update's entries is told before its view. */
const NUMBER = Buffer.from('"entries":[{"number":');
const [DIGIT_0, DIGIT_9] = [48, 57] as const;

type AnswerMessage = Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>;
/** Called with the number of the entry that a command made; with undefined if it was refused. */
type Answered = (number: number | undefined) => void;

/**
 * One socket at one table. It tells when an entry arrives and when its own command is answered. Of the many updates only what is
 * needed is read, since the load generator shares the machine with the server that it measures.
 */
export class Player {
  readonly token: string;
  #table: string;
  readonly #socket: ThinSocket;
  readonly #answers = new Map<string, Answered>();
  #watching: (() => void) | undefined;
  #count = 0;
  /** From which entry on the next update is waited for. */
  #awaited = Infinity;
  #onUpdate: () => void = () => undefined;

  constructor(address: string, token: string, table: string) {
    this.token = token;
    this.#table = table;
    this.#socket = new ThinSocket(address, (text) => this.#receive(text));
  }

  async watch(): Promise<this> {
    await this.#socket.opened();
    this.#send({ type: 'hello', token: this.token });
    return this.#watch();
  }

  /** Goes to another table. */
  async moveTo(table: string): Promise<this> {
    this.#send({ type: 'unwatch', table: this.#table });
    this.#table = table;
    return this.#watch();
  }

  async #watch(): Promise<this> {
    this.#send({ type: 'watch', table: this.#table, patches: true });
    await new Promise<void>((resolve) => {
      this.#watching = resolve;
    });
    return this;
  }

  /** The number of the entry that the command made; undefined if it was refused. */
  do(command: Command, table = this.#table): Promise<number | undefined> {
    return new Promise((resolve) => this.send(command, resolve, table));
  }

  send(command: Command, answered: Answered, table = this.#table): void {
    const id = `${++this.#count}`;
    this.#answers.set(id, answered);
    this.#send({ type: 'do', table, id, command });
  }

  /** Calls once, when the entry with this number has come. */
  onceAt(number: number, call: () => void): void {
    this.#awaited = number;
    this.#onUpdate = call;
  }

  close(): void {
    this.#socket.close();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #receive(text: Buffer): void {
    switch (KINDS[text[KIND_AT] ?? 0]) {
      case 'update':
        return this.#updated(text);
      case 'table':
        return this.#watching?.();
      case 'done':
      case 'refused':
      case 'error':
        return this.#answered(JSON.parse(text.toString()) as AnswerMessage);
    }
  }

  #updated(text: Buffer): void {
    if (numberIn(text) < this.#awaited) return;
    this.#awaited = Infinity;
    this.#onUpdate();
  }

  #answered(message: AnswerMessage): void {
    if (message.type === 'error') throw new Error(`${message.kind}: ${message.message}`);
    const answered = this.#answers.get(message.id);
    this.#answers.delete(message.id);
    answered?.(message.type === 'done' ? message.number : undefined);
  }
}

/** The number of an update's first entry. */
function numberIn(update: Buffer): number {
  let number = 0;
  for (let at = update.indexOf(NUMBER) + NUMBER.length; ; at++) {
    const digit = update[at] ?? 0;
    if (digit < DIGIT_0 || digit > DIGIT_9) return number;
    number = number * 10 + digit - DIGIT_0;
  }
}
