import { itemAt } from '@grove/kernel';
import type { ClientMessage, ServerMessage } from '@grove/protocol';
import type { Environment, RawSocket } from './environment.ts';

/** Milliseconds before each new try: the first comes within a second, then the pauses grow. */
export const PAUSES = [300, 700, 1500, 3000, 6000, 12_000, 24_000] as const;
/** After so many tries in vain the connection counts as lost. */
const TRIES = 5;
/** After so long without a message the server is pinged, if it is not said otherwise; without an answer to that the connection is given up. */
const SILENCE = 15_000;
const PONG_TIMEOUT = 8000;

export interface SocketEvents {
  opened(): void;
  received(message: ServerMessage): void;
  /** `isLost` after several tries in vain, when the person should know. Connecting goes on all the same. */
  dropped(isLost: boolean): void;
}

/** A socket to the server that connects again whenever it drops, and that notices when it is dead without a close event. */
export class ReconnectingSocket {
  readonly #environment: Environment;
  readonly #events: SocketEvents;
  readonly #silence: number;
  #socket: RawSocket | undefined;
  #tries = 0;
  #cancelTimer: () => void = () => undefined;

  constructor(environment: Environment, events: SocketEvents, silence = SILENCE) {
    this.#environment = environment;
    this.#events = events;
    this.#silence = silence;
  }

  /** Connects at once: at the start, and whenever the person or the browser thinks that it may work again. */
  open(): void {
    this.close();
    const isCurrent = () => this.#socket === socket;
    const socket: RawSocket = this.#environment.connect({
      opened: () => isCurrent() && this.#opened(),
      received: (text) => isCurrent() && this.#received(text),
      closed: () => isCurrent() && this.#dropped(),
    });
    this.#socket = socket;
  }

  close(): void {
    this.#cancelTimer();
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#tries = 0;
    this.#events.opened();
    this.#watchForSilence();
  }

  #received(text: string): void {
    this.#watchForSilence();
    this.#events.received(JSON.parse(text) as ServerMessage);
  }

  #dropped(): void {
    this.close();
    const pause = itemAt(PAUSES, Math.min(this.#tries, PAUSES.length - 1));
    this.#tries++;
    this.#events.dropped(this.#tries > TRIES);
    this.#cancelTimer = this.#environment.setTimer(pause, () => this.open());
  }

  #watchForSilence(): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#environment.setTimer(this.#silence, () => {
      this.send({ type: 'ping' });
      this.#cancelTimer = this.#environment.setTimer(PONG_TIMEOUT, () => this.#dropped());
    });
  }
}
