import { applyPatch, itemAt, type JsonPatch } from '@grove/kernel';
import type { ClientMessage, Command, ServerMessage, TableView } from '@grove/protocol';
import { stepsIn } from './steps-in.ts';

interface Pending {
  readonly id: string;
  readonly command: Command;
}

/**
 * A client by the book (docs/PROTOCOL.md): it numbers its commands, sends them again until they are answered, ignores
 * what it has already, and loads the table anew when something is missing. It trusts the line with nothing.
 */
export class ReliableClient {
  readonly name: string;
  readonly acknowledged: string[] = [];
  view: TableView | undefined;
  pending: Pending | undefined;
  #count = 0;
  readonly #token: string;
  readonly #table: string;
  send: (message: ClientMessage) => void = () => undefined;

  constructor(name: string, token: string, table: string) {
    this.name = name;
    this.#token = token;
    this.#table = table;
  }

  /** After every new connection, and when nothing has been heard for long. */
  greet(): void {
    this.send({ type: 'hello', token: this.#token });
    const since = this.view === undefined ? {} : { since: this.view.number };
    this.send({ type: 'watch', table: this.#table, ...since, patches: true });
    this.repeat();
  }

  repeat(): void {
    if (this.pending !== undefined) this.send({ type: 'do', table: this.#table, ...this.pending });
  }

  /** Makes the next move if it is this client's turn and nothing is under way. */
  play(choice: number): void {
    const moves = stepsIn(this.view);
    if (moves.length > 0) this.#begin({ kind: 'move', step: itemAt(moves, choice % moves.length) });
  }

  /** Says something; unlike a move it would be possible twice. */
  talk(): void {
    if (this.view !== undefined) this.#begin({ kind: 'chat', text: `I am ${this.name}` });
  }

  #begin(command: Command): void {
    if (this.pending !== undefined) return;
    this.pending = { id: `${this.name}-${++this.#count}`, command };
    this.repeat();
  }

  receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table') this.#adopt(message.view);
    else if (message.type === 'update') this.#follow(message);
    else if (message.type === 'done' || message.type === 'refused') this.#answered(message);
  }

  #follow(update: Extract<ServerMessage, { type: 'update' }>): void {
    const last = this.view?.number ?? 0;
    const next = update.entries.find(({ number }) => number > last)?.number;
    if (next === undefined) return;
    const view = next === last + 1 ? this.#viewIn(update) : undefined;
    if (view !== undefined) this.#adopt(view);
    else this.send({ type: 'watch', table: this.#table, patches: true });
  }

  #viewIn(update: Extract<ServerMessage, { type: 'update' }>): TableView | undefined {
    if ('view' in update) return update.view;
    const { view } = this;
    return view?.number === update.since ? applyPatch(view, update.patch as JsonPatch) : undefined;
  }

  #adopt(view: TableView): void {
    if (view.number >= (this.view?.number ?? 0) && view.me.seat !== null) this.view = view;
  }

  #answered(message: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    if (message.id !== this.pending?.id) return;
    if (message.type === 'done') this.acknowledged.push(message.id);
    this.pending = undefined;
  }
}
