import type { ClientMessage, ServerMessage } from '@grove/protocol';
import type { Surroundings, Wire } from './line.ts';

/** The first try comes within a second; then the pauses grow. */
export const PAUSES = [300, 700, 1500, 3000, 6000, 12_000, 24_000] as const;
/** So many tries in vain, and the line counts as lost. */
const TRIES = 5;
/** A line that is silent is asked for a sign, and then given up. */
const SILENCE = 15_000;
const PATIENCE = 8000;

export interface LineEvents {
  opened(): void;
  received(message: ServerMessage): void;
  /** Lost means: for so long that people should know. It is taken up again all the same. */
  dropped(isLost: boolean): void;
}

/** A line to the server that is taken up again whenever it drops, and that notices when it is dead without saying so. */
export class LastingLine {
  readonly #world: Surroundings;
  readonly #events: LineEvents;
  #wire: Wire | undefined;
  #tries = 0;
  #stopWaiting: () => void = () => undefined;

  constructor(world: Surroundings, events: LineEvents) {
    this.#world = world;
    this.#events = events;
  }

  /** Connects, now and whenever the person or the browser thinks that it may work again. */
  open(): void {
    this.close();
    const isMine = () => this.#wire === wire;
    const wire: Wire = this.#world.connect({
      opened: () => isMine() && this.#opened(),
      received: (text) => isMine() && this.#received(text),
      closed: () => isMine() && this.#dropped(),
    });
    this.#wire = wire;
  }

  close(): void {
    this.#stopWaiting();
    const wire = this.#wire;
    this.#wire = undefined;
    wire?.close();
  }

  send(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #opened(): void {
    this.#tries = 0;
    this.#events.opened();
    this.#listenForSilence();
  }

  #received(text: string): void {
    this.#listenForSilence();
    this.#events.received(JSON.parse(text) as ServerMessage);
  }

  #dropped(): void {
    this.close();
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)];
    this.#tries++;
    this.#events.dropped(this.#tries > TRIES);
    this.#stopWaiting = this.#world.later(pause, () => this.open());
  }

  #listenForSilence(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#world.later(SILENCE, () => {
      this.send({ type: 'ping' });
      this.#stopWaiting = this.#world.later(PATIENCE, () => this.#dropped());
    });
  }
}
