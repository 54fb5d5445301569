import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root.mjs';

const sources = globSync('{game-kit,games,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
});
const sheets = globSync('{game-kit,games,web}/**/*.module.css', {
  cwd: ROOT,
  exclude: (path) => path.includes('node_modules'),
});

/** The classes that a sheet defines for itself; what it says about others' stands in `:global(...)`. */
function definedIn(css: string): Set<string> {
  const own = css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set(Array.from(own.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
}

interface Use {
  readonly path: string;
  readonly sheet: string;
  readonly names: ReadonlySet<string>;
  /** Whether classes are also looked up by names that the program makes. */
  readonly isOpen: boolean;
}

const { resolve } = createRequire(import.meta.url);

/** The sheet that an import means: beside the component, or behind a package's door. */
const fileOf = (path: string, sheet: string): string =>
  sheet.startsWith('.') ? join(dirname(path), sheet) : relative(ROOT, resolve(sheet));

function usesIn(path: string): Use[] {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const code = source.replaceAll(/^import .*$/gm, '');
  return Array.from(source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm), ([, local = '', sheet = '']) => {
    const names = Array.from(code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g')), ([, name = '']) => name);
    const isOpen = new RegExp(`(?<![.'\\w])${local}(?![.'\\w])`).test(code);
    return { path, sheet: fileOf(path, sheet), names: new Set(names), isOpen };
  });
}

const uses = sources.flatMap(usesIn);

test('every class that a component names is in the sheet it names', () => {
  const missing = uses.flatMap(({ path, sheet, names }) => {
    const defined = definedIn(readFileSync(join(ROOT, sheet), 'utf8'));
    return [...names].filter((name) => !defined.has(name)).map((name) => `${path}: .${name} is not in ${sheet}`);
  });
  expect(missing).toEqual([]);
});

test('every class in a sheet is named by a component', () => {
  const unused = sheets.flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet);
    if (users.some(({ isOpen }) => isOpen)) return [];
    const defined = definedIn(readFileSync(join(ROOT, sheet), 'utf8'));
    return [...defined]
      .filter((name) => !users.some(({ names }) => names.has(name)))
      .map((name) => `.${name} in ${sheet}`);
  });
  expect(unused).toEqual([]);
});

/**
 * The font of titles has a thin zero of that kind at every weight, and in the font of texts hyphens and spaces become as wide as figures.
 */
test('figures of equal width are for columns of numbers: neither in the font of titles nor on whole pages', () => {
  const all = globSync('{game-kit,games,web}/**/*.css', {
    cwd: ROOT,
    exclude: (path) => path.includes('node_modules'),
  });
  const wrong = all.flatMap((sheet) => {
    const rules = readFileSync(join(ROOT, sheet), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g);
    return Array.from(rules, ([, selector = '', body = '']) => ({ selector: selector.trim(), body }))
      .filter(({ body }) => body.includes('tabular-nums'))
      .filter(({ selector, body }) => /font[^;]*var\(--title\)/.test(body) || /(^|\s)(html|body|:root)$/.test(selector))
      .map(({ selector }) => `${selector} in ${sheet}`);
  });
  expect(wrong).toEqual([]);
});
