import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Transport } from './connection.ts';
import { textFrames } from './text-frames.ts';

/** With messages of this turn of the event loop that have not been written yet. */
const waiting: GatheredTransport[] = [];

/**
 * Sends what one turn of the event loop has for a client with one write: to whoever made a step, the step itself and the answer. Of all that a
 * message costs, the write is the dearest.
 */
class GatheredTransport implements Transport {
  readonly #socket: WebSocket;
  readonly #line: Socket;
  #texts: string[] = [];
  /** Of those texts together. */
  #length = 0;

  constructor(socket: WebSocket, line: Socket) {
    this.#socket = socket;
    this.#line = line;
  }

  get bufferedAmount(): number {
    return this.#line.writableLength + this.#length;
  }

  send(text: string): void {
    this.#length += text.length;
    // After everything that follows at once on what has just happened.
    if (this.#texts.push(text) === 1 && waiting.push(this) === 1) process.nextTick(writeAll);
  }

  close(code: number, reason: string): void {
    this.write();
    this.#socket.close(code, reason);
  }

  write(): void {
    const texts = this.#texts;
    if (texts.length === 0) return;
    this.#texts = [];
    this.#length = 0;
    if (this.#socket.readyState === this.#socket.OPEN) this.#line.write(textFrames(texts), 'latin1');
  }
}

export const gathered = (socket: WebSocket, line: Socket): Transport => new GatheredTransport(socket, line);

function writeAll(): void {
  for (const transport of waiting.splice(0)) transport.write();
}
