import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { divisionsAfter, divisionStandings, type Entrant } from '../index.ts';
import { divisionsOf, divisionSizes } from '../league/divisions.ts';
import { nextDivisions } from '../league/next-season.ts';
import {
  director,
  favouritesWin,
  meetingsIn,
  namedIn,
  names,
  Played,
  server,
  settingsFor,
  totalsFrom,
} from './play.ts';

const league = (size: number, promoted: number, divisions: readonly (readonly string[])[] = []) =>
  settingsFor({ kind: 'league', size, promoted, divisions });

test('a rest of one joins the lowest division, a larger one is a division', () => {
  expect(divisionSizes(12, 4)).toEqual([4, 4, 4]);
  expect(divisionSizes(13, 4)).toEqual([4, 4, 5]);
  expect(divisionSizes(14, 4)).toEqual([4, 4, 4, 2]);
  expect(divisionSizes(3, 4)).toEqual([3]);
});

test('two seasons, worked out by hand: the last of a division and the first of the next change places', () => {
  const first = Played.started(league(3, 1), names(6)).playRounds(favouritesWin);
  expect(first.tournament.divisions).toEqual([names(6).slice(0, 3), names(6).slice(3)]);
  const next = divisionsAfter(first.tournament);
  expect(next).toEqual([
    ['p01', 'p02', 'p04'],
    ['p03', 'p05', 'p06'],
  ]);
  // p02 does not come back, so the next one below moves up; newcomers begin at the bottom.
  const second = new Played(league(3, 1, next));
  for (const id of ['new', 'p06', 'p05', 'p04', 'p03', 'p01']) second.enter(id, id === 'new' ? 3000 : 1500);
  second.do({ kind: 'start', seed: '' });
  expect(second.tournament.divisions).toEqual([
    ['p01', 'p04', 'p03'],
    ['p05', 'p06', 'new'],
  ]);
});

test('whoever has withdrawn is in no division of the next season, and others move up for them', () => {
  const played = Played.started(league(3, 1), names(6)).playRounds(favouritesWin);
  const tournament = { ...played.tournament, entrants: withdrawn(played.tournament.entrants, 'p03', 'p04') };
  // Of p03, who would have gone down, and p04, who would have gone up, the next ones take the places.
  expect(divisionsAfter(tournament)).toEqual([
    ['p01', 'p05'],
    ['p02', 'p06'],
  ]);
});

const withdrawn = (entrants: readonly Entrant[], ...ids: readonly string[]): Entrant[] =>
  entrants.map((entrant) => ({ ...entrant, isWithdrawn: ids.includes(entrant.id) }));

test('only a league that has ended is followed, and only by the server', () => {
  const played = Played.started(league(3, 1), names(3));
  const follow = { kind: 'follow', next: 't-2' } as const;
  expect(played.try(follow, server)).toBe('no-season-ended');
  played.playRounds(favouritesWin);
  expect(played.try(follow, director)).toBe('server-only');
  expect(played.do(follow, server).tournament.next).toBe('t-2');
});

test('everybody meets everybody of the own division, nobody else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 4, max: 20 }), fc.string(), (size, count, seed) => {
      const { tournament } = Played.started(league(size, 1), names(count)).playRounds(totalsFrom(seed));
      const pairs = tournament.divisions.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
      const meetings = meetingsIn(tournament);
      expect(meetings.size).toBe(pairs);
      expect(new Set(meetings.values())).toEqual(new Set([1]));
      for (const { number } of tournament.rounds) expect(namedIn(tournament, number).sort()).toEqual(names(count));
      for (const division of divisionStandings(tournament)) expect(division[0]?.rank).toBe(1);
    }),
    { seed: 8, numRuns: 30 },
  );
});

test('promotion loses nobody, and no division changes its size', () => {
  const sizes = fc.array(fc.integer({ min: 2, max: 7 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(sizes, fc.nat(4), (lengths, promoted) => {
      let number = 0;
      const finals = lengths.map((length) => Array.from({ length }, () => `p${number++}`));
      const next = nextDivisions(finals, promoted);
      expect(next.map(({ length }) => length)).toEqual(lengths);
      expect(next.flat().sort()).toEqual(finals.flat().sort());
    }),
    { seed: 9 },
  );
});

test('those of the season before come first, in its order', () => {
  const format = { kind: 'league', size: 2, promoted: 1, divisions: [['b', 'c'], ['a']] } as const;
  expect(divisionsOf(['x', 'a', 'b'], format)).toEqual([['b', 'a', 'x']]);
});
