import { readFileSync } from 'node:fs';
import { summarise } from '@grove/bots';
import { expect, test } from 'vitest';
import { gainOf } from '../sim/gain.ts';
import { binsFor, countIn } from '../sim/histogram.ts';
import { fileWith, grove } from './grove.ts';

const sim = (...more: string[]) => grove(['sim', 'acorns', '--seed', 'oak', ...more]);
const figures = (out: string) => {
  const { gamesPerSecond, ...rest } = JSON.parse(out);
  expect(gamesPerSecond).toBeGreaterThan(0);
  return rest;
};

test('a tournament gives means, intervals, win rates and ratings', async () => {
  const { code, out } = await sim('--seats', 'greedy,random', '--games', '40', '--workers', '1', '--json');
  expect(code).toBe(0);
  const { bots, games } = figures(out);
  expect(games).toBe(40);
  expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy', 'random']);
  const [{ mean, meanInterval, winRate, winRateInterval, rating }] = bots;
  expect(meanInterval[0]).toBeLessThan(mean);
  expect(winRateInterval[1]).toBeGreaterThan(winRate);
  expect(rating).toBeGreaterThan(1500);
});

test('the number of threads changes nothing but the speed', async () => {
  const args = ['--seats', 'bot,random,random', '--games', '60', '--json'];
  const [one, two] = [await sim(...args, '--workers', '1'), await sim(...args, '--workers', '2')];
  expect(two.err).toBe('');
  expect(figures(two.out)).toEqual(figures(one.out));
});

test('another seed is another tournament', async () => {
  const args = ['--seats', 'random,random', '--games', '20', '--workers', '1', '--json'];
  const other = await grove(['sim', 'acorns', '--seed', 'elm', ...args]);
  expect(figures(other.out).bots).not.toEqual(figures((await sim(...args)).out).bots);
});

test('without --json there is a table, and a bar only for those who watch', async () => {
  const args = ['sim', 'acorns', '--seats', 'bot,random', '--games', '10', '--workers', '1'];
  const { out, err } = await grove(args);
  expect(out).toMatch(/bot +mean +95 % interval +median +sd +wins +95 % interval +rating/);
  expect(out).toMatch(/ancient +\d/);
  expect(err).toBe('');
  expect((await grove(args, [], { progress: true })).err).toMatch(/100 % of 10 games/);
});

