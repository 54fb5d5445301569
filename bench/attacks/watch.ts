import { WebSocket } from 'ws';
import { callFrom, addressNumber, from, say, startVictim, stopVictim } from './attack.ts';
import { Bystander } from './bystander.ts';

/**
 * Many sockets that load one table again and again, without a token, or a crowd that comes at once:
 *
 *     node bench/attacks/watch.ts [SOCKETS] [SECONDS]      one address, as often as it is allowed
 *     node bench/attacks/watch.ts --crowd [SPECTATORS]     each from an address of its own, once
 */
const isCrowd = process.argv[2] === '--crowd';
const [count = isCrowd ? 1000 : 95, seconds = 10] = process.argv.slice(isCrowd ? 3 : 2).map(Number);
const victim = await startVictim();
const { address } = victim;
const host = await callFrom(addressNumber(0), address, 'POST /guests', { body: { name: 'Host' } });
const seats = ['me', 'random', 'random', 'random', 'random', 'random'];
const body = { game: 'earth', players: 6, seats, start: true };
const { table } = await callFrom(addressNumber(0), address, 'POST /tables', { token: host.token, body });
const bystander = await Bystander.at(address);
let received = 0;
let refused = 0;
const sockets = Array.from({ length: count }, (_, i) => openSocket(isCrowd ? addressNumber(1 + i) : addressNumber(1)));
const hammering = setInterval(() => {
  if (!isCrowd) for (const socket of sockets) watch(socket);
}, 25);
await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
clearInterval(hammering);
say({ sockets: count, seconds, isCrowd, received, refused, bystander: await bystander.leave() });
await stopVictim(victim);
process.exit(0);

function watch(socket: WebSocket): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'watch', table }));
}

function openSocket(source: string): WebSocket {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket`, { headers: from(source) });
  socket.on('error', () => undefined);
  socket.on('open', () => watch(socket));
  socket.on('message', (data: Buffer) => {
    received++;
    if (data.includes('too-many')) refused++;
  });
  return socket;
}
