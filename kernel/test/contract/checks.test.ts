import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BadInput } from '../../index.ts';
import { checks, contextFor, type SeededGame } from '../../contract/index.ts';
import { variantsOf } from '../../contract/foreign-moves.ts';
import { acorns } from '../../contract/sample/index.ts';
import { unsteady } from './unsteady.ts';

const sampleGolden = fileURLToPath(new URL('../../contract/sample/golden', import.meta.url));
const choices = { golden: sampleGolden, module: import.meta.resolve('../../contract/sample/index.ts'), games: 1 };

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
