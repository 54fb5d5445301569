import { games } from '@grove/games';
import { isRefusal, itemAt } from '@grove/kernel';
import { bracketOf, bracketState, createTournament, type Settings } from '@grove/tournaments';
import { favouritesWin, HOUR, names, NOW, Played, seatsOf, settingsFor } from '@grove/tournaments/test-play';
import { describe, expect, test } from 'vitest';
import { placeBracket } from '../online/tournaments/bracket/layout.ts';
import { exchanged, firstPairing } from '../online/tournaments/direct/hand-pairing.ts';
import { type Draft, firstDraft, type FormatKind, settingsFrom, tableSizes } from '../online/tournaments/make/draft.ts';
import { fieldOf } from '../online/tournaments/make/field-of.ts';
import { fromLocalText, nextFullHour, toLocalText } from '../online/tournaments/make/local-time.ts';
import { nextSeasonName, sameTimeInAWeek } from '../online/tournaments/make/next-season.ts';
import { screenPages } from '../online/tournaments/screen/pages.ts';
import { coreTournament } from '../online/tournaments/shown/core-tournament.ts';
import { heldSeats } from '../online/tournaments/shown/held-seats.ts';
import { mainAct, myText } from '../online/tournaments/shown/my-part.ts';
import { tieBreakText, winsText } from '../online/tournaments/shown/points-text.ts';
import { sharesBetween } from '../online/tournaments/shown/shares.ts';
import { tournamentWords } from '../online/tournaments/words/index.ts';
import { meIn, registered, viewOf } from './components/tournaments/views.ts';

const words = tournamentWords.en;
const swiss = { kind: 'swiss', rounds: 3 } as const;

describe('points', () => {
  test('are written as people write them', () => {
    expect([0, 6, 12, 30, 9].map((twelfths) => winsText(twelfths, 'en'))).toEqual(['0', '½', '1', '2½', '¾']);
    expect(winsText(16, 'en')).toBe('1.33');
    expect(winsText(16, 'de')).toBe('1,33');
  });

  test('of tie-breaks are sums of points, or are counted', () => {
    expect(tieBreakText('buchholz', 42, 'en')).toBe('3½');
    expect(tieBreakText('wins', 4, 'en')).toBe('4');
    expect(tieBreakText('game-points', 131, 'en')).toBe('131');
  });
});

describe('what a person can do next', () => {
  const view = viewOf(registered(swiss, names(4)));

  test('is to enter for whoever is not known, while registration is open', () => {
    expect(mainAct(view, undefined)).toEqual({ kind: 'register' });
    expect(mainAct({ phase: 'running' }, undefined)).toBeUndefined();
  });

  test('is first of all to sit down at the own table', () => {
    const running = viewOf(Played.started(settingsFor(swiss), names(4)).advance());
    const me = meIn(running, 'p01', ['withdraw', 'wait']);
    expect(mainAct(running, me)).toEqual({ kind: 'table', table: me.table });
    expect(myText(running, me, words)).toBe(words.mine.tableReady);
  });

  test('is nothing for whoever waits for the others, has a bye, or is out', () => {
    const played = Played.started(settingsFor(swiss), names(5)).advance();
    const [first] = itemAt(played.openTables(), 0).seats;
    const bye = itemAt(itemAt(played.tournament.rounds, 0).byes, 0);
    const done = viewOf(played.report(itemAt(played.openTables(), 0).number, 20, 10));
    const text = (id: string) => myText(done, meIn(done, id), words);
    expect(text(String(first))).toBe(words.mine.done);
    expect(text(bye)).toBe(words.mine.bye);
    const knockout = Played.started(settingsFor({ kind: 'single-elimination' }), names(4)).advance();
    const table = itemAt(knockout.openTables(), 0);
    const after = viewOf(knockout.report(table.number, 1, 2));
    expect(myText(after, meIn(after, itemAt(table.seats, 0)), words)).toBe(words.mine.out);
    expect(myText(after, meIn(after, itemAt(table.seats, 1)), words)).toBe(words.mine.done);
  });
});

test('whoever has not played in an arena yet is not said to take a break', () => {
  const arena = Played.started(settingsFor({ kind: 'arena' }), names(4));
  const before = viewOf(arena);
  expect(myText(before, meIn(before, 'p01', ['wait']), words)).toBe(words.mine.begun);
  for (const id of ['p01', 'p02']) arena.do({ kind: 'wait', entrant: id }, { kind: 'person', id });
  const after = viewOf(arena.advance().report(1, 20, 10));
  expect(myText(after, meIn(after, 'p01', ['wait']), words)).toBe(words.mine.resting);
});

