import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
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
const { port } = servers.appServer.address() as AddressInfo;
log(JSON.stringify({ address: `http://localhost:${port}` }));
process.on('SIGTERM', () => process.exit(0));
