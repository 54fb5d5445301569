import { SeededChance } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placesOf, standings, type TieBreak, WIN } from '../index.ts';
import { tablePoints } from '../standings/table-points.ts';
import { favouritesWin, names, Played, seatsOf, settingsFor, totalsFrom } from './play.ts';

test('table points: a win for beating all, ties share, and half a win for every seat in all', () => {
  expect(tablePoints([1, 2])).toEqual([12, 0]);
  expect(tablePoints([1, 1])).toEqual([6, 6]);
  expect(tablePoints([2, 1, 3])).toEqual([6, 12, 0]);
  expect(tablePoints([1, 2, 2, 4])).toEqual([12, 6, 6, 0]);
  expect(tablePoints([1, 1, 1, 4])).toEqual([8, 8, 8, 0]);
});

test('places: winners first, though others may have as many points, then by points', () => {
  expect(placesOf([10, 10], [1])).toEqual([2, 1]);
  expect(placesOf([10, 10], [0, 1])).toEqual([1, 1]);
  expect(placesOf([5, 9, 9, 2], [1, 2])).toEqual([3, 1, 1, 4]);
});

/** p01 beats p02, p02 beats p03, p03 beats p01; all beat p04, p03 with the most points. */
function threeInACircle(tieBreaks: TieBreak[]) {
  const beats: Record<string, string[]> = { p01: ['p02', 'p04'], p02: ['p03', 'p04'], p03: ['p01', 'p04'], p04: [] };
  const settings = settingsFor({ kind: 'round-robin', cycles: 1 }, { tieBreaks });
  return Played.started(settings, names(4)).playRounds(({ seats: [one = '', other = ''] }) =>
    [one, other].map((id) => {
      const hasWon = beats[id]?.includes(id === one ? other : one) ?? false;
      return hasWon ? (id === 'p03' ? 9 : 5) : 1;
    }),
  );
}

test('equals share a rank until a criterion tells them apart', () => {
  const ranks = (tieBreaks: TieBreak[]) =>
    standings(threeInACircle(tieBreaks).tournament).map(({ entrant, rank }) => `${rank} ${entrant}`);
  expect(ranks(['buchholz', 'direct-meeting'])).toEqual(['1 p01', '1 p02', '1 p03', '4 p04']);
  expect(ranks(['buchholz', 'game-points'])).toEqual(['1 p03', '2 p01', '2 p02', '4 p04']);
});

test('tie-breaks of four players, worked out by hand', () => {
  const tieBreaks: TieBreak[] = ['buchholz', 'buchholz-cut-1', 'buchholz-median', 'sonneborn-berger', 'wins'];
  const settings = settingsFor({ kind: 'swiss', rounds: 2 }, { tieBreaks });
  const { tournament } = Played.started(settings, names(4)).playRounds(favouritesWin);
  // p01 beat p03 (1 point) and p02 (1 point); p02 beat p04 (0) and lost to p01 (2).
  const values = standings(tournament).map(({ entrant, points, tieBreaks }) => [entrant, points, tieBreaks]);
  expect(values).toEqual([
    ['p01', 2 * WIN, [2 * WIN, WIN, 0, 2 * WIN, 2]],
    ['p02', WIN, [2 * WIN, 2 * WIN, 0, 0, 1]],
    ['p03', WIN, [2 * WIN, 2 * WIN, 0, 0, 1]],
    ['p04', 0, [2 * WIN, WIN, 0, 0, 0]],
  ]);
});

test('two who have met are told apart by their meeting', () => {
  const settings = settingsFor({ kind: 'round-robin', cycles: 1 }, { tieBreaks: ['direct-meeting'] });
  const wins: Record<string, string[]> = { p01: ['p03', 'p04'], p02: ['p01', 'p03'], p03: ['p04'], p04: ['p02'] };
  const { tournament } = Played.started(settings, names(4)).playRounds(({ seats: [one = '', other = ''] }) => [
    wins[one]?.includes(other) ? 1 : 0,
    wins[other]?.includes(one) ? 1 : 0,
  ]);
  const ranks = standings(tournament).map(({ entrant, rank }) => `${rank} ${entrant}`);
  expect(ranks).toEqual(['1 p02', '2 p01', '3 p03', '4 p04']);
});

test('bots never take a prize, and nobody loses one to a bot', () => {
  const played = new Played(settingsFor({ kind: 'swiss', rounds: 2 }, { prizes: 2, tieBreaks: ['buchholz'] }));
  played.enter('p01', 2000, true).enter('p02', 1900).enter('p03', 1800).enter('p04', 1700);
  played.do({ kind: 'start', seed: '' }).playRounds(favouritesWin);
  expect(standings(played.tournament).map(({ entrant, prize }) => [entrant, prize])).toEqual([
    ['p01', null],
    ['p02', 1],
    ['p03', 1],
    ['p04', null],
  ]);
});

const settings = [
  settingsFor({ kind: 'swiss', rounds: 3 }),
  settingsFor({ kind: 'swiss', rounds: 3 }, { seats: seatsOf(3) }),
  settingsFor({ kind: 'round-robin', cycles: 1 }),
  settingsFor({ kind: 'league', size: 4, promoted: 1, divisions: [] }),
  settingsFor({ kind: 'double-elimination' }),
];

test('any order of results gives the same standings', () => {
  fc.assert(
    fc.property(fc.constantFrom(...settings), fc.integer({ min: 6, max: 12 }), fc.string(), (chosen, count, seed) => {
      const inOrder = Played.started(chosen, names(count)).playRounds(totalsFrom(seed));
      const shuffled = Played.started(chosen, names(count)).advance();
      const chance = SeededChance.from(seed);
      while (shuffled.tournament.phase === 'running') {
        const tables = shuffled.openTables();
        chance.shuffle(tables);
        for (const table of tables) shuffled.report(table.number, ...totalsFrom(seed)(table));
        shuffled.advance();
      }
      expect(shuffled.tournament).toEqual(inOrder.tournament);
      expect(standings(shuffled.tournament)).toEqual(standings(inOrder.tournament));
    }),
    { seed: 10, numRuns: 40 },
  );
});
