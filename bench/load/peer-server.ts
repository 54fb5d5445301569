import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import '../boardgameio/as-deployed.ts';
import { peerCounter } from '../boardgameio/counter.ts';

/** boardgame.io's own server with its in-memory store and the trivial game, as a process of its own. */
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as {
  Server: (options: { games: unknown[]; origins: string[] }) => {
    run(port: number): Promise<{ appServer: NetServer }>;
  };
};

// It talks on standard output; our line must be the first.
const log = console.info;
console.info = () => undefined;
console.log = () => undefined;
const endless = { ...peerCounter, endIf: () => undefined };
const server = Server({ games: [endless], origins: ['*'] });
const servers = await server.run(0);
/** Tells the processor time that this program has taken. */
const clock = createServer((_request, response) => response.end(JSON.stringify(process.cpuUsage()))).listen(0);
await once(clock, 'listening');
log(JSON.stringify({ address: addressOf(servers.appServer), clock: addressOf(clock) }));
process.on('SIGTERM', () => process.exit(0));

function addressOf(listening: NetServer): string {
  return `http://localhost:${(listening.address() as AddressInfo).port}`;
}
