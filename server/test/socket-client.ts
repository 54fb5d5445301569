import { type SeenEntry, ServerMessage, type TableView } from '@grove/protocol';
import { WebSocket } from 'ws';
import { expectToAgree } from './agrees.ts';

type Typed<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** A plain socket client that keeps everything it receives. */
export class SocketClient {
  readonly received: ServerMessage[] = [];
  readonly texts: string[] = [];
  readonly #socket: WebSocket;
  #wake: (() => void)[] = [];
  closed = false;
  /** Why the server closed the socket. */
  code: number | undefined;

  constructor(address: string, headers: Record<string, string> = {}) {
    this.#socket = new WebSocket(`${address}/api/v1/socket`, { headers });
    this.#socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      const message: unknown = JSON.parse(text);
      expectToAgree(ServerMessage, message);
      this.texts.push(text);
      this.received.push(message as ServerMessage);
      this.#stir();
    });
    this.#socket.on('close', (code) => {
      this.code = code;
      this.closed = true;
      this.#stir();
    });
    this.#socket.on('error', () => undefined);
  }

  async opened(): Promise<this> {
    if (this.#socket.readyState === WebSocket.OPEN) return this;
    await new Promise<void>((resolve, reject) => {
      this.#socket.once('open', resolve);
      this.#socket.once('close', () => reject(new Error('the socket was closed')));
    });
    return this;
  }

  send(message: object | string): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Sends and waits for the first message of a type that comes after it. */
  async ask<Type extends ServerMessage['type']>(message: object | string, type: Type): Promise<Typed<Type>> {
    const from = this.received.length;
    this.send(message);
    return this.next(type, from);
  }

  async next<Type extends ServerMessage['type']>(type: Type, from = 0): Promise<Typed<Type>> {
    const found = (): Typed<Type> | undefined =>
      this.received.slice(from).find((message): message is Typed<Type> => message.type === type);
    await this.until(() => found() !== undefined);
    return found() as Typed<Type>;
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.closed) throw new Error('the socket was closed');
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  /** What the client knows of the log: every entry that it was sent. */
  get entries(): SeenEntry[] {
    return this.received.flatMap((message) => (message.type === 'update' ? message.entries : []));
  }

  get view(): TableView | undefined {
    return this.received.findLast((message) => 'view' in message)?.view;
  }

  /** The legal steps of the own seat. */
  async moves(table: string): Promise<readonly string[]> {
    return (await this.ask({ type: 'moves', table }, 'moves')).moves;
  }

  cut(): void {
    this.#socket.terminate();
  }

  #stir(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}
