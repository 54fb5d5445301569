import { setTimeout as delay } from 'node:timers/promises';
import { BadInput } from '@grove/kernel';
import { connect, type ConnectionOptions, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Bus, Channels } from './bus.ts';

/** Milliseconds between two attempts to reach the server, and until a dead line is noticed. */
const AGAIN = 250;
const PING = 5000;

type Hear = (message: never) => void;

/** Those on this node who listen to one subject, and the subscription that they share. */
interface Ears {
  readonly hears: Set<Hear>;
  subscription: Subscription | undefined;
}

/**
 * The bus of many nodes. The server need not be there at the start nor stay: we try again for ever, and what is
 * published meanwhile is lost, as any message may be. Names begin with a prefix, so that several houses can share a server.
 */
export class NatsBus implements Bus {
  readonly isShared = true;
  readonly #prefix: string;
  readonly #ears = new Map<string, Ears>();
  readonly #returns: (() => void)[] = [];
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

  publish<Name extends keyof Channels>(channel: Name, table: string, message: Channels[Name]): void {
    if (this.#up) this.#connection?.publish(this.#subject(channel, table), JSON.stringify(message));
  }

  subscribe<Name extends keyof Channels>(
    channel: Name,
    table: string,
    hear: (message: Channels[Name]) => void,
  ): () => void {
    const subject = this.#subject(channel, table);
    const known = this.#ears.get(subject);
    const ears = known ?? { hears: new Set<Hear>(), subscription: this.#listen(subject) };
    if (known === undefined) this.#ears.set(subject, ears);
    ears.hears.add(hear);
    return () => {
      ears.hears.delete(hear);
      if (ears.hears.size > 0 || this.#ears.get(subject) !== ears) return;
      this.#ears.delete(subject);
      ears.subscription?.unsubscribe();
    };
  }

  onReturn(call: () => void): void {
    this.#returns.push(call);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#ears.clear();
    // What was published last is still sent.
    if (this.#up) await this.#connection?.drain();
    else await this.#connection?.close();
    this.#up = false;
  }

  async #connect(options: ConnectionOptions): Promise<void> {
    const connection = await this.#reach(options);
    if (connection === undefined) return;
    this.#connection = connection;
    for (const [subject, ears] of this.#ears) ears.subscription = this.#listen(subject);
    this.#rise();
    void this.#follow(connection);
  }

  /** The first connection, however long it takes; none, if we are closed before. */
  async #reach(options: ConnectionOptions): Promise<NatsConnection | undefined> {
    while (!this.#closed) {
      const connection = await connect(options).catch(() => undefined);
      if (connection !== undefined && !this.#closed) return connection;
      await connection?.close();
      await delay(AGAIN, undefined, { ref: false });
    }
    return undefined;
  }

  /** Follows the line's fate. */
  async #follow(connection: NatsConnection): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'close') this.#up = false;
      if (type === 'reconnect') this.#rise();
    }
  }

  #rise(): void {
    this.#up = true;
    for (const call of this.#returns) call();
  }

  #listen(subject: string): Subscription | undefined {
    return this.#connection?.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return;
        const said = message.json();
        for (const hear of this.#ears.get(subject)?.hears ?? []) hear(said as never);
      },
    });
  }

  #subject(channel: keyof Channels, table: string): string {
    return `${this.#prefix}.${channel}.${table}`;
  }
}

/** `nats://HOST:PORT`, several separated by commas; a name and a word, or a token, may stand before the host. */
function optionsFrom(text: string): ConnectionOptions {
  const urls = text.split(',').map((part) => {
    if (!/^(nats|tls):\/\/./.test(part) || !URL.canParse(part)) throw new BadInput(`${part} is not nats://HOST:PORT`);
    return new URL(part);
  });
  const [{ protocol, username, password }] = urls;
  const [user, pass] = [username, password].map(decodeURIComponent);
  return {
    servers: urls.map(({ host }) => host),
    name: 'grove',
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN,
    reconnectJitter: AGAIN,
    pingInterval: PING,
    ignoreAuthErrorAbort: true,
    ...(protocol === 'tls:' && { tls: {} }),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
  };
}
