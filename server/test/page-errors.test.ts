import type { BrowserError } from '@grove/protocol';
import { expect, test } from 'vitest';
import { createMetrics } from '../monitoring/metrics.ts';
import { PageError } from '../monitoring/page-error.ts';
import { reporter } from '../monitoring/reporter.ts';
import { call, noLimits, testServer } from './server.ts';

const ERROR: BrowserError = {
  message: 'TypeError: card is undefined',
  stack: 'TypeError: card is undefined\n    at draw (/assets/board-x1.js:1:2)',
  where: 'page',
  version: 'index-x1.js',
};

test('an error of the page is taken by the server, counted apart from its own', async () => {
  const app = await testServer();
  expect(await call(app, 'POST', '/errors', ERROR)).toEqual({ status: 204, body: {} });
  const { stack: _, ...short } = ERROR;
  expect((await call(app, 'POST', '/errors', short)).status).toBe(204);
  const { body: metrics } = await app.inject('/metrics');
  expect(metrics).toContain('grove_page_errors_total 2');
  expect(metrics).toContain('grove_errors_total 0');
});

test('the log gets it without the query of any address', () => {
  const logged: unknown[] = [];
  const report = reporter(createMetrics(), (error) => logged.push(error));
  const address = 'https://grove.example.org/replay?as=0#a-whole-game';
  report(new PageError({ ...ERROR, message: `failed at ${address}`, stack: `at draw (${address})\nat (a.js:1:2)` }));
  expect(logged).toMatchObject([
    {
      name: 'PageError',
      message: 'failed at https://grove.example.org/replay',
      stack: 'at draw (https://grove.example.org/replay)\nat (a.js:1:2)',
      where: 'page',
      version: 'index-x1.js',
    },
  ]);
});

test.each([
  ['nothing', {}],
  ['no message', { ...ERROR, message: '' }],
  ['a message that is no text', { ...ERROR, message: { toString: 1 } }],
  ['a field that there is not', { ...ERROR, person: 'Anna' }],
  ['a list', [ERROR]],
  ['a message that is too long', { ...ERROR, message: 'x'.repeat(501) }],
  ['a stack that is too long', { ...ERROR, stack: 'x'.repeat(4001) }],
])('nonsense is refused: %s', async (_, body) => {
  const app = await testServer();
  expect(await call(app, 'POST', '/errors', body)).toMatchObject({
    status: 400,
    body: { error: { kind: 'bad-request' } },
  });
  expect((await app.inject('/metrics')).body).toContain('grove_page_errors_total 0');
});

test('a report is small', async () => {
  const app = await testServer();
  expect((await call(app, 'POST', '/errors', { ...ERROR, stack: 'x'.repeat(20_000) })).status).toBe(413);
});

test('one address may report so many a minute, and only pages of this site', async () => {
  const app = await testServer({ limits: { ...noLimits, errorReports: 2 } });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await call(app, 'POST', '/errors', ERROR)).status);
  expect(statuses).toEqual([204, 204, 429]);
  const headers = { origin: 'https://evil.example' };
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/v1/errors', headers, payload: ERROR });
  expect(statusCode).toBe(403);
});
