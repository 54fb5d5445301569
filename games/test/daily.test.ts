import { checkDaily, dailyDeal, dayOf } from '@grove/game-kit';
import { itemAt, type GameRecord } from '@grove/kernel';
import { expect, test } from 'vitest';
import { gameModule, gameModules } from '../loaded.ts';
import { randomDaily } from '@grove/game-kit/random-records';

const planet = gameModule('evergreen-planet');
const DAY = '2026-11-15';

test('a day begins at midnight in Greenwich, wherever somebody is', () => {
  expect(dayOf(Date.UTC(2026, 10, 15))).toBe(DAY);
  expect(dayOf(Date.UTC(2026, 10, 15) - 1)).toBe('2026-11-14');
});

test('the deal is the same for everybody and another every day', () => {
  const days = Array.from({ length: 60 }, (_, i) => dayOf(Date.UTC(2026, 10, 15 + i)));
  const deals = days.map((day) => dailyDeal(planet, day));
  expect(dailyDeal(planet, DAY)).toEqual(deals[0]);
  expect(new Set(deals.map((deal) => deal?.seed)).size).toBe(60);
  expect(new Set(deals.map((deal) => deal?.options.planet)).size).toBe(4);
  expect(new Set(deals.map((deal) => deal?.options.sun)).size).toBe(4);
});

test('only games for one have a daily deal', () => {
  for (const module of gameModules.filter((module) => dailyDeal(module, DAY))) expect(module.game.players.min).toBe(1);
  expect(() => checkDaily(gameModule('evergreen-concert'), DAY, randomDaily(planet, DAY, 'a'))).toThrow(
    'has no daily deal',
  );
});

test('a finished game of the day is counted by the rules', () => {
  const record = randomDaily(planet, DAY, 'b');
  const { finished, totals } = checkDaily(planet, DAY, record);
  expect([finished, totals.length]).toEqual([true, 1]);
});

const record = randomDaily(planet, DAY, 'c');
test.each<[string, Partial<GameRecord>, string]>([
  ['another game', { game: 'earth' }, 'the game is earth, not evergreen-planet'],
  ['more players', { players: 2 }, 'a daily game is for one player'],
  ['another day', { chance: { seed: 'daily-2026-11-14' } }, 'the seed must be daily-2026-11-15'],
  ['dealt by hand', { chance: { picks: [1], shuffles: [] } }, 'the seed must be daily-2026-11-15'],
  ['another planet', { options: { ...record.options, planet: 'nowhere' } }, 'options: option planet: "nowhere"'],
  ['the usual options', { options: {} }, 'the options are not those of that day'],
  ['unfinished', { moves: record.moves.slice(0, -1) }, 'the game is not finished: waiting for seat 1'],
  ['a move too many', { moves: [...record.moves, itemAt(record.moves, 0)] }, `move ${record.moves.length + 1}`],
  [
    'a move that is not legal',
    { moves: record.moves.with(0, [1, 'take wild-whale']) },
    'move 1 (seat 1: take wild-whale)',
  ],
])('%s is refused with a reason', (_what, change, reason) => {
  expect(() => checkDaily(planet, DAY, { ...record, ...change })).toThrow(reason);
});
