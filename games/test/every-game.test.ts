import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parts } from '@grove/kernel/contract';
import { expect, test } from 'vitest';
import { gameModules } from '../loaded.ts';

/** What a game is made of; it has nothing else. */
const FOLDERS = ['rules', 'material', 'bot', 'board', 'guide', 'rulebook', 'examples', 'words', 'test'];

/** What every `rules/` has, under the same name, beside what its game needs. */
const RULES = 'index types versions options setup save move legal refusals play events view imagine result notation'
  .split(' ')
  .map((name) => `${name}.ts`);

const games = fileURLToPath(new URL('..', import.meta.url));
const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** A folder with rules in it is a game. */
const folders = foldersIn(games).filter((name) => existsSync(`${games}/${name}/rules`));

test('the list of games names every folder, and every folder only once', () => {
  expect(gameModules.map(({ game }) => game.id).toSorted()).toEqual(folders.toSorted());
});

test.each(folders)('%s has only the folders that every game has', (id) => {
  expect(FOLDERS).toEqual(expect.arrayContaining(foldersIn(`${games}/${id}`)));
});

test.each(folders)('%s has its rules where every game has them', (id) => {
  expect(readdirSync(`${games}/${id}/rules`)).toEqual(expect.arrayContaining(RULES));
});

test('so has the sample game, which new games are copied from', () => {
  expect(readdirSync(`${games}/../kernel/contract/sample`)).toEqual(expect.arrayContaining(RULES));
});

test.each(folders)('%s runs the contract suite', (id) => {
  const path = `${games}/${id}/test/contract.test.ts`;
  expect(existsSync(path), `${path} is missing; see docs/ADDING-A-GAME.md`).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain('contractSuite(');
  if (!readFileSync(path, 'utf8').includes('part:')) return;
  const files = readdirSync(`${games}/${id}/test`).filter((name) => /^contract.*\.test\.ts$/.test(name));
  const text = files.map((name) => readFileSync(`${games}/${id}/test/${name}`, 'utf8')).join('\n');
  for (const part of Object.keys(parts)) expect(text).toContain(`part: '${part}'`);
});

test.each(folders)('%s compares the levels of its bots', (id) => {
  const path = `${games}/${id}/test/level-order.test.ts`;
  expect(existsSync(path), `${path} is missing; see docs/ADDING-A-GAME.md`).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain('levelOrderSuite(');
});

test.each(gameModules.map(({ game }) => game))('$id has golden records in every version', ({ id, rulesVersions }) => {
  for (const version of rulesVersions) {
    const path = `${games}/${id}/test/golden/${version}`;
    expect(existsSync(path), `${path} is missing; make it with: npm run golden ${id}`).toBe(true);
  }
});
