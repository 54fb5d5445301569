import type { ClientMessage, Command, ServerMessage, TableView } from '@grove/protocol';
import { WebSocket } from 'ws';

/** One socket at one table. It tells when an entry arrives and when its own command is answered. */
export class Player {
  readonly token: string;
  readonly table: string;
  view: TableView | undefined;
  onEntry: (number: number) => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (message: ServerMessage) => void>();
  #watching: (() => void) | undefined;
  #count = 0;

  constructor(address: string, token: string, table: string) {
    this.token = token;
    this.table = table;
    this.#socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket`);
    this.#socket.on('message', (data) => this.#receive(JSON.parse((data as Buffer).toString()) as ServerMessage));
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

  #receive(message: ServerMessage): void {
    if (message.type === 'error') throw new Error(`${message.kind}: ${message.message}`);
    if ('view' in message) this.view = message.view;
    if (message.type === 'table') this.#watching?.();
    if (message.type === 'update') for (const { number } of message.entries) this.onEntry(number);
    if ('id' in message) this.#answers.get(message.id)?.(message);
    if ('id' in message) this.#answers.delete(message.id);
  }
}
