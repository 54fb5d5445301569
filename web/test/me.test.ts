import { gameModule, gameModules } from '@grove/games/loaded';
import { sumOfParts } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomRecord } from '../../cli/test/random-record.ts';
import { type Achievement, ACHIEVEMENTS, achievementsOf } from '../me/achievements.ts';
import { ticksFor, widened } from '../me/charts/scale.ts';
import { type KeptGame, readGames, writeGames } from '../me/kept.ts';
import { bestOf, distributionOf, groupsOf, inGroup, runningMean, summaryOf, titlesOf } from '../me/statistics.ts';

const planet = gameModule('evergreen-planet');

const DAY = 86_400_000;

interface Made extends Partial<Omit<KeptGame, 'record' | 'result'>> {
  readonly game?: string;
  readonly total?: number;
  readonly parts?: KeptGame['result']['parts'][number];
  readonly planet?: string;
  readonly wins?: boolean;
}

/** A kept game with what a test is about; everything else is nothing. */
function kept(made: Made = {}): KeptGame {
  const { game = 'evergreen-planet', total = 100, parts = {}, planet = 'twins', wins = false, ...rest } = made;
  const plan = rest.plan ?? ['person'];
  const mine = { start: 0, light: [0], forest: [0], concerts: [0], buds: 3, fertility: 0, ...parts };
  return {
    id: 'g',
    at: 1,
    seat: 0,
    plan,
    daily: null,
    hints: 0,
    record: { game, rules: '1.0', players: plan.length, options: { planet }, chance: { seed: 's' }, moves: [] },
    result: {
      finished: true,
      totals: plan.map(() => total),
      winners: [wins ? 0 : 1],
      parts: plan.map(() => mine),
    },
    ...rest,
  };
}

const times = (count: number, made: (i: number) => Made = () => ({})): KeptGame[] =>
  Array.from({ length: count }, (_, i) => kept({ at: i + 1, ...made(i) }));
const dayAfter = (i: number): string => new Date(Date.UTC(2026, 10, 15) + i * DAY).toISOString().slice(0, 10);
const reached = (games: readonly KeptGame[]): Achievement[] =>
  (Object.keys(ACHIEVEMENTS) as Achievement[]).filter((name) => achievementsOf(games)[name] !== null);

const CONCERT = 'evergreen-concert';
const four = ['person', 'greedy', 'greedy', 'tree'];

/** For each what just reaches it, and what just does not. */
const EDGES: Readonly<Record<Achievement, readonly [yes: KeptGame[], no: KeptGame[]]>> = {
  'first-game': [times(1), []],
  'ten-games': [times(10), times(9)],
  'hundred-games': [times(100), times(99)],
  'three-games': [times(3, (i) => ({ game: ['earth', CONCERT, 'evergreen-planet'][i] })), times(3)],
  'in-company': [[kept({ plan: ['person', 'person'] })], [kept({ plan: ['person', 'tree'] })]],
  'ancient-tree': [
    [kept({ plan: ['person', 'ancient'], wins: true })],
    [kept({ plan: ['person', 'ancient'] }), kept({ plan: ['person', 'tree'], wins: true })],
  ],
  'olive-tree': [[kept({ total: 136 })], [kept({ total: 135 }), kept({ total: 136, plan: ['person', 'tree'] })]],
  birch: [[kept({ total: 161 })], [kept({ total: 160 }), kept({ total: 161, hints: 1 })]],
  oak: [[kept({ total: 181 })], [kept({ total: 180 }), kept({ total: 181, game: CONCERT })]],
  sequoia: [[kept({ total: 201 })], [kept({ total: 200 })]],
  forest: [[kept({ parts: { forest: [3, 20] } })], [kept({ parts: { forest: [19, 19] } })]],
  light: [[kept({ parts: { light: [20, 1] } })], [kept({ parts: { light: [19, 19] } })]],
  fertility: [[kept({ parts: { fertility: 50 } })], [kept({ parts: { fertility: 49 } })]],
  'without-buds': [[kept({ total: 151, parts: { buds: 0 } })], [kept({ total: 151 }), kept({ parts: { buds: 0 } })]],
  'four-planets': [
    times(4, (i) => ({ planet: `p${i}` })),
    [...times(3, (i) => ({ planet: `p${i}` })), kept({ game: CONCERT, planet: 'p4' })],
  ],
  concert: [
    [kept({ game: CONCERT, parts: { concerts: [9, 100] } })],
    [kept({ game: CONCERT, parts: { concerts: [99] } })],
  ],
  'full-club': [
    [kept({ game: CONCERT, plan: four, wins: true })],
    [kept({ game: CONCERT, plan: four.slice(1), wins: true }), kept({ game: CONCERT, plan: four })],
  ],
  'first-day': [[kept({ daily: '2026-11-15' })], [kept()]],
  'seven-days': [
    times(7, (i) => ({ daily: dayAfter(i) })),
    times(8, (i) => ({ daily: dayAfter(i < 4 ? i : i + 1) })).slice(0, 7),
  ],
  'thirty-days': [times(30, (i) => ({ daily: dayAfter(2 * i) })), times(30, (i) => ({ daily: dayAfter(i % 29) }))],
};

test.each(Object.entries(EDGES))('%s is reached exactly at its edge', (name, [yes, no]) => {
  expect(reached(yes)).toContain(name);
  expect(reached(no)).not.toContain(name);
});