test('at the end one’s place is told, in a league among those of the own division', () => {
  const placeOf = (format: Settings['format'], id: string) => {
    const view = viewOf(Played.started(settingsFor(format), names(8)).playRounds(favouritesWin));
    return myText(view, meIn(view, id), words);
  };
  expect(placeOf(swiss, 'p01')).toBe('You are on the podium, in place 1.');
  expect(placeOf(swiss, 'p08')).toBe('You are in place 8 of 8.');
  expect(placeOf({ kind: 'league', size: 4, promoted: 1, divisions: [] }, 'p06')).toBe('You are in place 2 of 4.');
});

describe('a bracket', () => {
  const placed = (kind: 'single-elimination' | 'double-elimination', count: number) => {
    const view = viewOf(Played.started(settingsFor({ kind }), names(count)).playRounds(favouritesWin));
    const tournament = coreTournament(view);
    return placeBracket(bracketOf(tournament), bracketState(tournament));
  };

  test.each([2, 3, 5, 8, 13])('for %i is a tree: every match stands between those that it comes from', (count) => {
    const { main, lower, final } = placed('single-elimination', count);
    expect([lower, final]).toEqual([[], []]);
    for (const { from, row, column } of main) {
      const sources = main.filter(({ number }) => from.includes(number));
      expect(sources.every((source) => source.column === column - 1)).toBe(true);
      if (sources.length === 2) expect(row).toBe((itemAt(sources, 0).row + itemAt(sources, 1).row) / 2);
    }
    expect(new Set(main.map(({ column, row }) => `${column} ${row}`)).size).toBe(main.length);
  });

  test.each([2, 3, 4, 6, 8])('with a second chance for %i has a place for every match that is played', (count) => {
    const { main, lower, final } = placed('double-elimination', count);
    expect(final).toHaveLength(1);
    for (const part of [main, lower])
      expect(new Set(part.map(({ column, row }) => `${column} ${row}`)).size).toBe(part.length);
  });
});

test('a deal opens to its seats, the best of each first', () => {
  const format = { kind: 'duplicate', deals: 1, rotate: true, compare: 'lead' } as const;
  const view = viewOf(Played.started(settingsFor(format), names(4)).playWindow(favouritesWin, 9));
  const seats = heldSeats(view, 0);
  expect(seats).toHaveLength(2);
  for (const [seat, held] of seats.entries()) {
    expect(held).toHaveLength(4);
    expect(held.map(({ percent }) => percent)).toEqual(held.map(({ percent }) => percent).sort((a, b) => b - a));
    for (const { entrant, table, total } of held) {
      expect([table.seats[seat], table.result?.totals[seat]]).toEqual([entrant, total]);
    }
  }
});

test('a cross table holds what everybody scored against everybody', () => {
  const view = viewOf(
    Played.started(settingsFor({ kind: 'round-robin', cycles: 2 }), names(4)).playRounds(favouritesWin),
  );
  const shares = sharesBetween(view.rounds);
  expect(shares.get('p01')?.get('p04')).toEqual([1, 1]);
  expect(shares.get('p04')?.get('p01')).toEqual([0, 0]);
});

describe('pairing by hand', () => {
  test('begins with the open round, or side by side by rank', () => {
    const played = Played.started(settingsFor(swiss), names(5));
    expect(firstPairing(viewOf(played))).toEqual({
      tables: [
        ['p01', 'p02'],
        ['p03', 'p04'],
      ],
      byes: ['p05'],
    });
    const open = viewOf(played.advance());
    expect(firstPairing(open).tables).toEqual(itemAt(open.rounds, 0).tables.map(({ seats }) => seats));
  });

  test('exchanges two players, also one with a bye', () => {
    const pairing = {
      tables: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      byes: ['e'],
    };
    expect(exchanged(pairing, 'a', 'e')).toEqual({
      tables: [
        ['e', 'b'],
        ['c', 'd'],
      ],
      byes: ['a'],
    });
    expect(exchanged(pairing, 'b', 'b')).toEqual(pairing);
  });
});

