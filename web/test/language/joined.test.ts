import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Code that speaks to people in their language. */
const SPOKEN = '{web,game-kit,games/*,cli/play}/**/*.{ts,tsx}';

/** Words are set as a whole; boards as text and what is written into a log are English alone. */
const isElsewhere = (path: string): boolean =>
  /(^|\/)(node_modules|test|contract|sample|gallery|words|rules|material)(\/|$)/.test(path) ||
  /(^|\/)(\w+-)?words\.ts$|^games\/[^/]+\/(board\/text|cards)\.ts$/.test(path) ||
  ENGLISH.has(path);

const ENGLISH: ReadonlySet<string> = new Set([
  'web/errors/report.ts',
  'web/errors/watch.ts',
  'web/local-game/bot-seats.ts',
  'web/worker/shell.ts',
]);

/** `${label}: ${text}`, `{label}: {text}`, `{label}: <code>` and `.join(': ')`. */
const JOINS = /\}: \$\{|\}: (?!\{ ?readonly)[<{](?=\w)|\}: <\/|\{': '\}|\.join\(': '\)|\+ ': '/;

test.each(['`${a}: ${b}`', '<p>{a}: {b}</p>', '{a}: <code>', '<b>{a}: </b>', "{': '}", "[a, b].join(': ')"])(
  'the search finds %s',
  (source) => {
    expect(source).toMatch(JOINS);
  },
);

// French wants a space before its colon, which code that joins texts by itself forgets.
test('labels get their colon from `labelled` or `withColon`, never in place', () => {
  const files = globSync(SPOKEN, { cwd: ROOT }).filter((file) => !isElsewhere(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => JOINS.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
