import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shellOf } from '../lib/service-worker.mjs';

test('the shell is every file of the page but the worker, and one changed byte gives it a new name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grove-shell-'));
  mkdirSync(join(folder, 'assets'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('index.html', 'page');
  write('service-worker.js', 'old worker');
  write('assets/a.js', 'one');
  const before = shellOf(folder);
  expect(before.files).toEqual(['/assets/a.js', '/index.html']);
  write('service-worker.js', 'new worker');
  expect(shellOf(folder)).toEqual(before);
  write('assets/a.js', 'two');
  expect(shellOf(folder).version).not.toBe(before.version);
});
