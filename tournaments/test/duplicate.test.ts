import { itemAt } from '@grove/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoredHoldings, standings, type Settings, type Tournament } from '../index.ts';
import { favouritesWin, names, person, Played, seatsOf, settingsFor, totalsFrom } from './play.ts';

const duplicate = (seats: number, deals: number, rotate: boolean, compare: 'points' | 'lead' = 'points'): Settings => {
  const settings = settingsFor({ kind: 'duplicate', deals, rotate, compare }, { seats: seatsOf(seats), tieBreaks: [] });
  return { ...settings, entry: { ...settings.entry, lateRounds: 1 } };
};

const tablesOf = ({ rounds }: Tournament) => rounds.flatMap(({ tables }) => tables);

test('alone, worked out by hand: who scores the most of three has 100 per cent, and ties share', () => {
  const played = Played.started(duplicate(1, 2, false), names(3));
  const totals: Record<string, number[]> = { p01: [30, 20], p02: [20, 20], p03: [10, 10] };
  played.playWindow(({ seats, deal }) => [itemAt(itemAt(totals, itemAt(seats, 0)), deal ?? 0)], 9);
  expect(standings(played.tournament).map(({ entrant, points }) => [entrant, points])).toEqual([
    ['p01', (100 + 75) / 2],
    ['p02', (50 + 75) / 2],
    ['p03', 0],
  ]);
});

test('for two each deal is played twice by the same two with the seats exchanged', () => {
  const { tournament } = Played.started(duplicate(2, 1, true), names(4)).playWindow(favouritesWin, 9);
  expect(tablesOf(tournament).map(({ seats, deal }) => `${seats.join('-')} deal ${deal}`)).toEqual([
    'p01-p02 deal 0',
    'p04-p03 deal 0',
    'p02-p01 deal 0',
    'p03-p04 deal 0',
  ]);
});

test('whoever has had every deal waits for nobody', () => {
  const alone = Played.started(duplicate(1, 1, false), names(2));
  alone.do({ kind: 'wait', entrant: 'p01' }).advance();
  alone.report(itemAt(alone.openTables(), 0).number, 20);
  expect(['p01', 'p02'].map((entrant) => alone.try({ kind: 'wait', entrant }))).toEqual(['all-deals-played', 'done']);

  const rotating = Played.started(duplicate(2, 1, true), names(2));
  const playOnce = () => {
    for (const entrant of names(2)) rotating.do({ kind: 'wait', entrant });
    rotating.advance();
    rotating.report(itemAt(rotating.openTables(), 0).number, 20, 10);
  };
  playOnce();
  // The same deal waits for them with the seats exchanged.
  playOnce();
  expect(rotating.try({ kind: 'wait', entrant: 'p01' })).toBe('all-deals-played');
});

test('by the lead what counts is how far somebody is before the best of the others', () => {
  const played = Played.started(duplicate(2, 1, false, 'lead'), names(4));
  const totals: Record<string, number> = { p01: 50, p02: 49, p03: 10, p04: 5 };
  played.playWindow(({ seats }) => seats.map((id) => itemAt(totals, id)), 9);
  const values = scoredHoldings(played.tournament).map(({ entrant, value, percent }) => [entrant, value, percent]);
  expect(values).toEqual([
    ['p01', 1, 100],
    ['p02', -1, 0],
    ['p04', -5, 0],
    ['p03', 5, 100],
  ]);
});

const fields = [
  fc.constantFrom(1, 2, 3, 4),
  fc.integer({ min: 1, max: 4 }),
  fc.boolean(),
  fc.integer({ min: 4, max: 16 }),
  fc.string(),
] as const;

test('nobody holds a seat of a deal twice, all deals are played, and per cents add up', () => {
  fc.assert(
    fc.property(...fields, (seats, deals, rotate, some, seed) => {
      const count = some - (some % seats);
      const { tournament } = Played.started(duplicate(seats, deals, rotate), names(count)).playWindow(
        totalsFrom(seed),
        99,
      );
      const holdings = scoredHoldings(tournament);
      const held = holdings.map(({ entrant, deal, seat }) => `${entrant} ${deal} ${seat}`);
      expect(new Set(held).size).toBe(held.length);
      if (seats === 1) expect(held).toHaveLength(count * deals);
      for (const [, same] of Map.groupBy(holdings, ({ deal, seat }) => `${deal} ${seat}`)) {
        const sum = same.reduce((total, { percent }) => total + percent, 0);
        expect(sum).toBeCloseTo(50 * same.length);
      }
      if (rotate) {
        for (const [, tables] of Map.groupBy(
          tablesOf(tournament),
          (table) => `${table.deal} ${[...table.seats].sort().join()}`,
        )) {
          expect(tables).toHaveLength(seats);
        }
      }
    }),
    { seed: 7, numRuns: 60 },
  );
});

test('who comes late plays all deals with others who have not seen them', () => {
  const played = Played.started(duplicate(2, 2, false), names(4));
  const play = () => {
    for (const { id } of played.tournament.entrants) {
      if (played.try({ kind: 'wait', entrant: id }, person(id)) === 'done')
        played.do({ kind: 'wait', entrant: id }, person(id));
    }
    played.advance();
    for (const table of played.openTables()) played.report(table.number, ...favouritesWin(table));
  };
  play();
  played.enter('p05').enter('p06');
  play();
  play();
  const deals = (id: string) =>
    tablesOf(played.tournament)
      .filter(({ seats }) => seats.includes(id))
      .map(({ deal }) => String(deal));
  for (const { id } of played.tournament.entrants) expect(deals(id).sort()).toEqual(['0', '1']);
});
