import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { itemAt } from '@grove/kernel';
import type { TableSummary } from '@grove/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../app.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { folder } from './backend.ts';
import { directServer } from './direct.ts';
import { eventually, HttpClient, noLimits, testServer } from './server.ts';

function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('nobody fills the list of open tables', async () => {
  const app = await testServer();
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const settings = { open: true };
  const first = await bert.table(['me', 'open'], { settings });
  for (let i = 0; i < 8; i++) await anna.table(['me', 'open'], { settings });
  const { body } = await anna.call<TableSummary[]>('GET', '/tables');
  expect(body.filter(({ host }) => host === anna.id)).toHaveLength(3);
  expect(body.map(({ table }) => table)).toContain(first);
});

test('an address has no more connections than the limit, and gets others when some are closed', async () => {
  const app = await testServer({ limits: { ...noLimits, connectionsFromOneAddress: 3 } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets = Array.from({ length: 5 }, () => open(port));
  await eventually(async () => sockets.filter(({ closed }) => closed).length).toBe(2);
  itemAt(
    sockets,
    sockets.findIndex(({ closed }) => !closed),
  ).destroy();
  await eventually(async () => {
    const socket = open(port);
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    const [data] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown];
    return String(data).includes('200 OK');
  }).toBe(true);
});

test('a connection on which nothing is said is closed', async () => {
  const app = await testServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const silent = open((app.server.address() as AddressInfo).port);
  await once(silent, 'close');
  expect(app.server.headersTimeout).toBeLessThanOrEqual(5000);
});

test('files of the page are sent as the build has packed them, and are not packed anew', async () => {
  const webRoot = folder();
  const plain = `console.log(${JSON.stringify('tree '.repeat(1000))})`;
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Grove</title>');
  writeFileSync(join(webRoot, 'a.js'), plain);
  // Another text, so that it shows which one was sent.
  writeFileSync(join(webRoot, 'a.js.br'), brotliCompressSync('packed by the build'));
  writeFileSync(join(webRoot, 'a.js.gz'), gzipSync('packed by the build'));
  const app = await createServer({ webRoot, games: [] });
  onTestFinished(() => app.close());
  const get = (accepted: string) => app.inject({ url: '/a.js', headers: { 'accept-encoding': accepted } });
  expect((await get('br')).rawPayload).toEqual(brotliCompressSync('packed by the build'));
  expect((await get('gzip')).rawPayload).toEqual(gzipSync('packed by the build'));
  const { headers } = await get('gzip');
  expect([headers['content-encoding'], headers['content-type']]).toEqual([
    'gzip',
    expect.stringContaining('javascript'),
  ]);
  for (const other of ['deflate', 'zstd', 'identity']) expect((await get(other)).body).toBe(plain);
});

test('a client that does not read is cut off before much waits for it', async () => {
  const server = await directServer();
  const anna = await server.guest('Anna');
  const room = await server.table([anna, await server.guest('Bert')]);
  const line = { buffered: 0, code: 0 };
  const transport = {
    send: (text: string) => void (line.buffered += text.length),
    close: (code: number) => void (line.code = code),
    get bufferedAmount() {
      return line.buffered;
    },
  };
  const plenty = new TokenBucket(1e9, 1e9, 0);
  const connection = server.connectWith(transport, { address: 'slow', messages: plenty, costly: plenty });
  connection.receive(JSON.stringify({ type: 'watch', table: room.id }));
  await connection.settled();
  for (let i = 0; line.code === 0 && i < 2000; i++)
    await server.tables.run(room, anna.person, `c${i}`, { kind: 'chat', text: 'x'.repeat(400) });
  expect(line.code).toBe(1013);
  expect(line.buffered).toBeLessThan(400_000);
});
