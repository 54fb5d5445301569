import { itemAt } from '@grove/kernel';
import type { BrowserError } from '@grove/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportBotFailure } from '../bots/failures.ts';
import { isExpected } from '../errors/expected.ts';
import { hideErrorNote, useErrorNote } from '../errors/note.ts';
import { withoutAddresses } from '../errors/without-addresses.ts';

const ORIGIN = 'https://grove.example';

/** The page, opened anew: what it has sent so far is forgotten. */
async function openPage(onLine = true) {
  vi.resetModules();
  const page = new EventTarget();
  const fetch = vi.fn<(address: string, request: { body: string }) => Promise<Response>>(() =>
    Promise.reject(new TypeError('no network')),
  );
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-abc.js' }) });
  const { watchErrors } = await import('../errors/watch.ts');
  const { logError } = await import('../errors/report.ts');
  const { reportBotFailure: failBot } = await import('../bots/failures.ts');
  const { useErrorNote: note } = await import('../errors/note.ts');
  watchErrors();
  const fail = (error: unknown, filename: string) =>
    page.dispatchEvent(Object.assign(new Event('error'), { error, message: String(error), filename }));
  const reject = (reason: unknown) => page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const sent = () => fetch.mock.calls.map(([, { body }]) => JSON.parse(body) as BrowserError);
  return { fetch, fail, reject, sent, logError, failBot, shown: () => note.getState().shown };
}

beforeEach(() => vi.unstubAllGlobals());

test('an error that nobody caught reaches the log, and the person is told', async () => {
  const { fail, fetch, sent, shown } = await openPage();
  expect(shown()).toBeUndefined();
  fail(new RangeError('too deep'), `${ORIGIN}/assets/index-abc.js`);
  expect(itemAt(fetch.mock.calls, 0)[0]).toBe('/api/v1/errors');
  expect(sent()).toMatchObject([{ message: 'RangeError: too deep', where: 'page', version: 'index-abc.js' }]);
  expect(shown()).toBe('page');
});

test('a promise that nobody caught is reported, whatever was thrown', async () => {
  const { reject, sent } = await openPage();
  reject('a text');
  reject(undefined);
  expect(sent().map(({ message }) => message)).toEqual(['Error: a text', 'Error: undefined']);
});

test('errors of the browser’s extensions are theirs', async () => {
  const { fail, reject, fetch, shown } = await openPage();
  fail(new Error('x'), 'chrome-extension://abc/content.js');
  fail(new Error('x'), '');
  reject(Object.assign(new Error('x'), { stack: 'Error: x\n at moz-extension://abc/content.js:1:1' }));
  expect(fetch).not.toHaveBeenCalled();
  expect(shown()).toBeUndefined();
});

test('the same error is sent once, and a page that keeps failing falls silent', async () => {
  const { logError, sent } = await openPage();
  for (let i = 0; i < 3; i++) logError(new Error('again'), 'here');
  expect(sent()).toHaveLength(1);
  for (let i = 0; i < 50; i++) logError(new Error(`number ${i}`), 'here');
  expect(sent()).toHaveLength(10);
});

test('without a network nothing is sent, and the person is told all the same', async () => {
  const { fail, fetch, shown } = await openPage(false);
  fail(new Error('x'), `${ORIGIN}/a.js`);
  expect(fetch).not.toHaveBeenCalled();
  expect(shown()).toBe('page');
});

test('a report holds nothing of addresses behind ? and #, and is short', async () => {
  const { logError, sent } = await openPage();
  const error = new Error(`cannot open ${ORIGIN}/replay#game=AbC&name=Ana ${'x'.repeat(1000)}`);
  error.stack = `Error\n    at go (${ORIGIN}/assets/index-abc.js?v=1:12:34)\n${'y'.repeat(9000)}`;
  logError(error, 'here');
  const { message, stack } = itemAt(sent(), 0);
  expect(message).toMatch(/^Error: cannot open \/replay x+$/);
  expect(message).toHaveLength(300);
  expect(stack).toContain('at go (/assets/index-abc.js:12:34)');
  expect(stack).toHaveLength(2000);
});

test.each([
  [`at ${ORIGIN}/a/b.js:1:2`, 'at /a/b.js:1:2'],
  [`at f (${ORIGIN}/a.js:10:20)`, 'at f (/a.js:10:20)'],
  [`"${ORIGIN}/table/oak?token=1#x"`, '"/table/oak"'],
  ['no address: at 12:30', 'no address: at 12:30'],
  ['blob:https://a/b and file:///home/ana/x.js:3:4', 'blob:/b and /home/ana/x.js:3:4'],
])('addresses are cut down to paths: %s', (text, cut) => {
  expect(withoutAddresses(text)).toBe(cut);
});

test('of a bot that fails the log hears every time and the person once; hints say so themselves', async () => {
  const { failBot, sent, shown } = await openPage();
  const failure = { game: 'acorns', asked: 'hints', reason: 'crashed', message: 'a' } as const;
  failBot(failure);
  expect(shown()).toBeUndefined();
  failBot({ ...failure, asked: 'sapling' });
  failBot({ ...failure, asked: 'sapling', reason: 'illegal' });
  expect(shown()).toBe('bot');
  expect(sent().map(({ where, message }) => [where, message])).toEqual([
    ['bot hints of acorns', 'Error: crashed: a'],
    ['bot sapling of acorns', 'Error: crashed: a'],
    ['bot sapling of acorns', 'Error: illegal: a'],
  ]);
});

test('without anybody who listens a failed bot is no error', () => {
  expect(() => reportBotFailure({ game: 'g', asked: 'b', reason: 'illegal', message: '' })).not.toThrow();
  hideErrorNote();
  expect(useErrorNote.getState().shown).toBeUndefined();
});

test.each([
  [new DOMException('', 'AbortError'), true],
  [new DOMException('', 'QuotaExceededError'), true],
  [new DOMException('', 'DataCloneError'), false],
  [Object.assign(new Error('unreachable'), { name: 'ApiError' }), true],
  [new Error('ResizeObserver loop completed with undelivered notifications.'), true],
  [new TypeError('x is undefined'), false],
  ['a text', false],
])('%s belongs to normal life: %s', (error, expected) => {
  expect(isExpected(error)).toBe(expected);
});

test.each([true, false])('a part of the page that does not load is an error only with a network: %s', (onLine) => {
  vi.stubGlobal('navigator', { onLine });
  expect(isExpected(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(!onLine);
});