describe('the big screen', () => {
  test('shows pairings and standings in pieces, and the podium at the end', () => {
    const played = Played.started(settingsFor(swiss), names(22)).advance();
    expect(screenPages(viewOf(played)).map(({ kind }) => kind)).toEqual([
      'pairings',
      'pairings',
      'standings',
      'standings',
      'standings',
    ]);
    const kinds = screenPages(viewOf(played.playRounds(favouritesWin))).map(({ kind }) => kind);
    expect(kinds).toEqual(['podium', 'standings', 'standings', 'standings']);
  });

  test('shows who comes before the start, also if that is nobody yet', () => {
    const shown = (ids: readonly string[]) =>
      screenPages(viewOf(registered(swiss, ids))).map((page) => page.kind === 'gathering' && page.entrants.length);
    expect(shown([])).toEqual([0]);
    expect(shown(names(16))).toEqual([14, 2]);
  });

  test('shows the games that go on where there are no rounds, and none when there are none', () => {
    const format = { kind: 'duplicate', deals: 1, rotate: false, compare: 'points' } as const;
    const played = Played.started(settingsFor(format, { seats: seatsOf(1) }), names(3));
    for (const entrant of ['p01', 'p02']) played.do({ kind: 'wait', entrant }).advance();
    const shown = () =>
      screenPages(viewOf(played)).map((page) => (page.kind === 'pairings' ? page.games.length : page.kind));
    expect(shown()).toEqual([2, 'standings']);
    for (const { number } of played.openTables()) played.report(number, 20);
    expect(shown()).toEqual(['standings']);
    const view = viewOf(played);
    expect(['p01', 'p03'].map((id) => myText(view, meIn(view, id), words))).toEqual([
      words.mine.allDealsPlayed,
      words.mine.resting,
    ]);
  });

  test('shows every division of a league by itself', () => {
    const league = { kind: 'league', size: 4, promoted: 1, divisions: [] } as const;
    const pages = screenPages(viewOf(Played.started(settingsFor(league), names(8)).advance()));
    expect(pages.flatMap((page) => (page.kind === 'standings' ? [page.title] : []))).toEqual([1, 2]);
  });
});

describe('the form', () => {
  const cover = itemAt(games, 0).cover;
  const KINDS: readonly FormatKind[] = [
    'swiss',
    'round-robin',
    'single-elimination',
    'double-elimination',
    'arena',
    'duplicate',
    'league',
  ];

  test.each(games.flatMap((game) => KINDS.map((kind) => [game.cover.id, kind, game.cover] as const)))(
    'for %s as %s offers only sizes of tables that the core allows',
    (_id, kind, { players, ...rest }) => {
      for (const tableSize of tableSizes({ players }, kind)) {
        const draft: Draft = { ...firstDraft({ players, ...rest }, NOW), kind, tableSize };
        expect(createTournament(settingsFrom(draft), NOW)).toMatchObject({ kind: 'created' });
      }
    },
  );

  test.each<[Partial<Draft>, string, string]>([
    [{ start: NOW - 1 }, 'bad-start', 'start'],
    [{ kind: 'arena', end: NOW }, 'ends-before-start', 'end'],
    [{ kind: 'league', divisionSize: 4, promoted: 3 }, 'bad-promotion', 'format'],
    [{ most: 1 }, 'bad-capacity', 'most'],
    [{ hasRatingLimits: true, ratingLeast: 1800, ratingMost: 1200 }, 'bad-rating-limits', 'rating'],
    [{ rounds: 40 }, 'bad-rounds', 'format'],
    [{ tableSize: '3-4', kind: 'round-robin' }, 'needs-one-table-size', 'tableSize'],
  ])('shows the core’s reason where it belongs: %j', (part, reason, field) => {
    const created = createTournament(settingsFrom({ ...firstDraft(cover, NOW), ...part }), NOW);
    expect(isRefusal(created) && created.reason).toBe(reason);
    expect(fieldOf(reason)).toBe(field);
  });

  test('writes moments as the reader’s own time and reads them back', () => {
    const hour = nextFullHour(NOW);
    expect(hour - NOW).toBeGreaterThanOrEqual(30 * 60_000);
    expect(fromLocalText(toLocalText(hour))).toBe(hour);
    expect(fromLocalText('')).toBeUndefined();
  });

  test('calls the next season by the next number, within the length of a name', () => {
    expect(nextSeasonName('Spring League')).toBe('Spring League 2');
    expect(nextSeasonName('League 2026 / 9')).toBe('League 2026 / 10');
    expect(nextSeasonName('7')).toBe('8');
    expect(nextSeasonName('x'.repeat(60))).toBe(`${'x'.repeat(58)} 2`);
  });

  test('begins the next season at the same hour of the week, a day from now at the earliest', () => {
    const next = sameTimeInAWeek(NOW, NOW + 20 * 24 * HOUR);
    expect(new Date(next).getDay()).toBe(new Date(NOW).getDay());
    expect(new Date(next).getHours()).toBe(new Date(NOW).getHours());
    expect(next - NOW).toBeGreaterThan(21 * 24 * HOUR - 2 * HOUR);
    expect(sameTimeInAWeek(NOW, NOW - HOUR)).toBeGreaterThan(NOW);
  });

  test('asks for nothing that somebody alone has no use for', () => {
    const draft: Draft = { ...firstDraft(cover, NOW), kind: 'duplicate', tableSize: '1' };
    expect(settingsFrom(draft)).toMatchObject({ format: { rotate: false, compare: 'points' }, seats: seatsOf(1) });
  });
});
