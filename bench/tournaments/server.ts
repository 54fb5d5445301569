import { startServer, usualLimits } from '@grove/server';
import { gameModules } from './sample-games.ts';

/** The server that holds the tournament, as a process of its own: `node server.ts DATA WEBROOT PAUSE`. Without limits, and bots pause for so many milliseconds. */
const [data = '', webRoot = '', pause = '0'] = process.argv.slice(2);
const limits = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 1e9])) as unknown as typeof usualLimits;
const botsModule = new URL('./sample-games.ts', import.meta.url).href;
const tables = { gameModules, botsModule, data, limits, botPause: Number(pause) };
const server = await startServer({ port: 0, games: [], webRoot, tables });
console.log(JSON.stringify({ address: server.address }));
process.on('SIGTERM', () => void server.close());