test('what is reached carries the time of the game that reached it, and more games never take it away', () => {
  const games = times(12, (i) => ({ total: 100 + 10 * i }));
  expect(achievementsOf(games)).toMatchObject({ 'first-game': 1, 'ten-games': 10, 'olive-tree': 5, birch: 8, oak: 10 });
  fc.assert(
    fc.property(fc.array(fc.record({ total: fc.nat(250), day: fc.nat(9) }), { maxLength: 15 }), (list) => {
      const all = list.map(({ total, day }, i) => kept({ at: i + 1, total, daily: dayAfter(day) }));
      expect(reached(all)).toEqual(expect.arrayContaining(reached(all.slice(0, -1))));
    }),
    { seed: 7 },
  );
});

test('games are compared with their like: the most played group first', () => {
  const games = [kept({ plan: ['person', 'tree'] }), ...times(2), kept({ game: CONCERT, plan: four })];
  expect(groupsOf(games).map(({ game, isSolo }) => [game, isSolo])).toEqual([
    ['evergreen-planet', true],
    ['evergreen-planet', false],
    [CONCERT, false],
  ]);
  expect(inGroup(games, { game: 'evergreen-planet', isSolo: true })).toHaveLength(2);
});

test('the summary counts games, best, mean and victories; alone nobody wins', () => {
  const games = [kept({ total: 10, wins: true }), kept({ total: 21, plan: four, wins: true })];
  expect(summaryOf(games)).toEqual({ games: 2, best: 21, mean: 15.5, wins: 1 });
});

test('every score is in exactly one step of the spread, and there are at most twelve', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 700 }), { minLength: 1, maxLength: 60 }), (totals) => {
      const bins = distributionOf(totals);
      expect(bins.length).toBeLessThanOrEqual(12);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(totals.length);
      bins.slice(1).forEach(({ from }, i) => expect(from).toBe(bins[i].to + 1));
    }),
    { seed: 8 },
  );
});

test('P9.3: titles are counted, the highest first', () => {
  const counts = titlesOf([120, 121, 205, 230]).filter(({ count }) => count > 0);
  expect(counts.map(({ title, count }) => [title, count])).toEqual([
    ['legendary-sequoia', 2],
    ['bonsai', 1],
    ['broccoli', 1],
  ]);
});

test('the mean runs over the last ten, and the best are in order', () => {
  expect(runningMean([10, 20, ...Array.from({ length: 9 }, () => 0)]).at(-1)).toBe(2);
  const games = [kept({ id: 'a', total: 5, at: 3 }), kept({ id: 'b', total: 9 }), kept({ id: 'c', total: 5, at: 2 })];
  expect(bestOf(games, 3).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});

test('the numbers at an axis are round and reach around all values', () => {
  expect(ticksFor(87, 206, 6)).toEqual([75, 100, 125, 150, 175, 200, 225]);
  expect(ticksFor(40, 40, 6)).toEqual([40, 41]);
  expect(widened(100, 100, 40)).toEqual([80, 120]);
  expect(widened(5, 15, 40)).toEqual([0, 30]);
  expect(widened(90, 150, 40)).toEqual([90, 150]);
});

test('a file of games is read as it was written, every game played again', () => {
  const record = randomRecord(planet, 2, 'file');
  const { game } = planet;
  const [read] = readGames(
    JSON.parse(JSON.stringify(writeGames([{ ...kept({ plan: ['greedy', 'person'], seat: 1 }), record }]))),
    gameModules,
  );
  expect(read).toMatchObject({ id: 'g', at: 1, seat: 1, plan: ['greedy', 'person'], record });
  expect(read.result.finished).toBe(true);
  expect(sumOfParts(read.result.parts[1])).toBe(read.result.totals[1]);
  expect(read.record.game).toBe(game.id);
});

test.each([
  [null, 'this is not a file of kept games'],
  [{ format: 'grove-games', version: 2, games: [] }, 'its version is 2, not 1'],
  [{ format: 'grove-games', version: 1 }, '"games" must be a list'],
  [{ format: 'grove-games', version: 1, games: [7] }, 'game 1: a game must be an object'],
])('a file that is none is refused: %j', (file, reason) => {
  expect(() => readGames(file, gameModules)).toThrow(reason);
});

test.each([
  [{ id: '' }, '"id" must be a text'],
  [{ at: 'noon' }, '"at" must be a time'],
  [{ seat: 2 }, '"seat" must be a seat from 1 to 1'],
  [{ plan: [] }, '"plan" must be a list of 1 names'],
  [{ daily: 5 }, '"daily" must be a day or null'],
  [{ hints: 'two' }, '"hints" must be a whole number'],
  [{ record: { ...randomRecord(planet, 1, 'x'), game: 'chess' } }, '"chess" is not a game here'],
  [{ record: { ...randomRecord(planet, 1, 'x'), moves: [] } }, 'the game is not finished'],
])('a game that is none is refused: %j', (change, reason) => {
  const game = { id: 'g', at: 1, seat: 1, plan: ['person'], daily: null, record: randomRecord(planet, 1, 'x') };
  const file = { format: 'grove-games', version: 1, games: [{ ...game, ...change }] };
  expect(() => readGames(file, gameModules)).toThrow(`game 1: ${reason}`);
});
