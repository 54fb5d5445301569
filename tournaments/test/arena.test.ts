import { itemAt } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LAST_GAMES, overdueTables, standings, WIN } from '../index.ts';
import { HOUR, names, NOW, pairKey, person, Played, seatsOf, settingsFor, totalsFrom } from './play.ts';

const arena = (seats = 2) => settingsFor({ kind: 'arena' }, { seats: seatsOf(seats), tieBreaks: [] });

function wait(played: Played, ...ids: string[]): Played {
  for (const id of ids) played.do({ kind: 'wait', entrant: id }, person(id));
  return played.advance();
}

test('two wins make the next games count double, until one is not won, that game included', () => {
  const played = Played.started(arena(), names(2));
  const scores: number[] = [];
  for (const [own, other] of [
    [1, 0],
    [1, 0],
    [1, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ]) {
    wait(played, 'p01', 'p02');
    const table = itemAt(played.openTables(), 0);
    played.report(table.number, ...table.seats.map((id) => (id === 'p01' ? (own ?? 0) : (other ?? 0))));
    scores.push((standings(played.tournament).find(({ entrant }) => entrant === 'p01')?.points ?? 0) / WIN);
  }
  expect(scores).toEqual([1, 2, 4, 5, 6, 6]);
});

test('nobody meets the last opponent again while somebody else can come', () => {
  const played = wait(Played.started(arena(), names(4)), ...names(4));
  const [first, second] = played.openTables();
  played.report(first?.number ?? 0, 1, 0);
  wait(played, ...(first?.seats ?? []));
  // The other two still play: the two who wait go on waiting.
  expect(played.openTables().map(({ number }) => number)).toEqual([second?.number]);
  played.report(second?.number ?? 0, 1, 0);
  wait(played, ...(second?.seats ?? []));
  const companies = played.openTables().map(({ seats }) => pairKey(itemAt(seats, 0), itemAt(seats, 1)));
  expect(companies).toHaveLength(2);
  expect(companies).not.toContain(pairKey(itemAt(first?.seats ?? [], 0), itemAt(first?.seats ?? [], 1)));
});

test('with an odd number whoever came last waits', () => {
  const played = wait(Played.started(arena(), names(5)), 'p03', 'p01', 'p05', 'p02', 'p04');
  expect(played.tournament.waiting).toEqual(['p04']);
});

test.each([2, 3, 4])('at tables of %i nobody sits at two tables at once, or beside the last company', (seats) => {
  fc.assert(
    fc.property(fc.integer({ min: 4 * seats, max: 40 }), fc.string(), (count, seed) => {
      const played = Played.started(arena(seats), names(count)).playWindow(totalsFrom(seed), 5);
      const last = new Map<string, readonly string[]>();
      for (const { tables } of played.tournament.rounds) {
        const seated = tables.flatMap((table) => table.seats);
        expect(new Set(seated).size).toBe(seated.length);
        for (const table of tables) {
          const before = new Set(table.seats.flatMap((id) => (last.get(id) ?? []).filter((other) => other !== id)));
          expect(table.seats.filter((id) => before.has(id))).toEqual([]);
        }
        for (const table of tables) for (const id of table.seats) last.set(id, table.seats);
      }
      expect(played.tournament.phase).toBe('ended');
    }),
    { seed: 6, numRuns: 8 },
  );
});

test('after the end nobody is paired, and the games in progress still count', () => {
  const played = wait(Played.started(arena(), names(4)), 'p01', 'p02');
  played.do({ kind: 'wait', entrant: 'p03' }, person('p03'));
  played.advance(NOW + HOUR);
  expect(played.tournament.phase).toBe('running');
  expect(played.try({ kind: 'wait', entrant: 'p04' }, person('p04'), NOW + HOUR)).toBe('too-late');
  played.report(1, 1, 0).advance(NOW + HOUR);
  expect(played.tournament.phase).toBe('ended');
  expect(standings(played.tournament)[0]?.points).toBe(WIN);
});

test('who plays or waits cannot wait again', () => {
  const played = wait(Played.started(arena(), names(3)), ...names(3));
  expect(played.try({ kind: 'wait', entrant: 'p03' }, person('p03'))).toBe('already-waiting');
  expect(played.try({ kind: 'wait', entrant: 'p01' }, person('p01'))).toBe('playing');
  expect(played.try({ kind: 'rest', entrant: 'p01' }, person('p01'))).toBe('not-waiting');
  played.do({ kind: 'rest', entrant: 'p03' }, person('p03'));
  expect(played.tournament.waiting).toEqual([]);
});

test('games that go on after the end are waited for a week; then the tournament ends without them', () => {
  const played = Played.started(settingsFor({ kind: 'arena' }), names(4));
  for (const id of names(4)) played.do({ kind: 'wait', entrant: id }, person(id));
  played.advance().report(1, 3, 2);
  const after = (time: number) => played.advance(NOW + HOUR + time).tournament;
  expect(overdueTables(played.tournament, NOW)).toEqual([]);
  expect(after(0).phase).toBe('running');
  expect(overdueTables(played.tournament, NOW + HOUR).map(({ number }) => number)).toEqual([2]);
  expect(after(LAST_GAMES - 1).phase).toBe('running');
  expect(after(LAST_GAMES).phase).toBe('ended');
  expect(overdueTables(played.tournament, NOW + HOUR)).toEqual([]);
});
