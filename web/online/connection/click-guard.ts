import type { Command } from '@grove/protocol';
import type { TableClient } from './table-client.ts';

/**
 * Sends the commands of one click at a time. One click may mean several commands (take back and choose anew, or a whole
 * turn that was typed), and they all pass. A second click while the first is still on its way was meant for the position
 * before, and is dropped, so that it is not taken for an answer to the position after.
 */
export class ClickGuard {
  readonly #client: TableClient;
  #isInClick = false;

  constructor(client: TableClient) {
    this.#client = client;
  }

  send(command: Command): void {
    if (this.#client.state().isBusy && !this.#isInClick) return;
    this.#isInClick = true;
    queueMicrotask(() => {
      this.#isInClick = false;
    });
    this.#client.send(command);
  }
}
