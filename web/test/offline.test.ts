import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerFrom } from '../worker/answer.ts';

const HOME = 'https://grove.example';
const KEPT = ['/index.html', '/assets/index-1.js', '/manifest.webmanifest'];

const answer = (path: string, asked: { method?: string; mode?: string } = {}) =>
  answerFrom({ method: 'GET', mode: 'no-cors', url: HOME + path, ...asked }, HOME, KEPT);

test('every page of the client is the one file that is kept', () => {
  const pages = ['/', '/play/evergreen-planet?solo', '/table/abc', '/nothing'];
  expect(pages.map((path) => answer(path, { mode: 'navigate' }))).toEqual(pages.map(() => '/index.html'));
});

test('kept files are answered, and those of an older page are looked for', () => {
  expect(answer('/assets/index-1.js')).toBe('/assets/index-1.js');
  expect(answer('/assets/index-0.js')).toBe('/assets/index-0.js');
  expect(answer('/manifest.webmanifest?again')).toBe('/manifest.webmanifest');
});

test.each([
  ['the API', '/api/v1/tables', {}],
  ['a page of the server', '/mail/confirm?code=x', { mode: 'navigate' }],
  ['a sign of life', '/healthz', { mode: 'navigate' }],
  ['a file that is not kept', '/service-worker.js', {}],
  ['a file opened as a page', '/icons/512.png', { mode: 'navigate' }],
  ['a page that others may frame', '/tournaments/t-1/embed', { mode: 'navigate' }],
  ['a change', '/index.html', { method: 'POST' }],
])('%s goes to the network', (_what, path, asked) => {
  expect(answer(path, asked)).toBeUndefined();
});

test('what others serve is none of its business', () => {
  const asked = { method: 'GET', mode: 'no-cors', url: 'https://elsewhere.example/assets/index-1.js' };
  expect(answerFrom(asked, HOME, KEPT)).toBeUndefined();
});

test('the icons have the sizes that the manifest promises', () => {
  const folder = join(import.meta.dirname, '..', 'public');
  const { icons } = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8')) as {
    icons: readonly { src: string; sizes: string }[];
  };
  const sizeOf = (path: string): string => {
    const png = readFileSync(join(folder, path));
    return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
  };
  expect(icons.map(({ src }) => sizeOf(src))).toEqual(icons.map(({ sizes }) => sizes));
});
