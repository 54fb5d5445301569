import type { ServerMessage } from '@grove/protocol';

/** In place of the browser's WebSocket: the test is the server. Nothing happens until it opens it. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];
  readyState = 0;
  isClosed = false;

  constructor() {
    super();
    FakeSocket.all.push(this);
  }

  /** The one that the page has opened last. */
  static last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (last === undefined) throw new Error('no socket was opened');
    return last;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }
}
