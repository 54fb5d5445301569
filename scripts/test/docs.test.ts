import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root.mjs';

const TOP = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
  .map(({ name }) => name);

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Files and folders that a document names from the root of the repository; patterns and examples are left out. */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([\w.@/-]+)`/g)].map(([, path = '']) => path.replace(/\/$/, ''));
  return quoted.filter((path) => path.includes('/') && TOP.some((folder) => path.startsWith(`${folder}/`)));
}

test.each(DOCUMENTS)('%s names only what is there', (document) => {
  const paths = pathsIn(readFileSync(join(ROOT, document), 'utf8'));
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
