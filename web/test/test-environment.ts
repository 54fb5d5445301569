import { itemAt } from '@grove/kernel';
import type { ClientMessage, ServerMessage } from '@grove/protocol';
import type { Environment, RawSocket, RawSocketEvents } from '../online/connection/environment.ts';

/** The test says when sockets open and break, what arrives, and when time passes. */
export class TestEnvironment implements Environment {
  sent: ClientMessage[] = [];
  sockets: RawSocketEvents[] = [];
  pauses: number[] = [];
  #timers: { ms: number; act: () => void }[] = [];
  #ids = 0;

  connect = (events: RawSocketEvents): RawSocket => {
    this.sockets.push(events);
    return { send: (text) => this.sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
  };
  setTimer = (ms: number, act: () => void) => {
    const timer = { ms, act };
    this.#timers.push(timer);
    this.pauses.push(ms);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };
  newId = () => `c${++this.#ids}`;
  now = () => 5000;

  get socket(): RawSocketEvents {
    return itemAt(this.sockets, this.sockets.length - 1);
  }

  say(message: ServerMessage): void {
    this.socket.received(JSON.stringify(message));
  }

  /** Lets the next timer ring. */
  ring(): number {
    const { ms, act } = itemAt(this.#timers.splice(0, 1), 0);
    act();
    return ms;
  }

  /** What was sent since this was asked last. */
  take(): ClientMessage[] {
    return this.sent.splice(0);
  }
}
