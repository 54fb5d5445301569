/** The part of a WebSocket that is used. What it reports after `close` is ignored. */
export interface RawSocket {
  send(text: string): void;
  close(): void;
}

export interface RawSocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** Everything that a connection needs from outside, so that tests can drive sockets, timers and time by hand. */
export interface Environment {
  connect(events: RawSocketEvents): RawSocket;
  /** @returns cancels it */
  setTimer(ms: number, act: () => void): () => void;
  newId(): string;
  now(): number;
}
