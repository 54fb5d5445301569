import { itemAt } from '@grove/kernel';
import { createRequire } from 'node:module';
import '../boardgameio/as-deployed.ts';
import { peerCounter } from '../boardgameio/counter.ts';
import type { Setup } from './own-server.ts';
import { type Started, startProgram, stopProgram } from './process.ts';
import { timeTold } from './processor-time.ts';
import { inParallel } from './tables.ts';

interface Client {
  readonly moves: { add(): void };
  start(): void;
  stop(): void;
  getState(): { readonly G: { readonly count: number } } | null;
  subscribe(listener: () => void): () => void;
}

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: (options: object) => Client };
const { SocketIO } = require('boardgame.io/multiplayer') as { SocketIO: (options: object) => unknown };

/** One match with a client in every seat, all in step with the server, which makes the match for the first of them. */
async function seatMatch(address: string, matchID: string, seats: number): Promise<Client[]> {
  const clients: Client[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const multiplayer = SocketIO({ server: address });
    const game = { ...peerCounter, endIf: () => undefined };
    const client = Client({ game, multiplayer, matchID, playerID: `${seat}`, numPlayers: seats, debug: false });
    client.start();
    await until(client, () => client.getState() !== null);
    clients.push(client);
  }
  return clients;
}

const countOf = (client: Client): number => client.getState()?.G.count ?? 0;

const until = (client: Client, holds: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    if (holds()) return resolve();
    const stop = client.subscribe(() => {
      if (!holds()) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

/** The clients of one match, and how many moves it has had. */
interface PeerMatch {
  readonly clients: readonly Client[];
  moves: number;
}

/**
 * boardgame.io's server with people at its tables. Its own clients are most of the work and keep this program busy all the time: its server
 * could take more moves than they make.
 */
export class PeerServer {
  readonly #program: Started;
  readonly #seats: number;
  /** How many moves a match has. Server and clients copy its whole log with every move, so that one without end would be ever slower. */
  readonly #length: number;
  /** Of every table, the match that is played and those that follow on it. */
  readonly #tables: readonly PeerMatch[][];
  #matches = 0;

  private constructor(program: Started, { tables, seats }: Omit<Setup, 'game'>, length: number) {
    this.#program = program;
    this.#seats = seats;
    this.#length = length;
    this.#tables = Array.from({ length: tables }, () => []);
  }

  static async open(setup: Omit<Setup, 'game'>, length: number): Promise<PeerServer> {
    return new PeerServer(await startProgram('./peer-server.ts'), setup, length);
  }

  /** Makes matches for so many moves at each table: as at the server of ours, before anything is measured. */
  async prepare(moves: number): Promise<void> {
    await inParallel(this.#tables, async (matches) => {
      const left = () => matches.reduce((sum, match) => sum + this.#length - match.moves, 0);
      while (left() < moves) matches.push({ clients: await this.#seatMatch(), moves: 0 });
    });
  }

  /** Every table moves again as soon as the other seats have seen the move. @returns how many moves that were */
  async load(seconds: number): Promise<number> {
    const end = performance.now() + seconds * 1000;
    const counts = await Promise.all(this.#tables.map((matches) => this.#moveOn(matches, end)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Of all its threads, in microseconds. */
  processorTime(): Promise<number> {
    return timeTold(String(this.#program.said.clock));
  }

  async close(): Promise<void> {
    for (const matches of this.#tables) for (const { clients } of matches) stopAll(clients);
    await stopProgram(this.#program);
  }

  #seatMatch(): Promise<Client[]> {
    return seatMatch(String(this.#program.said.address), `match${this.#matches++}`, this.#seats);
  }

  async #moveOn(matches: PeerMatch[], end: number): Promise<number> {
    let count = 0;
    for (; performance.now() < end; count++) {
      let match = itemAt(matches, 0);
      if (match.moves === this.#length) {
        stopAll(match.clients);
        matches.shift();
        match = itemAt(matches, 0);
      }
      match.moves++;
      await moveOnce(match.clients);
    }
    return count;
  }
}

const stopAll = (clients: readonly Client[]): void => clients.forEach((client) => client.stop());

/** The first seat moves; answers when the others have seen it. */
async function moveOnce(clients: readonly Client[]): Promise<void> {
  const [mover, ...others] = clients;
  const next = countOf(itemAt(clients, 0)) + 1;
  const seen = others.map((client) => until(client, () => countOf(client) >= next));
  mover?.moves.add();
  await Promise.all(seen);
}
