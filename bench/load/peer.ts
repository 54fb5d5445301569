import { itemAt } from '@grove/kernel';
import { createRequire } from 'node:module';
import '../boardgameio/as-deployed.ts';
import { peerCounter } from '../boardgameio/counter.ts';
import { startProgram, stopProgram } from './process.ts';
import { ownTime, type PerMove, perMove, timeTold } from './processor-time.ts';
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

/** Its own clients are most of the work and keep this program busy all the time: its server could take more moves than they make. */
export interface PeerReport {
  readonly perSecond: number;
  readonly server: PerMove;
  readonly generator: PerMove;
}

/**
 * Moves a second of boardgame.io's server, after some seconds that do not count: every match moves again as soon as the other seats have
 * seen the move.
 */
export async function measurePeer(
  matches: number,
  seats: number,
  { warmUp, seconds }: { readonly warmUp: number; readonly seconds: number },
): Promise<PeerReport> {
  const server = await startProgram('./peer-server.ts');
  try {
    const [address, clock] = [String(server.said.address), String(server.said.clock)];
    const seated = await inParallel(Array.from({ length: matches }), (_, i) => seatMatch(address, `match${i}`, seats));
    const moveFor = (time: number): Promise<number[]> => {
      const end = performance.now() + time * 1000;
      return Promise.all(seated.map((clients) => moveOn(clients, end)));
    };
    await moveFor(warmUp);
    const before = { server: await timeTold(clock), own: ownTime() };
    const counts = await moveFor(seconds);
    const after = { server: await timeTold(clock), own: ownTime() };
    for (const clients of seated) for (const client of clients) client.stop();
    const moves = counts.reduce((sum, count) => sum + count, 0);
    return {
      perSecond: Math.round(moves / seconds),
      server: perMove(after.server - before.server, moves),
      generator: perMove(after.own - before.own, moves),
    };
  } finally {
    await stopProgram(server);
  }
}

async function moveOn(clients: readonly Client[], end: number): Promise<number> {
  const mover = itemAt(clients, 0);
  const others = clients.slice(1);
  let count = 0;
  for (; performance.now() < end; count++) {
    const next = countOf(mover) + 1;
    const seen = others.map((client) => until(client, () => countOf(client) >= next));
    mover.moves.add?.();
    await Promise.all(seen);
  }
  return count;
}