test('the report is one page that loads nothing', async () => {
  const file = fileWith('report.html', '');
  await sim('--seats', 'greedy,random', '--games', '20', '--workers', '1', '--report', file);
  const page = readFileSync(file, 'utf8');
  expect(page.match(/<svg/g)).toHaveLength(2);
  expect(page.match(/<dt>/g)?.length).toBeGreaterThan(0);
  expect(page).not.toMatch(/<script|<link|src=|href=|url\(|https?:/);
});

test('a sequential test ends when it is decided, with any number of threads after the same game', async () => {
  const args = ['--seats', 'greedy,random', '--games', '2000', '--sprt', '0,50', '--json'];
  const [one, two] = [await sim(...args, '--workers', '1'), await sim(...args, '--workers', '2')];
  const { games, test: decided } = figures(one.out);
  expect(decided).toEqual({ none: 0, better: 50, verdict: 'better' });
  expect(games).toBeLessThan(400);
  expect(games % 2).toBe(0);
  expect(figures(two.out)).toEqual(figures(one.out));
  const told = await sim('--seats', 'random,greedy', '--games', '400', '--sprt', '0,50', '--workers', '1');
  expect(told.out).toContain('random is stronger than greedy by less than 50 points of rating');
  const few = await sim('--seats', 'random,random', '--games', '4', '--sprt', '0,50', '--workers', '1');
  expect(few.out).toContain('Not decided: more games are needed.');
});

test('the ladder sets every level against the one below, baselines beside them, and says with which command', async () => {
  const { out } = await sim('--ladder', '--games', '20', '--workers', '1', '--json');
  const { command, rungs, thinking } = JSON.parse(out);
  expect(command).toBe('grove sim acorns --ladder --games 20 --seed oak');
  expect(rungs.map(({ bot, against }: Record<string, string>) => [bot, against])).toEqual([
    ['random', 'seedling'],
    ['sapling', 'seedling'],
    ['greedy', 'sapling'],
    ['tree', 'sapling'],
    ['ancient', 'tree'],
  ]);
  expect(thinking).toEqual([]);
  const [random, sapling, greedy] = rungs;
  expect(random.wins.low).toBeLessThanOrEqual(random.wins.value);
  for (const { wins, rating } of [random, sapling]) {
    expect(Math.sign(rating - 1000)).toBe(Math.sign(wins.value - 0.5));
  }
  expect(Math.sign(greedy.rating - sapling.rating)).toBe(Math.sign(greedy.wins.value - 0.5));
});

test('the ladder with thinking times rates the strongest level with each, as a table and as a page', async () => {
  const file = fileWith('ladder.html', '');
  const { out } = await sim('--ladder', '--times', '1,2', '--games', '4', '--workers', '1', '--report', file);
  expect(out).toMatch(/bot +against +wins/);
  expect(out).toMatch(/ancient@2 +tree +\d/);
  const page = readFileSync(file, 'utf8');
  expect(page).toContain('npx grove sim acorns --ladder --times 1,2 --games 4 --seed oak');
  expect(page).toContain('Strength against thinking time');
  for (const bot of ['random', 'seedling', 'greedy', 'ancient', 'ancient@2']) expect(page).toContain(`>${bot}</text>`);
  expect(page).not.toMatch(/<script|<link|src=|href=|url\(|https?:/);
});

test('the games of another module can be played, on threads too', async () => {
  const modules = fileWith('games.mjs', OTHER_GAMES);
  const { out } = await sim(
    '--modules',
    modules,
    '--seats',
    'first,random',
    '--games',
    '16',
    '--workers',
    '2',
    '--json',
  );
  expect(figures(out).bots.map(({ bot }: { bot: string }) => bot)).toEqual(['first', 'random']);
});

/** The sample game with one more bot. */
const OTHER_GAMES = `
import { gameModules as known } from ${JSON.stringify(import.meta.resolve('./game-modules.ts'))};
const first = (game) => ({ choose: (view, seat, chance) => game.moves(game.imagine(view, chance), seat)[0] });
export const gameModules = known.map((module) => ({ ...module, bots: { ...module.bots, first } }));
`;

test.each([
  [['--modules', '/nowhere/games.ts'], '--modules /nowhere/games.ts: cannot be loaded'],
  [
    ['--seats', 'genius,random'],
    'unknown bot "genius" (acorns has random, seedling, sapling, greedy, tree, ancient, and bot for the strongest)',
  ],
  [['--seats', 'bot'], '--seats bot: acorns is for 2 to 4 players, not 1'],
  [['--seats', 'bot,,bot'], 'write names with commas between'],
  [['--sprt', '50,0'], '--sprt 50,0: write two numbers of rating points, the smaller first, such as 0,50'],
  [['--sprt', '0,many'], '--sprt 0,many: write two numbers of rating points'],
  [['--sprt', '0,50', '--seats', 'bot,bot,bot'], '--sprt 0,50: it compares two bots, not 3'],
  [['--ladder', '--sprt', '0,50'], "option '--ladder' cannot be used with option '--sprt <points>'"],
  [['--ladder', '--times', 'long'], '--times long: "long" is no thinking time (write 300ms, 1s, or 500 for playouts)'],
  [['--games', 'many'], 'It must be a whole number from 1 on.'],
  [['--option', 'winner'], '--option winner: write it as name=value'],
  [['--option', 'winner=3'], 'option winner: 3 is not one of highest, lowest'],
  [['--games', '2', '--report', '/nowhere/r.html'], '--report /nowhere/r.html: cannot be written (ENOENT)'],
])('bad arguments %j give one clear line', async (args, reason) => {
  const { code, err } = await grove(['sim', 'acorns', ...args]);
  expect(code).toBe(1);
  expect(err).toContain(reason);
  expect(err.split('\n')).toHaveLength(2);
});

test('histograms count every total once, in at most forty bars', () => {
  const totals = [3, 3, 4, 250, 120];
  const bins = binsFor(totals);
  const counts = countIn(bins, totals);
  expect(counts.length).toBeLessThanOrEqual(40);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(counts[0]).toBe(3);
  expect(counts.at(-1)).toBe(1);
});

test('a gain is reckoned deal by deal, over all seats of a deal', () => {
  const result = (totals: number[]) => {
    const outcomes = totals.map((total, game) => ({
      entrants: game % 2 === 0 ? [0, 1] : [1, 0],
      totals: game % 2 === 0 ? [total, 0] : [0, total],
      winners: [0],
      parts: [{}, {}],
      steps: 1,
    }));
    const tournament = { game: 'acorns', bots: ['bot', 'random'], games: totals.length, seed: 'oak', options: {} };
    return { tournament, summary: summarise(tournament.bots, outcomes), seconds: 1 };
  };
  const { value, low, high } = gainOf(result([10, 20, 30, 40, 50, 60]), result([11, 21, 32, 42, 53, 63]));
  expect(value).toBe(2);
  expect([low, high].map((bound) => bound.toFixed(2))).toEqual(['-0.48', '4.48']);
});

test('several thinking times give a curve, and what each brings over the one before', async () => {
  const file = fileWith('curve.html', '');
  const { out } = await sim(
    '--seats',
    'bot,random',
    '--times',
    '1,2',
    '--games',
    '4',
    '--workers',
    '1',
    '--report',
    file,
  );
  expect(out).toMatch(/bot +mean +95 % interval +gain +95 % interval/);
  expect(readFileSync(file, 'utf8')).toContain('Strength against thinking time');
});
