import { applyPatch, itemAt, type JsonPatch } from '@grove/kernel';
import type { ClientMessage, Command, SeenEntry, ServerMessage, TableView } from '@grove/protocol';
import { WebSocket } from 'ws';

interface Pending {
  readonly id: string;
  readonly command: Command;
  readonly settle: (number: number | undefined) => void;
}

/** Milliseconds until another node is tried when one is gone. */
const AGAIN = 100;
/** Milliseconds until a command is sent again that could not be saved, half as much more or less. */
const LATER = 400;

/** A command that was acknowledged, and the number that it was told. */
export interface Acknowledged {
  readonly id: string;
  readonly number: number;
}

/** One socket at one table, by the book (docs/PROTOCOL.md): it goes to another node when its own is gone. */
export class NodePlayer {
  readonly token: string;
  readonly table: string;
  readonly acknowledged: Acknowledged[] = [];
  /** What this client was shown of each entry that must be the same for all. */
  readonly seen = new Map<number, string>();
  view: TableView | undefined;
  /** Which node it is at. */
  node: number;
  isWatching = false;
  /** How often it was told that nothing can be saved just now. */
  putOff = 0;
  /** Called when it has seen something new. */
  onNews: () => void = () => undefined;
  readonly #addresses: readonly string[];
  #socket: WebSocket | undefined;
  #pending: Pending | undefined;
  #count = 0;
  #closed = false;
  #partner: NodePlayer | undefined;

  constructor(addresses: readonly string[], node: number, token: string, table: string) {
    this.#addresses = addresses;
    this.node = node;
    this.token = token;
    this.table = table;
    this.#connect();
  }

  /** Two clients of one table are never at the same node. */
  avoid(partner: NodePlayer): void {
    this.#partner = partner;
  }

  /** The number of the entry that the command made, however long it takes; undefined if it was refused. */
  do(command: Command): Promise<number | undefined> {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    this.#pending = { id: `${this.token.slice(0, 6)}-${++this.#count}`, command, settle: resolve };
    this.#sendPending();
    return promise;
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    const socket = new WebSocket(`${itemAt(this.#addresses, this.node).replace('http', 'ws')}/api/v1/socket`);
    this.#socket = socket;
    socket.on('open', () => {
      this.#send({ type: 'hello', token: this.token });
      this.#watch();
      this.#sendPending();
    });
    socket.on('message', (data) => this.#receive(JSON.parse((data as Buffer).toString()) as ServerMessage));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.isWatching = false;
      if (!this.#closed) setTimeout(() => this.#moveOn(), AGAIN);
    });
  }

  #moveOn(): void {
    if (this.#closed) return;
    do this.node = (this.node + 1) % this.#addresses.length;
    while (this.#partner !== undefined && this.node === this.#partner.node);
    this.#connect();
  }

  #watch(): void {
    const since = this.view === undefined ? {} : { since: this.view.number };
    this.#send({ type: 'watch', table: this.table, ...since, patches: true });
  }

  #sendPending(): void {
    if (this.#pending === undefined) return;
    const { id, command } = this.#pending;
    this.#send({ type: 'do', table: this.table, id, command });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'error') return this.#putOff(message.id);
    if (message.type === 'done' || message.type === 'refused') return this.#answered(message);
    if (message.type !== 'table' && message.type !== 'update') return;
    this.isWatching = true;
    const view = this.#viewIn(message);
    if (view === undefined) return this.#watch();
    if (view.number >= (this.view?.number ?? 0)) this.view = view;
    if (message.type === 'update') for (const entry of message.entries) this.#look(entry);
    this.onNews();
  }

  /** Undefined if it is about another view than this client has. */
  #viewIn(message: Extract<ServerMessage, { type: 'table' | 'update' }>): TableView | undefined {
    if ('view' in message) return message.view;
    const { view } = this;
    return view?.number === message.since ? applyPatch(view, message.patch as JsonPatch) : undefined;
  }

  /** Nothing could be saved or loaded: the same again a little later. */
  #putOff(id: string | undefined): void {
    this.putOff++;
    setTimeout(
      () => {
        if (id === undefined) this.#watch();
        else if (id === this.#pending?.id) this.#sendPending();
      },
      LATER * (0.5 + Math.random()),
    );
  }

  #answered(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const pending = this.#pending;
    if (message.id !== pending?.id) return;
    this.#pending = undefined;
    if (message.type === 'done') this.acknowledged.push({ id: message.id, number: message.number });
    pending.settle(message.type === 'done' ? message.number : undefined);
  }

  #look({ number, at, by, event }: SeenEntry): void {
    const print = `${at} ${JSON.stringify(by)} ${event.kind}`;
    const known = this.seen.get(number);
    this.seen.set(number, known === undefined || known === print ? print : `${known} | ${print}`);
  }
}
