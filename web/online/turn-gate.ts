import type { Command } from '@grove/protocol';
import type { TableSocket } from './socket.ts';

/**
 * Lets one click through at a time. A board may do several things in one go (take back and choose anew, or a whole turn
 * that was typed); but a second click that was meant for the position before, while the first is still on its way, is
 * not taken for an answer to the position after.
 */
export class TurnGate {
  readonly #socket: TableSocket;
  #isOpen = false;

  constructor(socket: TableSocket) {
    this.#socket = socket;
  }

  act(command: Command): void {
    if (this.#socket.snapshot().isBusy && !this.#isOpen) return;
    this.#isOpen = true;
    queueMicrotask(() => {
      this.#isOpen = false;
    });
    this.#socket.ask(command);
  }
}
