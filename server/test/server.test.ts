import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createServer, startServer } from '../index.ts';
import { portTrouble, readPort } from '../port.mjs';

const webRoot = mkdtempSync(join(tmpdir(), 'grove-web-'));
mkdirSync(join(webRoot, 'assets'));
writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Grove</title>');
writeFileSync(join(webRoot, 'service-worker.js'), 'addEventListener("fetch", () => {})');
writeFileSync(join(webRoot, 'manifest.webmanifest'), '{"name":"Grove"}');
writeFileSync(join(webRoot, 'assets', 'a-1234.js'), `console.log(${JSON.stringify('tree '.repeat(1000))})`);

writeFileSync(join(webRoot, 'assets', 'worker-1234.js'), 'onmessage = () => {}');
writeFileSync(join(webRoot, 'assets', 'worker-1234.js.br'), brotliCompressSync('onmessage = () => {}'));

const app = await createServer({ webRoot, games: ['acorns'] });
afterAll(() => app.close());

test('it is well', async () => {
  const answer = await app.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('the page may load from here and nowhere else, and nobody may frame it', async () => {
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('the worker in which bots think may run WebAssembly, and nothing else may', async () => {
  for (const encoding of ['', 'br']) {
    const headers = { 'accept-encoding': encoding };
    const { headers: ofWorker } = await app.inject({ url: '/assets/worker-1234.js', headers });
    expect(ofWorker['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  }
  const { headers } = await app.inject('/assets/a-1234.js');
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('the standings of a tournament may be framed by pages of others', async () => {
  const { statusCode, headers } = await app.inject('/tournaments/t-1/embed');
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['x-frame-options']).toBeUndefined();
});

test("every game's address gives the page; other addresses give it with 404", async () => {
  for (const [url, status] of [
    ['/', 200],
    ['/play/acorns', 200],
    ['/play/chess', 404],
    ['/nothing', 404],
  ] as const) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect(answer.body).toContain('<title>Grove</title>');
  }
});

test('every path that the client has a page for gives it', async () => {
  const sources = ['pages', 'online'].map((name) =>
    readFileSync(new URL(`../../web/pages/${name}.tsx`, import.meta.url), 'utf8'),
  );
  const paths = Array.from(
    sources.join('').matchAll(/<Route[^>]* path=(?:"([^"]+)"|\{`([^`]+)`\})/g),
    ([, plain, made = '']) => plain ?? made,
  );
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    const url = path
      .replace('${cover.id}', 'acorns')
      .replace('${mode}', 'review')
      .replace('${kind}', 'play')
      .replaceAll(/:\w+\??/g, 'acorns');
    expect([path, (await app.inject(url)).statusCode]).toEqual([path, 200]);
  }
});

test('what is not a page is refused as data', async () => {
  for (const [method, url] of [
    ['GET', '/api/tables'],
    ['GET', '/assets/gone.js'],
    ['POST', '/play/acorns'],
  ] as const) {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: { kind: 'not-there', message: `there is nothing at ${method} ${url}` } });
  }
});

test('files outside of the page are out of reach', async () => {
  for (const url of ['/../package.json', '/..%2fpackage.json', '/assets/../../package.json']) {
    expect((await app.inject(url)).body).not.toContain('"workspaces"');
  }
});

test('built files are kept for ever and sent compressed; the page is asked for every time', async () => {
  const built = await app.inject({ url: '/assets/a-1234.js', headers: { 'accept-encoding': 'gzip' } });
  expect(built.headers['cache-control']).toContain('immutable');
  expect(built.headers['content-encoding']).toBe('gzip');
  expect((await app.inject('/')).headers['cache-control']).toBe('no-cache');
});

test('the service worker and the manifest may be used, and are asked for every time', async () => {
  const policy = (await app.inject('/')).headers['content-security-policy'];
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("manifest-src 'self'");
  for (const [url, type] of [
    ['/service-worker.js', 'application/javascript; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const { headers } = await app.inject(url);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, 'no-cache']);
  }
});

test('a server listens, answers and stops', async () => {
  const server = await startServer({ port: 0, games: [], webRoot });
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await server.close();
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow('fetch failed');
});

test('without a built page it says what to do', async () => {
  await expect(startServer({ port: 0, games: [], webRoot: '/nowhere' })).rejects.toThrow('npm start builds it');
});

test.each([
  [undefined, 4000],
  ['', 4000],
  ['8080', 8080],
  ['0', undefined],
  ['65536', undefined],
  ['80a', undefined],
  ['-1', undefined],
  ['4e3', undefined],
])('the port %j is read as %j', (text, port) => {
  expect(readPort(text)).toBe(port);
});

test('a taken port is said to be taken, a free one is free', async () => {
  const other = createNetServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  expect(await portTrouble(port)).toBe(`port ${port} is taken by another program; choose another one`);
  await new Promise((resolve) => other.close(resolve));
  expect(await portTrouble(port)).toBeUndefined();
});
