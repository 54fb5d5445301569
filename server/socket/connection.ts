import { describeRefusal, isRefusal } from '@grove/kernel';
import type { ClientMessage, ServerMessage } from '@grove/protocol';
import { failureOf, isServerFault } from '../failure.ts';
import { InTurn } from '../in-turn.ts';
import { measured } from '../monitoring/measured.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { TokenBucket } from '../limits/token-bucket.ts';
import { type FollowServices, Follows } from './follows.ts';
import { Identity, type IdentityServices } from './identity.ts';
import { idIn, readMessage } from './read-message.ts';
import { refusedError, Watches, type WatchServices } from './watches.ts';

/** What a connection needs of a WebSocket. */
export interface Transport {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that are queued to be sent. */
  readonly bufferedAmount: number;
}

export interface ConnectionServices extends IdentityServices, WatchServices, FollowServices {
  readonly metrics: Metrics;
  readonly now: () => number;
}

/** Bytes. A client that reads too slowly is disconnected; it reconnects and loads the table again. */
const MOST_BUFFERED = 262_144;
const MOST_PENDING = 50;
/** A client that goes on sending after so many messages in a row were refused is disconnected. */
const MOST_FLOODS = 100;

/** Where a connection comes from, and the buckets that its messages are taken from. */
export interface SocketClient {
  readonly address: string;
  readonly messages: TokenBucket;
  /** Shared by all connections of one address. */
  readonly costly: TokenBucket;
}

/** What messages cost that are much work for the server; see `Limits.costlyMessages`. */
const COSTS: { readonly [Type in ClientMessage['type']]?: number } = { hello: 2, watch: 10, moves: 5, follow: 2 };

/** One client's socket. Its messages are handled one after the other, in their order. */
export class Connection {
  readonly #transport: Transport;
  readonly #services: ConnectionServices;
  readonly #limits: SocketClient;
  readonly #identity: Identity;
  readonly #watches: Watches;
  readonly #follows: Follows;
  readonly #messages = new InTurn();
  #floods = 0;
  #closed = false;

  constructor(transport: Transport, services: ConnectionServices, client: SocketClient) {
    this.#transport = transport;
    this.#services = services;
    this.#limits = client;
    this.#identity = new Identity(services, client.address, {
      signedOut: () => this.#disconnect(1008, 'signed out'),
      changed: () => this.#recheck(),
    });
    const person = () => this.#identity.person;
    const send = (text: string) => this.#sendText(text);
    this.#watches = new Watches(services, { person, send, recheck: () => this.#recheck() });
    this.#follows = new Follows(services, person, send);
  }

  receive(text: string): void {
    if (this.#closed) return;
    const { now } = this.#services;
    if (!this.#limits.messages.take(now()) || this.#messages.count >= MOST_PENDING) {
      this.#send({ type: 'error', ...idIn(text), kind: 'too-many', message: 'too many messages; wait a little' });
      if (++this.#floods > MOST_FLOODS) this.#disconnect(1008, 'too many messages');
      return;
    }
    this.#floods = 0;
    void this.#messages.run(() => this.#handle(text));
  }

  /** Waits until all messages received so far are answered. */
  settled(): Promise<void> {
    return this.#messages.settled();
  }

  /** The socket was closed. */
  closed(): void {
    this.#closed = true;
    this.#identity.close();
    this.#watches.close();
    this.#follows.close();
  }

  async #handle(text: string): Promise<void> {
    const message = readMessage(text);
    if (typeof message === 'string') {
      this.#send({ type: 'error', ...idIn(text), kind: 'bad-message', message });
      return;
    }
    const cost = COSTS[message.type];
    if (cost !== undefined && !this.#limits.costly.take(this.#services.now(), cost)) {
      return this.#send({
        type: 'error',
        kind: 'too-many',
        message: 'too many messages from this address; wait a little',
      });
    }
    try {
      await this.#dispatch(message);
    } catch (error) {
      const failure = failureOf(error);
      if (isServerFault(failure)) this.#services.report(error);
      this.#send({ type: 'error', ...('id' in message && { id: message.id }), ...failure });
      // A client that cannot watch yet has no command to send again, so it is told to reconnect.
      if (failure.kind === 'away' && !('id' in message)) this.#disconnect(1013, 'try again');
    }
  }

  #dispatch(message: ClientMessage): Promise<void> | void {
    switch (message.type) {
      case 'hello':
        return this.#hello(message.token);
      case 'watch':
        return this.#watches.watch(message);
      case 'unwatch':
        return this.#watches.unwatch(message.table);
      case 'do':
        return this.#do(message);
      case 'moves':
        return this.#moves(message.table);
      case 'follow':
        return this.#follows.follow(message.tournament, message.key);
      case 'unfollow':
        return this.#follows.unfollow(message.tournament);
      case 'ping':
        return this.#send({ type: 'pong', now: this.#services.now() });
    }
  }

  async #hello(token: string): Promise<void> {
    const person = await this.#identity.signIn(token);
    if (person === undefined) {
      return this.#send({ type: 'error', kind: 'bad-token', message: 'this token is not known here' });
    }
    this.#send({ type: 'welcome', person });
  }

  /** The person may have left a club, or a table may have become one for the members of a club only. */
  #recheck(): void {
    const check = async () => {
      await this.#watches.recheck();
      await this.#follows.recheck();
    };
    this.#messages.run(check).catch(this.#services.report);
  }

  async #do({ table, id, command }: Extract<ClientMessage, { type: 'do' }>): Promise<void> {
    const { tables, metrics } = this.#services;
    const { person } = this.#identity;
    if (person === undefined) {
      return this.#send({ type: 'error', id, kind: 'no-token', message: 'say hello with your token first' });
    }
    const room = await tables.room(table);
    if (room === undefined) {
      return this.#send({ type: 'error', id, kind: 'not-there', message: 'there is no such table' });
    }
    const answer = await measured(metrics, command.kind, () => tables.run(room, person, id, command));
    if ('refusal' in answer) {
      const { refusal } = answer;
      return this.#send({ type: 'refused', id, refusal, message: describeRefusal(refusal) });
    }
    this.#send({ type: 'done', id, ...answer });
  }

  async #moves(table: string): Promise<void> {
    const { tables } = this.#services;
    const { person } = this.#identity;
    if (person === undefined) {
      return this.#send({ type: 'error', kind: 'no-token', message: 'say hello with your token first' });
    }
    const room = await tables.room(table);
    if (room === undefined) return this.#send({ type: 'error', kind: 'not-there', message: 'there is no such table' });
    const moves = tables.moves(room, person);
    if (isRefusal(moves)) return this.#send(refusedError(moves));
    this.#send({ type: 'moves', table, ...moves });
  }

  #send(message: ServerMessage): void {
    this.#sendText(JSON.stringify(message));
  }

  #sendText(text: string): void {
    if (this.#closed) return;
    if (this.#transport.bufferedAmount > MOST_BUFFERED) return this.#disconnect(1013, 'too far behind');
    this.#transport.send(text);
  }

  #disconnect(code: number, reason: string): void {
    if (this.#closed) return;
    this.closed();
    this.#transport.close(code, reason);
  }
}
