import type { ClientMessage, Command, ServerMessage, TableView } from '@grove/protocol';
import { WebSocket } from 'ws';

/** Bytes in which an update says its kind, its table and the number of its first entry. */
const HEAD = 160;

/**
 * One socket at one table. It tells when an entry arrives and when its own command is answered. Of the many updates only what is
 * needed is read, since the load generator shares the machine with the server that it measures.
 */
export class Player {
  readonly token: string;
  readonly table: string;
  onEntry: (number: number) => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (message: ServerMessage) => void>();
  #watching: (() => void) | undefined;
  #count = 0;
  /** The last message with a view if it has not been read yet, and the last view that was read. */
  #unread: Buffer | undefined;
  #view: TableView | undefined;

  constructor(address: string, token: string, table: string) {
    this.token = token;
    this.table = table;
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket`);
    this.#socket.on('message', (data) => this.#receive(data as Buffer));
  }

  get view(): TableView | undefined {
    if (this.#unread !== undefined) {
      const message = JSON.parse(this.#unread.toString()) as Extract<ServerMessage, { type: 'update' | 'table' }>;
      this.#view = message.view;
      this.#unread = undefined;
    }
    return this.#view;
  }

  get mayAct(): boolean {
    // Quotes inside of texts are escaped, so that no chat can look like this.
    return this.#unread?.includes('"mayAct":true') ?? this.#view?.playing?.mayAct === true;
  }

  async watch(): Promise<this> {
    await new Promise((resolve, reject) => this.#socket.once('open', resolve).once('error', reject));
    this.#send({ type: 'hello', token: this.token });
    this.#send({ type: 'watch', table: this.table });
    await new Promise<void>((resolve) => {
      this.#watching = resolve;
    });
    return this;
  }

  /** The number of the entry that the command made; undefined if it was refused. */
  async do(command: Command): Promise<number | undefined> {
    const id = `${++this.#count}`;
    const answer = new Promise<ServerMessage>((resolve) => this.#answers.set(id, resolve));
    this.#send({ type: 'do', table: this.table, id, command });
    const message = await answer;
    return message.type === 'done' ? message.number : undefined;
  }

  close(): void {
    this.#socket.terminate();
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }

  #receive(data: Buffer): void {
    const [, type, number] =
      /^\{"type":"(\w+)"(?:.*?"entries":\[\{"number":(\d+))?/.exec(data.toString('latin1', 0, HEAD)) ?? [];
    if (type === 'update' || type === 'table') this.#unread = data;
    if (type === 'table') this.#watching?.();
    if (type === 'update' && number !== undefined) this.onEntry(Number(number));
    if (type === 'done' || type === 'refused' || type === 'error')
      this.#answered(JSON.parse(data.toString()) as Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>);
  }

  #answered(message: Extract<ServerMessage, { type: 'done' | 'refused' | 'error' }>): void {
    if (message.type === 'error') throw new Error(`${message.kind}: ${message.message}`);
    this.#answers.get(message.id)?.(message);
    this.#answers.delete(message.id);
  }
}
