import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { standings, WIN } from '../index.ts';
import { knownPlans, roundRobin } from '../pairing/round-robin.ts';
import {
  favouritesWin,
  meetingsIn,
  namedIn,
  names,
  Played,
  seatCounts,
  seatsOf,
  settingsFor,
  totalsFrom,
} from './play.ts';

const robin = (seats: number, cycles = 1) => settingsFor({ kind: 'round-robin', cycles }, { seats: seatsOf(seats) });

test('everybody meets everybody once, with seats that differ by one at most, and sums add up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 15 }), fc.string(), (count, seed) => {
      const { tournament } = Played.started(robin(2), names(count)).playRounds(totalsFrom(seed));
      for (const { number } of tournament.rounds) expect(namedIn(tournament, number).sort()).toEqual(names(count));
      const meetings = meetingsIn(tournament);
      expect(meetings.size).toBe((count * (count - 1)) / 2);
      expect(new Set(meetings.values())).toEqual(new Set([1]));
      for (const counts of seatCounts(tournament, 2)) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(2);
      const points = standings(tournament).reduce((sum, standing) => sum + standing.points, 0);
      expect(points).toBe(meetings.size * WIN);
    }),
    { seed: 4, numRuns: 20 },
  );
});

test('two cycles exchange all seats', () => {
  const { tournament } = Played.started(robin(2, 2), names(6)).playRounds(favouritesWin);
  expect(tournament.rounds).toHaveLength(10);
  for (const counts of seatCounts(tournament, 2)) expect(counts).toEqual([5, 5]);
});

test.each([3, 4])('at tables of %i everybody meets everybody equally often', (seats) => {
  for (const count of knownPlans(seats)) {
    const plan = roundRobin(count, seats) ?? [];
    const meetings = new Map<string, number>();
    for (const round of plan) {
      expect(new Set(round.flat()).size).toBe(round.length * seats);
      for (const table of round) {
        for (const one of table) {
          for (const other of table) {
            if (one < other) meetings.set(`${one} ${other}`, (meetings.get(`${one} ${other}`) ?? 0) + 1);
          }
        }
      }
    }
    expect(meetings.size).toBe((count * (count - 1)) / 2);
    expect(new Set(meetings.values())).toEqual(new Set([count === seats ? 1 : seats - 1]));
  }
});

test('numbers without a plan are refused with those that have one', () => {
  const played = new Played(robin(4));
  for (const id of names(6)) played.enter(id);
  expect(played.try({ kind: 'start', seed: '' })).toBe('impossible-field');
});

test('twelve at tables of three are played to the end, seats balanced', () => {
  const { tournament } = Played.started(robin(3), names(12)).playRounds(totalsFrom('three'));
  expect(tournament.rounds).toHaveLength(11);
  for (const counts of seatCounts(tournament, 3)) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(3);
});

test('who should have met somebody who withdrew has a bye', () => {
  const played = Played.started(robin(2), names(4)).advance();
  for (const table of played.openTables()) played.report(table.number, ...favouritesWin(table));
  played.do({ kind: 'withdraw', entrant: 'p04' }).playRounds(favouritesWin);
  const later = played.tournament.rounds.slice(1);
  expect(later.map(({ tables, byes }) => [tables.length, byes.length])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});
