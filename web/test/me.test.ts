import { daysInARow } from '@grove/game-kit/achievements';
import { kept, times } from '@grove/game-kit/achievements/kept';
import { gameModule, gameModules } from '@grove/games/loaded';
import { itemAt, sumOfParts } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomRecord } from '@grove/game-kit/random-records';
import { allGoals, type GameGoals, type GeneralAchievement } from '../me/achievements.ts';
import { ticksFor, widened } from '../me/charts/scale.ts';
import type { ByLanguage, Cover, KeptGame } from '@grove/game-kit';
import { readGames, writeGames } from '../me/kept.ts';
import {
  bestOf,
  distributionOf,
  groupsOf,
  inGroup,
  rivalriesOf,
  runningMean,
  summaryOf,
  titleCounts,
  winningStreak,
} from '../me/statistics.ts';
import { en } from '../me/words/en.ts';

const planet = gameModule('evergreen-planet');

const MEDAL = { symbol: 'M0 0h40v40Z', ground: '#fff', lit: '#ccc', dark: '#000' };
const WORDS = { name: 'A second game', done: 'Two games of it.' };
const byLanguage = <Words>(words: Words): ByLanguage<Words> => ({ en: words, fr: words, de: words, es: words });
const coverOf = (id: string): Cover => gameModule(id).cover;

const game = 'evergreen-planet';
const OTHER = 'evergreen-concert';
const four = ['person', 'greedy', 'greedy', 'tree'];

/** Two games, one of which has something of its own to reach. */
const list: GameGoals[] = [
  {
    cover: coverOf(game),
    achievements: { reach: { own: (games) => games[1] }, words: byLanguage({ own: WORDS }), medals: { own: MEDAL } },
  },
  { cover: coverOf(OTHER), achievements: undefined },
];

const goalsOf = (games: readonly KeptGame[]) => allGoals(list, games, en, 'en');
const reached = (games: readonly KeptGame[]): string[] =>
  goalsOf(games).flatMap(({ key, at }) => (at === undefined ? [] : [key]));

/** For each what just reaches it, and what just does not. */
const EDGES: Readonly<Record<GeneralAchievement, readonly [yes: KeptGame[], no: KeptGame[]]>> = {
  'first-game': [times(1), []],
  'ten-games': [times(10), times(9)],
  'hundred-games': [times(100), times(99)],
  'every-game': [times(2, (i) => ({ game: itemAt([game, OTHER], i) })), times(2)],
  'in-company': [[kept({ seating: ['person', 'person'] })], [kept({ seating: ['person', 'tree'] })]],
  'ancient-tree': [
    [kept({ seating: ['person', 'ancient'], wins: true })],
    [kept({ seating: ['person', 'ancient'] }), kept({ seating: ['person', 'tree'], wins: true })],
  ],
};

test.each(Object.entries(EDGES))('%s is reached exactly at its edge', (name, [yes, no]) => {
  expect(reached(yes)).toContain(name);
  expect(reached(no)).not.toContain(name);
});

test('what a game has to reach is reached by its own games, and carries the time of the one that reached it', () => {
  const games = [kept({ game, at: 1 }), kept({ game: OTHER, at: 2 }), kept({ game, at: 3 })];
  expect(goalsOf(games).find(({ key }) => key === `${game} own`)).toEqual({
    key: `${game} own`,
    ...WORDS,
    at: 3,
    progress: undefined,
    medal: MEDAL,
  });
  expect(goalsOf(games.slice(0, 2)).find(({ key }) => key === `${game} own`)?.at).toBeUndefined();
});

test('what is reached little by little says how far it is', () => {
  const progressOf = (key: string, games: readonly KeptGame[]) =>
    goalsOf(games).find((goal) => goal.key === key)?.progress;
  expect(progressOf('ten-games', times(4))).toEqual({ done: 4, of: 10 });
  expect(progressOf('ten-games', times(12))).toEqual({ done: 10, of: 10 });
  expect(progressOf('every-game', times(3))).toEqual({ done: 1, of: 2 });
  expect(progressOf('in-company', times(3))).toBeUndefined();
});

test('days in a row are counted up to today, which may still be missing', () => {
  const days = ['2026-11-10', '2026-11-12', '2026-11-13', '2026-11-14'];
  expect(daysInARow(days, '2026-11-14')).toBe(3);
  expect(daysInARow(days, '2026-11-15')).toBe(3);
  expect(daysInARow(days, '2026-11-16')).toBe(0);
  expect(daysInARow([], '2026-11-16')).toBe(0);
});

