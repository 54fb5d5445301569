import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testServer } from './server.ts';

const packers = { br: brotliCompressSync, gzip: gzipSync, deflate: deflateSync, zstd: zstdCompressSync };

test.each(Object.entries(packers))('a body packed with %s is refused unread', async (encoding, pack) => {
  const app = await testServer();
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  // Unpacked it would be a request like any other.
  const payload = pack(JSON.stringify({ name: 'Anna' }));
  const answer = await app.inject({ method: 'POST', url: '/api/v1/guests', headers, payload });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ error: { kind: 'compressed' } });
  const page = await app.inject({ method: 'POST', url: '/mail/stop?code=x', headers, payload });
  expect(page.statusCode).toBe(415);
});

test('a body that says it is not packed is read', async () => {
  const app = await testServer();
  const headers = { 'content-encoding': 'identity' };
  const answer = await app.inject({ method: 'POST', url: '/api/v1/guests', headers, payload: { name: 'Anna' } });
  expect(answer.statusCode).toBe(200);
});
