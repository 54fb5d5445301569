import { gameModules } from '@grove/games/loaded';
import { startServer } from '@grove/server';

/** The server as it is usually started, with its usual limits: `node victim.ts DATA WEBROOT`. */
const [data = '', webRoot = ''] = process.argv.slice(2);
const games = gameModules.map(({ game }) => game.id);
const server = await startServer({ port: 0, games, webRoot, trustProxy: true, tables: { gameModules, data } });
console.log(JSON.stringify({ address: server.address }));
process.on('SIGTERM', () => void server.close());