test('one game of each is told with the names of all', () => {
  expect(goalsOf([]).find(({ key }) => key === 'every-game')?.done).toBe(
    'One game each of Evergreen (planet) and Evergreen (concert).',
  );
});

test('games are compared with their like: the most played group first', () => {
  const games = [
    kept({ game, seating: ['person', 'tree'] }),
    ...times(2, () => ({ game })),
    kept({ game: OTHER, seating: four }),
  ];
  expect(groupsOf(games).map(({ game, isSolo }) => [game, isSolo])).toEqual([
    [game, true],
    [game, false],
    [OTHER, false],
  ]);
  expect(inGroup(games, { game, isSolo: true })).toHaveLength(2);
});

test('the summary counts games, best, mean and victories; alone nobody wins', () => {
  const games = [kept({ total: 10, wins: true }), kept({ total: 21, seating: four, wins: true })];
  expect(summaryOf(games)).toEqual({ games: 2, best: 21, mean: 15.5, wins: 1 });
});

test('wins in a row are counted from the last game back', () => {
  const game = (wins: boolean) => kept({ seating: ['person', 'tree'], wins });
  expect(winningStreak([game(true), game(false), game(true), game(true)])).toBe(2);
  expect(winningStreak([game(true), game(false)])).toBe(0);
  expect(winningStreak([game(true), game(true)])).toBe(2);
});

test('how it went against each bot, for those that were met', () => {
  const games = [
    kept({ seating: ['person', 'tree'], wins: true }),
    kept({ seating: ['person', 'tree', 'ancient'] }),
    kept({ seating: ['person', 'greedy'], wins: true }),
  ];
  expect(rivalriesOf(games, ['sapling', 'tree', 'ancient'])).toEqual([
    { bot: 'tree', games: 2, wins: 1 },
    { bot: 'ancient', games: 1, wins: 0 },
  ]);
});

test('every score is in exactly one step of the spread, and there are at most twelve', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 700 }), { minLength: 1, maxLength: 60 }), (totals) => {
      const bins = distributionOf(totals);
      expect(bins.length).toBeLessThanOrEqual(12);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(totals.length);
      bins.slice(1).forEach(({ from }, i) => expect(from).toBe(itemAt(bins, i).to + 1));
    }),
    { seed: 8 },
  );
});

test('titles are counted, the highest first', () => {
  const titles = [0, 121, 201].map((from) => ({ from, title: byLanguage(`from ${from}`) }));
  const counts = titleCounts(titles, [120, 121, 205, 230]);
  expect(counts.map(({ title, count }) => [title.from, count])).toEqual([
    [201, 2],
    [121, 1],
    [0, 1],
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
  const mistakes = [{ at: 4, kind: 'light', cost: 2.5 }];
  const read = itemAt(
    readGames(
      JSON.parse(
        JSON.stringify(
          writeGames([{ ...kept({ seating: ['greedy', 'person'], seat: 1 }), names: ['', 'Ada'], record, mistakes }]),
        ),
      ),
      gameModules,
    ),
    0,
  );
  expect(read).toMatchObject({ id: 'g', at: 1, seat: 1, seating: ['greedy', 'person'], names: ['', 'Ada'], record });
  expect(read.mistakes).toEqual(mistakes);
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
  [{ mistakes: [{ at: 1, kind: 2, cost: 3 }] }, '"mistakes" must be a list of decisions with kind and cost'],
  [{ id: '' }, '"id" must be a text'],
  [{ at: 'noon' }, '"at" must be a time'],
  [{ seat: 2 }, '"seat" must be a seat from 1 to 1'],
  [{ plan: [] }, '"plan" must be a list of 1 names'],
  [{ names: [7] }, '"names" must be a list of names'],
  [{ daily: 5 }, '"daily" must be a day or null'],
  [{ hints: 'two' }, '"hints" must be a whole number'],
  [{ record: { ...randomRecord(planet, 1, 'x'), game: 'chess' } }, '"chess" is not a game here'],
  [{ record: { ...randomRecord(planet, 1, 'x'), moves: [] } }, 'the game is not finished'],
])('a game that is none is refused: %j', (change, reason) => {
  const game = { id: 'g', at: 1, seat: 1, plan: ['person'], daily: null, record: randomRecord(planet, 1, 'x') };
  const file = { format: 'grove-games', version: 1, games: [{ ...game, ...change }] };
  expect(() => readGames(file, gameModules)).toThrow(`game 1: ${reason}`);
});
