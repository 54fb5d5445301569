import { itemAt, SeededChance } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { standings, WIN } from '../index.ts';
import { pairCost, pairSwissTwo } from '../pairing/swiss-two.ts';
import { rankedForPairing } from '../pairing/ranked.ts';
import { careerOf, careersOf } from '../standings/careers.ts';
import { favouritesWin, meetingsIn, namedIn, names, Played, seatCounts, settingsFor, totalsFrom } from './play.ts';

const swiss = (rounds: number) => settingsFor({ kind: 'swiss', rounds });

/** The least cost of all ways to pair, by trying them; `null` is nobody. */
function leastCost(players: readonly (string | null)[], cost: (one: string, other: string | null) => number): number {
  const [first, ...others] = players;
  if (first === undefined || first === null) return 0;
  return Math.min(
    ...others.map(
      (other) =>
        cost(first, other) +
        leastCost(
          others.filter((player) => player !== other),
          cost,
        ),
    ),
  );
}

test('no other pairing is better, tried out for small fields in every round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 6 }), fc.string(), (count, rounds, seed) => {
      const played = Played.started(swiss(rounds), names(count));
      for (let round = 1; round <= rounds; round++) {
        const careers = careersOf(played.tournament);
        const ranked = rankedForPairing(played.tournament, careers);
        const cost = (one: string, other: string | null) => pairCost(ranked, careers, one, other);
        const paired = pairSwissTwo(ranked, careers).reduce((sum, [one, other]) => sum + cost(one, other), 0);
        expect(paired).toBe(leastCost(count % 2 === 0 ? ranked : [...ranked, null], cost));
        played.advance();
        for (const table of played.openTables()) played.report(table.number, ...totalsFrom(seed)(table));
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});

const fields = [fc.integer({ min: 10, max: 33 }), fc.integer({ min: 1, max: 5 }), fc.string()] as const;

test('nobody plays twice in a round or meets twice, byes come once, and sums add up', () => {
  fc.assert(
    fc.property(...fields, (count, rounds, seed) => {
      const { tournament } = Played.started(swiss(rounds), names(count)).playRounds(totalsFrom(seed));
      expect(tournament.rounds).toHaveLength(rounds);
      for (const { number } of tournament.rounds) expect(namedIn(tournament, number).sort()).toEqual(names(count));
      expect(Math.max(...meetingsIn(tournament).values())).toBe(1);
      const byes = tournament.rounds.flatMap((round) => round.byes);
      expect(byes).toHaveLength(count % 2 === 0 ? 0 : rounds);
      expect(new Set(byes).size).toBe(byes.length);
      const points = standings(tournament).reduce((sum, standing) => sum + standing.points, 0);
      expect(points).toBe(rounds * Math.ceil(count / 2) * WIN);
    }),
    { seed: 1, numRuns: 40 },
  );
});

test('seats differ by two at most', () => {
  fc.assert(
    fc.property(...fields, (count, rounds, seed) => {
      const { tournament } = Played.started(swiss(rounds), names(count)).playRounds(totalsFrom(seed));
      for (const counts of seatCounts(tournament, 2)) {
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
      }
    }),
    { seed: 1, numRuns: 40 },
  );
});

test('a field of several windows meets nobody twice either, and equal scores meet', () => {
  const rounds = 6;
  const { tournament } = Played.started(swiss(rounds), names(201)).playRounds(totalsFrom('large'));
  expect(Math.max(...meetingsIn(tournament).values())).toBe(1);
  for (const { number } of tournament.rounds) expect(new Set(namedIn(tournament, number)).size).toBe(201);
  const second = itemAt(tournament.rounds, 1);
  const afterOne = careersOf({ ...tournament, rounds: tournament.rounds.slice(0, 1) });
  const floats = second.tables.filter(
    ({ seats }) => careerOf(afterOne, itemAt(seats, 0)).points !== careerOf(afterOne, itemAt(seats, 1)).points,
  );
  // Of three score groups each can leave one over.
  expect(floats.length).toBeLessThanOrEqual(2);
});

test('four players, worked out by hand: 1-3 and 2-4, then winners and losers meet, then those who are left', () => {
  const played = Played.started(swiss(3), names(4)).playRounds(favouritesWin);
  const pairs = played.tournament.rounds.map(({ tables }) => tables.map(({ seats }) => [...seats].sort().join('-')));
  expect(pairs).toEqual([
    ['p01-p03', 'p02-p04'],
    ['p01-p02', 'p03-p04'],
    ['p01-p04', 'p02-p03'],
  ]);
  expect(standings(played.tournament).map(({ entrant, points }) => [entrant, points / WIN])).toEqual([
    ['p01', 3],
    ['p02', 2],
    ['p03', 1],
    ['p04', 0],
  ]);
});

test('the bye goes to the lowest of the fewest points who has not had one', () => {
  const { tournament } = Played.started(swiss(3), names(5)).playRounds(favouritesWin);
  expect(tournament.rounds.map(({ byes }) => byes)).toEqual([['p05'], ['p04'], ['p03']]);
});

test('who meets again cannot be avoided when everybody has met everybody', () => {
  const { tournament } = Played.started(swiss(6), names(4)).playRounds(favouritesWin);
  expect([...meetingsIn(tournament).values()]).toEqual([2, 2, 2, 2, 2, 2]);
});

test('late entries, withdrawals and absences keep every round whole', () => {
  fc.assert(
    fc.property(fc.integer({ min: 6, max: 14 }), fc.string(), (count, seed) => {
      const chance = SeededChance.from(seed);
      const settings = swiss(5);
      const played = Played.started({ ...settings, entry: { ...settings.entry, lateRounds: 5 } }, names(count));
      for (let round = 1; round <= 5; round++) {
        if (chance.pick(2) === 0) played.enter(`late${round}`);
        const { id, isWithdrawn } = itemAt(played.tournament.entrants, chance.pick(count));
        if (!isWithdrawn && chance.pick(3) === 0) played.do({ kind: 'withdraw', entrant: id });
        const absent = itemAt(played.tournament.entrants, chance.pick(count));
        if (!absent.isWithdrawn) played.do({ kind: 'announce-absence', entrant: absent.id, round });
        const expected = played.tournament.entrants.filter(({ isWithdrawn }) => !isWithdrawn).map(({ id }) => id);
        played.advance();
        expect(namedIn(played.tournament, round).sort()).toEqual(expected.sort());
        for (const table of played.openTables()) played.report(table.number, ...totalsFrom(seed)(table));
      }
    }),
    { seed: 1, numRuns: 40 },
  );
});
