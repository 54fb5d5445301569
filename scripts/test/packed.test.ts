import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { packFiles } from '../lib/packed.mjs';

test('texts of the page are packed beside themselves, in all folders; typefaces and pictures are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grove-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  const script = 'grow();'.repeat(100);
  writeFileSync(join(folder, 'assets', 'a.js'), script);
  writeFileSync(join(folder, 'assets', 'a.woff2'), 'a typeface');
  packFiles(folder);
  expect(readdirSync(join(folder, 'assets')).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'a.woff2',
  ]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'assets', 'a.js.gz'))).toString()).toBe(script);
});
