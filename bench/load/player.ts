import type { ClientMessage, Command, ServerMessage, TableView } from '@grove/protocol';
import { ThinSocket } from './thin-socket.ts';

/** Where a message says its kind, all of which begin with another letter where it matters: `{"type":"update"`. */
const KIND_AT = '{"type":"'.length;
const KINDS: Readonly<Record<number, 'update' | 'table' | 'done' | 'refused' | 'error'>> = Object.fromEntries(
  (['update', 'table', 'done', 'refused', 'error'] as const).map((kind) => [kind.charCodeAt(0), kind]),
);
/** The first of an update's entries is told before its view. */
const NUMBER = Buffer.from('"entries":[{"number":');
// Quotes inside of texts are escaped, so that no chat can look like this.
const MAY_ACT = Buffer.from('"mayAct":true');
const [DIGIT_0, DIGIT_9] = [48, 57] as const;

/**
 * One socket at one table. It tells when an entry arrives and when its own command is answered. Of the many updates only what is
 * needed is read, since the load generator shares the machine with the server that it measures.
 */
export class Player {
  readonly token: string;
  #table: string;
  onEntry: (number: number) => void = () => undefined;
  readonly #socket: ThinSocket;
  readonly #answers = new Map<string, (message: ServerMessage) => void>();
  #watching: (() => void) | undefined;
  #count = 0;
  /** The last message with a view, in the first so many bytes; and that view, if it has been read. */
  #message = Buffer.alloc(0);
  #length = 0;
  #view: TableView | undefined;
  mayAct = false;

  constructor(address: string, token: string, table: string) {
    this.token = token;
    this.#table = table;
    this.#socket = new ThinSocket(address, (text) => this.#receive(text));
  }

  get view(): TableView | undefined {
    if (this.#view === undefined && this.#length > 0) {
      const text = this.#message.toString('utf8', 0, this.#length);
      this.#view = (JSON.parse(text) as Extract<ServerMessage, { type: 'update' | 'table' }>).view;
    }
    return this.#view;
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
    this.#send({ type: 'watch', table: this.#table });
    await new Promise<void>((resolve) => {
      this.#watching = resolve;
    });
    return this;
  }

  /** The number of the entry that the command made; undefined if it was refused. */
  async do(command: Command): Promise<number | undefined> {
    const id = `${++this.#count}`;
    const answer = new Promise<ServerMessage>((resolve) => this.#answers.set(id, resolve));
    this.#send({ type: 'do', table: this.#table, id, command });
    const message = await answer;
    return message.type === 'done' ? message.number : undefined;
  }

  close(): void {
    this.#socket.close();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #receive(text: Buffer): void {
    const kind = KINDS[text[KIND_AT] ?? 0];
    if (kind === 'update' || kind === 'table') this.#keep(text);
    if (kind === 'table') this.#watching?.();
    if (kind === 'update') this.onEntry(numberIn(text));
    if (kind === 'done' || kind === 'refused' || kind === 'error')
      this.#answered(JSON.parse(text.toString()) as Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>);
  }

  /** Copies a message, to be read when its view is wanted: of most updates it never is. */
  #keep(text: Buffer): void {
    this.mayAct = text.includes(MAY_ACT);
    if (this.#message.length < text.length) this.#message = Buffer.allocUnsafeSlow(text.length * 2);
    this.#length = text.copy(this.#message);
    this.#view = undefined;
  }

  #answered(message: Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>): void {
    if (message.type === 'error') throw new Error(`${message.kind}: ${message.message}`);
    this.#answers.get(message.id)?.(message);
    this.#answers.delete(message.id);
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
