import { itemAt } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { standings, type Tournament } from '../index.ts';
import { seedOrder } from '../pairing/bracket.ts';
import { favouritesWin, names, Played, settingsFor, totalsFrom } from './play.ts';

const single = settingsFor({ kind: 'single-elimination' }, { tieBreaks: [] });
const double = settingsFor({ kind: 'double-elimination' }, { tieBreaks: [] });

const pairsOf = ({ rounds }: Tournament): string[][] =>
  rounds.map(({ tables }) => tables.map(({ seats }) => [...seats].sort().join('-')));

/** Who lost how often; a shared first place goes to the better seed, which here is the smaller name. */
function losses({ rounds, entrants }: Tournament): Map<string, number> {
  const counts = new Map(entrants.map(({ id }) => [id, 0]));
  for (const { seats, result } of rounds.flatMap(({ tables }) => tables)) {
    const [first = 1, second = 1] = result?.places ?? [];
    const seeded = [...seats].sort();
    const loser = first === second ? itemAt(seeded, 1) : itemAt(seats, first > second ? 0 : 1);
    counts.set(loser, (counts.get(loser) ?? 0) + 1);
  }
  return counts;
}

test('the best can meet only late', () => {
  expect(seedOrder(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
});

test('five players, worked out by hand: the best three have byes', () => {
  const { tournament } = Played.started(single, names(5)).playRounds(favouritesWin);
  expect(pairsOf(tournament)).toEqual([['p04-p05', 'p02-p03'], ['p01-p04'], ['p01-p02']]);
  expect(standings(tournament).map(({ entrant, rank }) => `${rank} ${entrant}`)).toEqual([
    '1 p01',
    '2 p02',
    '3 p04',
    '4 p03',
    '4 p05',
  ]);
});

test('four players twice, worked out by hand: the final is played again when the loser of before wins it', () => {
  const played = Played.started(double, names(4));
  const isFirstFinal = (seats: readonly string[]) => [...seats].sort().join('-') === 'p01-p02';
  let finals = 0;
  played.playRounds((table) => {
    if (!isFirstFinal(table.seats)) return favouritesWin(table);
    finals++;
    // p02 loses the final of the winners, wins the grand final, and loses the one that is played again.
    const hasSecondWon = finals === 2;
    return table.seats.map((id) => ((id === 'p02') === hasSecondWon ? 1 : 0));
  });
  expect(pairsOf(played.tournament)).toEqual([
    ['p01-p04', 'p02-p03'],
    ['p01-p02', 'p03-p04'],
    ['p02-p03'],
    ['p01-p02'],
    ['p01-p02'],
  ]);
  expect(standings(played.tournament).map(({ entrant }) => entrant)).toEqual(['p01', 'p02', 'p03', 'p04']);
});

test('without a reset the grand final is the last match', () => {
  const { tournament } = Played.started(double, names(4)).playRounds(favouritesWin);
  expect(tournament.rounds).toHaveLength(4);
  expect(standings(tournament).map(({ entrant }) => entrant)).toEqual(['p01', 'p02', 'p03', 'p04']);
});

test.each([
  ['single', single, 1],
  ['double', double, 2],
] as const)(
  'in %s elimination everybody but one is out by the last defeat, and nobody plays on after it',
  (_, settings, lives) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), fc.string(), (count, seed) => {
        const { tournament } = Played.started(settings, names(count)).playRounds(totalsFrom(seed, 1));
        const counts = losses(tournament);
        const [first] = standings(tournament);
        expect([...counts].filter(([id]) => id !== first?.entrant).every(([, lost]) => lost === lives)).toBe(true);
        expect(counts.get(first?.entrant ?? '')).toBeLessThan(lives);
        for (const { tables } of tournament.rounds) {
          const seated = tables.flatMap(({ seats }) => seats);
          expect(new Set(seated).size).toBe(seated.length);
        }
      }),
      { seed: 5, numRuns: 40 },
    );
  },
);

test('somebody who withdraws lets the opponent go on', () => {
  const played = Played.started(single, names(4)).advance();
  for (const table of played.openTables()) played.report(table.number, ...favouritesWin(table));
  played.do({ kind: 'withdraw', entrant: 'p02' }).advance();
  expect(played.tournament.phase).toBe('ended');
  const [first, second] = standings(played.tournament);
  expect([first?.entrant, second?.entrant]).toEqual(['p01', 'p02']);
  expect(standings(played.tournament).map(({ prize }) => prize)).toEqual([1, null, 2, 2]);
});

test('a result of a round that is over is not changed: the bracket stands on it', () => {
  const played = Played.started(single, names(4)).advance();
  for (const table of played.openTables()) played.report(table.number, ...favouritesWin(table));
  played.advance();
  const result = { totals: [0, 1], places: [2, 1] };
  expect(played.try({ kind: 'set-result', table: 1, result, reason: 'mistaken' })).toBe('round-over');
});

test('a match that nobody finished in time goes to whoever is still there, else to the better seed', () => {
  const played = Played.started(single, names(4)).advance();
  played.do({ kind: 'withdraw', entrant: 'p01' }).do({ kind: 'end-round' }).advance();
  expect(pairsOf(played.tournament)[1]).toEqual(['p02-p04']);
});
