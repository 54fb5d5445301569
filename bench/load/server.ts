import { gameModules } from '@grove/games/loaded';
import { startServer, usualLimits } from '@grove/server';
import { dealer } from './prepared-games.ts';

/**
 * The server under load, as a process of its own: `node server.ts DATA WEBROOT`. Nothing is different from the usual one
 * but the limits, since all the load comes from one address, and the deals, on which the load generator has prepared games.
 */
const [data = '', webRoot = ''] = process.argv.slice(2);
const limits = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 1e9])) as unknown as typeof usualLimits;
const games = gameModules.map(({ game }) => game.id);
const started = performance.now();
const server = await startServer({ port: 0, games, webRoot, tables: { gameModules, data, limits, newSeed: dealer() } });
console.log(JSON.stringify({ address: server.address, startedIn: Math.round(performance.now() - started) }));
process.on('SIGTERM', () => void server.close());
