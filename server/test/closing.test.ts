import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inlineBots } from './inline-bots.ts';
import { eventually, testServer } from './server.ts';

const UPGRADE = [
  'GET /api/v1/socket HTTP/1.1',
  'host: localhost',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  '\r\n',
].join('\r\n');

/** A connection that reads what comes and never closes by itself. */
async function connection(port: number): Promise<Socket & { heard?: string }> {
  const socket: Socket & { heard?: string } = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('data', (data) => {
    socket.heard = (socket.heard ?? '') + data.toString();
  });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

test('a server that closes does so although somebody still wants to open a socket', async () => {
  const bots = inlineBots();
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const app = await testServer({ bots: { ...bots, ask: bots.ask.bind(bots), close: () => held } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const late = await connection(port);
  const closing = app.close();
  late.write(UPGRADE);
  await eventually(async () => late.heard).toContain('503');
  goOn();
  await closing;
  expect(app.server.listening).toBe(false);
});

test('a client that does not answer the end of its socket is cut off', async () => {
  const app = await testServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const mute = await connection(port);
  mute.write(UPGRADE);
  await eventually(async () => mute.heard).toContain('101');
  await app.close();
  await eventually(async () => mute.readableEnded).toBe(true);
});
