import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@grove/games';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root.mjs';

/** Parts that work with any game and find them in the list. */
const PARTS = '{kernel,protocol,bots,table,game-kit,server,web,cli}';

const sources = globSync(`${PARTS}/**/*.{ts,tsx,mjs,css,html,json}`, {
  cwd: ROOT,
  exclude: (path) => /(^|\/)(node_modules|test)(\/|$)/.test(path),
});

/** `evergreen-planet` is known by its id, and by `planet` in the name of anything. */
const namesOf = (id: string): string[] => [id, ...id.split('-').slice(-1)];

test.each(games.map(({ cover }) => cover.id))('nothing outside of games names %s', (id) => {
  expect(sources.length).toBeGreaterThan(300);
  const named = new RegExp(namesOf(id).join('|'), 'i');
  expect(sources.filter((file) => named.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
