import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { BadInput } from '../../index.ts';
import { checks, contextFor, type SeededGame } from '../../contract/index.ts';
import { readGoldens, regenerate } from '../../contract/golden/index.ts';
import { variantsOf } from '../../contract/foreign-moves.ts';
import { acorns } from '../../contract/sample/index.ts';
import { unsteady } from './unsteady.ts';

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
const sampleGolden = fileURLToPath(new URL('../../contract/sample/golden', import.meta.url));
const choices = { golden: sampleGolden, module: import.meta.resolve('../../contract/sample/index.ts'), games: 1 };

afterAll(() => rmSync(folder, { recursive: true }));

describe('another process', () => {
  const check = checks['the same seed gives the same game in another process'];

  test('that plays another game is noticed', () => {
    const module = import.meta.resolve('./unsteady.ts');
    expect(() => check(unsteady, contextFor(unsteady, { ...choices, module }))).toThrow(
      /another process plays another game[^]*seed "acorns/,
    );
  });

  test('needs a module that exports the game', () => {
    const module = import.meta.resolve('../../index.ts');
    expect(() => check(acorns, contextFor(acorns, { ...choices, module }))).toThrow(
      'exports no game with the id acorns',
    );
  });
});

describe('golden records', () => {
  const check = checks['golden records hold'];
  const context = contextFor(acorns, { ...choices, golden: folder });

  test('a game without them fails and hears the command', () => {
    expect(() => check(acorns, context)).toThrow(
      'no golden record of rules 1.0 for 2 players. Make one: npm run golden acorns',
    );
  });

  test('are made for every player number, and only written when they change', () => {
    expect(regenerate(acorns, folder)).toHaveLength(3);
    expect(regenerate(acorns, folder)).toEqual([]);
    expect(() => check(acorns, context)).not.toThrow();
    expect([...readGoldens(folder)]).toEqual([...readGoldens(sampleGolden)]);
  });

  test('a result that does not fit is noticed', () => {
    const path = join(folder, '1.0', '2-players.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('"winners":[1]', '"winners":[0]'));
    expect(() => check(acorns, context)).toThrow('golden record 1.0/2-players.json: the result is another');
    writeFileSync(path, text);
  });

  test('a record that has become illegal names its entry', () => {
    const path = join(folder, '1.0', '2-players.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('choose oak18', 'choose oak15'));
    expect(() => check(acorns, context)).toThrow('move 3 (seat 2: choose oak15): not in hand');
  });
});

describe('random games', () => {
  const settingsOf = (randomGames: readonly SeededGame[]) =>
    randomGames.map(({ players, options }) => [players, options]);
  const lowest = { winner: 'lowest' };

  test('take every player number, and every option value at one of them', () => {
    const { randomGames } = contextFor(acorns, choices);
    expect(settingsOf(randomGames)).toEqual([
      [2, {}],
      [3, {}],
      [4, {}],
      [2, lowest],
    ]);
    expect(new Set(randomGames.map(({ seed }) => seed)).size).toBe(randomGames.length);
  });

  test('come with all settings: every option value at every player number', () => {
    const { settings } = contextFor(acorns, choices);
    expect(settingsOf(settings)).toEqual(
      [2, 3, 4].flatMap((players) => [{}, lowest].map((options) => [players, options])),
    );
  });

  test('leave out tables that the game refuses', () => {
    const start: typeof acorns.start = (players, options, chance) => {
      if (players !== 4 && options.winner === 'lowest') throw new BadInput('only for four');
      return acorns.start(players, options, chance);
    };
    const { randomGames, settings } = contextFor({ ...acorns, start }, choices);
    expect(settingsOf(randomGames).at(-1)).toEqual([4, lowest]);
    expect(settingsOf(settings)).toEqual([
      [2, {}],
      [3, {}],
      [4, {}],
      [4, lowest],
    ]);
  });

  test('take sample values for data options', () => {
    const game = { ...acorns, options: { cards: { kind: 'data' as const, default: [], check: () => {} } } };
    const { randomGames } = contextFor(game, { ...choices, samples: { cards: [[1], [2]] } });
    expect(settingsOf(randomGames).slice(-2)).toEqual([
      [2, { cards: [1] }],
      [3, { cards: [2] }],
    ]);
  });
});

test('variants of a move keep its shape and change one thing', () => {
  expect(variantsOf({ kind: 'plant', at: [3], high: true })).toEqual([
    { kind: 'plant?', at: [3], high: true },
    { kind: '', at: [3], high: true },
    { kind: 'plant', at: [], high: true },
    { kind: 'plant', at: [3, 3], high: true },
    { kind: 'plant', at: [4], high: true },
    { kind: 'plant', at: [2], high: true },
    { kind: 'plant', at: [-4], high: true },
    { kind: 'plant', at: [3.5], high: true },
    { kind: 'plant', at: [1_000_003], high: true },
    { kind: 'plant', at: [3], high: false },
  ]);
  expect(variantsOf(null)).toEqual([]);
});
