import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameModule } from '@grove/game-kit';
import { gameModules } from '@grove/games/loaded';
import { BadInput, itemAt } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { afterAll, describe, expect, test } from 'vitest';
import { compare, readBaseline, updateBaseline } from '../baseline.ts';
import { type BenchReport, formatReport, runBench } from '../index.ts';
import { matchContender, peerContender, playoutContender } from '../contenders.ts';
import { measure } from '../measure.ts';

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const file = pathToFileURL(join(folder, 'baseline.json'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the baseline', () => {
  test('names what is slower than 0.8 of it, and what it does not know', () => {
    expect(compare({ a: 79, b: 81, c: 1 }, { a: 100, b: 100, d: 1 })).toEqual({
      slower: [{ what: 'a', now: 79, baseline: 100 }],
      unknown: ['c'],
    });
  });

  test('is updated where something was measured, and sorted', () => {
    writeFileSync(file, '{"b": 2, "c": 3}');
    updateBaseline({ c: 4.5678, a: 123.456 }, file);
    expect(readFileSync(file, 'utf8')).toBe('{\n  "a": 123,\n  "b": 2,\n  "c": 4.57\n}\n');
    expect(readBaseline(file)).toEqual({ a: 123, b: 2, c: 4.57 });
  });
});

test('measuring lets contenders take turns, each round with a new number', () => {
  const turns: string[] = [];
  const rounds = { one: 0, other: 0 };
  const contender = (name: 'one' | 'other', steps: number) => (round: number) => {
    if (turns.at(-1) !== name) turns.push(name);
    expect(round === rounds[name]++).toBe(true);
    return steps;
  };
  const speeds = measure({ one: contender('one', 2), other: contender('other', 3) }, 0);
  expect(turns).toEqual(Array.from({ length: 6 }, () => ['one', 'other']).flat());
  expect([speeds.one.stepsPerGame, speeds.other.stepsPerGame]).toEqual([2, 3]);
  expect(speeds.one.stepsPerSecond).toBeGreaterThan(0);
});

test('all contenders play the same games', () => {
  // Of cards and choices only the number of steps shows, so a game in which it differs from deal to deal.
  const game = itemAt(gameModules, 0).game;
  const ways = [
    playoutContender(game),
    matchContender(game),
    peerContender(game, 'pure'),
    peerContender(game, 'alive'),
  ];
  const lengths = ways.map((play) => [0, 1, 2, 64].map((round) => play(round)));
  const [first = []] = lengths;
  expect(new Set(first).size).toBe(3);
  expect(first.at(-1)).toBe(first[0]);
  for (const other of lengths) expect(other).toEqual(first);
});

test('a run reports every game and can be written as JSON', async () => {
  const module = { game: acorns } as unknown as GameModule;
  const report = await runBench([module], { seconds: 0 });
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  expect(report.games).toMatchObject([{ game: 'acorns', players: 2, stepsPerGame: 6 }]);
  expect(report.unknown).toEqual(expect.arrayContaining(['acorns: playouts to boardgame.io client']));
  expect(formatReport(report)).toContain('acorns');
  await expect(runBench([module], { game: 'chess' })).rejects.toThrow(new BadInput('no game chess to measure'));
});

const report: BenchReport = {
  node: 'v24.0.0',
  referencePerSecond: 30_000,
  kernel: {
    movesPerSecond: 2_000_000,
    boardgameio: {
      clientMovesPerSecond: 40_000,
      reducerMovesPerSecond: 50_000,
      clientRatio: 50,
      reducerRatio: 40,
    },
  },
  games: [
    {
      game: 'acorns',
      players: 2,
      stepsPerGame: 6,
      gamesPerSecond: 123_456.7,
      nanosecondsPerStep: 1350,
      matchGamesPerSecond: 45_678,
      boardgameio: { gamesPerSecond: 5678, ratio: 21.7, matchRatio: 8.04, aliveGamesPerSecond: 8765, aliveRatio: 14.1 },
    },
  ],
  ratios: {},
  slower: [{ what: 'acorns: playouts to reference', now: 3, baseline: 4 }],
  unknown: [],
};

test('a report reads well', () => {
  expect(formatReport(report)).toMatchInlineSnapshot(`
    "Random games per second, v24.0.0, against the same rules in boardgame.io in the same run

    game    seats  steps  games/s  ns/step  in a match/s  boardgame.io/s  ratio  match ratio  kept alive/s  ratio
    acorns      2    6.0  123,457    1,350        45,678           5,678    22x         8.0x         8,765    14x
    (kept alive: with the state kept outside of what boardgame.io manages, against its rules but in its favour)

    A game that does nothing, through a match: 2,000,000 moves/s;
    boardgame.io: client 40,000 (50x), bare reducer 50,000 (40x)

    Slower: acorns: playouts to reference was 4.00, now 3.00 (75 %)
    "
  `);
});
