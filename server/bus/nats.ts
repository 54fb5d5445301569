import { setTimeout as delay } from 'node:timers/promises';
import { itemAt, BadInput } from '@grove/kernel';
import { connect, type ConnectionOptions, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus, Channels } from './bus.ts';

/** Milliseconds between two attempts to connect. */
const RECONNECT_WAIT = 250;
/** Milliseconds between pings, which find out that a connection is dead. */
const PING_EVERY = 5000;

type Listener = (message: never) => void;

/** All listeners of this node to one subject share one subscription. */
interface Listeners {
  readonly all: Set<Listener>;
  subscription: Subscription | undefined;
}

/**
 * The bus of many nodes. The NATS server need not be there at the start nor stay: the bus reconnects for ever, and what is
 * published meanwhile is lost, as any message may be. Subjects begin with a prefix, so that several sites can share a server.
 */
export class NatsBus implements Bus {
  readonly isShared = true;
  readonly #prefix: string;
  readonly #listeners = new Map<string, Listeners>();
  readonly #onReconnect: (() => void)[] = [];
  #connection: NatsConnection | undefined;
  #up = false;
  #closed = false;

  constructor(url: string, prefix = 'grove') {
    this.#prefix = prefix;
    void this.#connect(optionsFrom(url));
  }

  get isUp(): boolean {
    return this.#up;
  }

  publish<Name extends keyof Channels>(channel: Name, topic: string, message: Channels[Name]): void {
    // After close nobody waits for it any more, and a connection that drains takes nothing new.
    if (this.#up && !this.#closed) this.#connection?.publish(this.#subject(channel, topic), JSON.stringify(message));
  }

  subscribe<Name extends keyof Channels>(
    channel: Name,
    topic: string,
    listener: (message: Channels[Name]) => void,
  ): () => void {
    const subject = this.#subject(channel, topic);
    const known = this.#listeners.get(subject);
    const listeners = known ?? { all: new Set<Listener>(), subscription: this.#subscribe(subject) };
    if (known === undefined) this.#listeners.set(subject, listeners);
    listeners.all.add(listener);
    return () => {
      listeners.all.delete(listener);
      if (listeners.all.size > 0 || this.#listeners.get(subject) !== listeners) return;
      this.#listeners.delete(subject);
      listeners.subscription?.unsubscribe();
    };
  }

  onReconnect(call: () => void): void {
    this.#onReconnect.push(call);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#listeners.clear();
    // Draining still sends what was published last.
    if (this.#up) await this.#connection?.drain();
    else await this.#connection?.close();
    this.#up = false;
  }

  async #connect(options: ConnectionOptions): Promise<void> {
    const connection = await this.#firstConnection(options);
    if (connection === undefined) return;
    this.#connection = connection;
    for (const [subject, listeners] of this.#listeners) listeners.subscription = this.#subscribe(subject);
    this.#connected();
    void this.#watchStatus(connection);
  }

  /** However long it takes; undefined if the bus is closed before. The library reconnects only what was connected once. */
  async #firstConnection(options: ConnectionOptions): Promise<NatsConnection | undefined> {
    while (!this.#closed) {
      const connection = await connect(options).catch(() => undefined);
      if (connection !== undefined && !this.#closed) return connection;
      await connection?.close();
      await delay(RECONNECT_WAIT, undefined, { ref: false });
    }
    return undefined;
  }

  async #watchStatus(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'close') this.#up = false;
      if (type === 'reconnect') this.#connected();
    }
  }

  #connected(): void {
    this.#up = true;
    for (const call of this.#onReconnect) call();
  }

  #subscribe(subject: string): Subscription | undefined {
    return this.#connection?.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return;
        const read = message.json();
        for (const listener of this.#listeners.get(subject)?.all ?? []) listener(read as never);
      },
    });
  }

  #subject(channel: keyof Channels, topic: string): string {
    return `${this.#prefix}.${channel}.${topic}`;
  }
}

/** `nats://HOST:PORT`, several separated by commas; user and password, or a token, may stand before the host. */
function optionsFrom(text: string): ConnectionOptions {
  const urls = text.split(',').map((part) => {
    if (!/^(nats|tls):\/\/./.test(part) || !URL.canParse(part)) throw new BadInput(`${part} is not nats://HOST:PORT`);
    return new URL(part);
  });
  const { protocol, username, password } = itemAt(urls, 0);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: urls.map(({ host }) => host),
    name: 'grove',
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_WAIT,
    reconnectJitter: RECONNECT_WAIT,
    pingInterval: PING_EVERY,
    ignoreAuthErrorAbort: true,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
  };
}
