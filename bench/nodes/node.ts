import { gameModules } from '@grove/games/loaded';
import { startServer, usualLimits } from '@grove/server';

/**
 * One node, as a process of its own: `node node.ts PORT DATABASE BUS WEBROOT`. Nothing is different from the usual one but
 * the limits, since all the load comes from one address.
 */
const [port, database = '', bus = '', webRoot = ''] = process.argv.slice(2);
const limits = Object.fromEntries(Object.keys(usualLimits).map((name) => [name, 1e9])) as unknown as typeof usualLimits;
const games = gameModules.map(({ game }) => game.id);
const tables = { gameModules, data: webRoot, services: { database, bus }, limits };
const server = await startServer({ port: Number(port), games, webRoot, tables });
console.log(JSON.stringify({ address: server.address }));
process.on('SIGTERM', () => void server.close());
