import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { addressNumber, say, startVictim, stopVictim } from './attack.ts';

/**
 * Stops the server again and again while sockets are being opened, many of them by clients that never close one:
 *
 *     node bench/attacks/stop.ts [ROUNDS]
 */
const rounds = Number(process.argv[2] ?? 10);
const times: number[] = [];
for (let round = 0; round < rounds; round++) {
  const victim = await startVictim();
  const sockets = new Set<Socket>();
  const port = Number(new URL(victim.address).port);
  const opening = setInterval(() => {
    for (let i = 0; i < 5; i++) sockets.add(openSocket(port, addressNumber(sockets.size)));
  }, 2);
  await delay(300 + Math.random() * 200);
  times.push(Math.round(await stopVictim(victim)));
  clearInterval(opening);
  for (const socket of sockets) socket.destroy();
}
say({ rounds, milliseconds: times, most: Math.max(...times) });

/** Asks for a WebSocket, reads what comes, and does nothing else. */
function openSocket(port: number, address: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    [
      'GET /api/v1/socket HTTP/1.1',
      'host: localhost',
      `x-forwarded-for: ${address}`,
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  return socket;
}
