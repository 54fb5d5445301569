import { describe, expect, test } from 'vitest';
import type { Actor, Settings, TournamentCommand } from '../index.ts';
import { director, favouritesWin, HOUR, names, NOW, person, Played, server, settingsFor } from './play.ts';

const swiss = settingsFor({ kind: 'swiss', rounds: 3 });
const withEntry = (more: Partial<Settings['entry']>): Settings => ({ ...swiss, entry: { ...swiss.entry, ...more } });
const entrant = (id: string, rating = 1500, isBot = false) => ({ id, rating, isBot });
const win = { totals: [3, 1], places: [1, 2] };

describe('entering', () => {
  test('people enter themselves, directors anybody, and nobody twice', () => {
    const played = new Played(swiss);
    expect(played.try({ kind: 'register', entrant: entrant('a') }, person('b'))).toBe('not-your-entry');
    expect(played.try({ kind: 'register', entrant: entrant('a') }, server)).toBe('not-your-entry');
    played.do({ kind: 'register', entrant: entrant('a') }, person('a'));
    expect(played.try({ kind: 'register', entrant: entrant('a') }, person('a'))).toBe('already-registered');
    expect(played.try({ kind: 'register', entrant: entrant('b', Number.NaN) })).toBe('bad-rating');
  });

  test('limits of number, rating and bots', () => {
    const played = new Played(withEntry({ most: 2, rating: { least: 1000, most: 1600 }, bots: false }));
    expect(played.try({ kind: 'register', entrant: entrant('a', 999) })).toBe('rating-out-of-limits');
    expect(played.try({ kind: 'register', entrant: entrant('a', 1601) })).toBe('rating-out-of-limits');
    expect(played.try({ kind: 'register', entrant: entrant('bot', 1200, true) })).toBe('no-bots');
    expect(played.try({ kind: 'register', entrant: entrant('bot', 1200, true) }, person('bot'))).toBe('director-only');
    played.enter('a').enter('b');
    expect(played.try({ kind: 'register', entrant: entrant('c') })).toBe('full');
    played.do({ kind: 'withdraw', entrant: 'a' }, person('a'));
    expect(played.try({ kind: 'register', entrant: entrant('c') })).toBe('done');
  });

  test('only those who checked in play, and bots', () => {
    const played = new Played(withEntry({ checkIn: true })).enter('a').enter('b').enter('c').enter('bot', 1, true);
    expect(played.try({ kind: 'check-in', entrant: 'x' })).toBe('no-such-entrant');
    played.do({ kind: 'check-in', entrant: 'a' }, person('a')).do({ kind: 'check-in', entrant: 'c' });
    expect(played.try({ kind: 'check-in', entrant: 'a' }, person('a'))).toBe('already-checked-in');
    played.do({ kind: 'start', seed: 's' });
    expect(played.tournament.entrants.map(({ id }) => id).sort()).toEqual(['a', 'bot', 'c']);
    expect(played.try({ kind: 'check-in', entrant: 'a' })).toBe('started');
    expect(new Played(swiss).enter('a').try({ kind: 'check-in', entrant: 'a' })).toBe('no-check-in');
  });

  test('late entry as long as the settings allow it, and a withdrawal can be taken back by it', () => {
    expect(Played.started(swiss, names(4)).try({ kind: 'register', entrant: entrant('x') })).toBe('started');
    const played = Played.started(withEntry({ lateRounds: 1 }), names(4)).advance();
    played.enter('x').do({ kind: 'withdraw', entrant: 'p01' });
    expect(played.try({ kind: 'withdraw', entrant: 'p01' })).toBe('withdrawn');
    played.enter('p01', 2000);
    for (const table of played.openTables()) played.report(table.number, ...favouritesWin(table));
    played.advance();
    expect(played.tournament.entrants.map(({ id }) => id)).toContain('x');
    expect(played.try({ kind: 'register', entrant: entrant('y') })).toBe('too-late');
  });

  test('the start needs its time and enough players', () => {
    const later = new Played({ ...swiss, times: { ...swiss.times, start: NOW + HOUR } }).enter('a');
    expect(later.try({ kind: 'start', seed: '' }, server)).toBe('too-early');
    expect(later.try({ kind: 'start', seed: '' }, person('a'))).toBe('director-only');
    expect(later.try({ kind: 'start', seed: '' }, server, NOW + HOUR)).toBe('too-few');
    later.enter('b').do({ kind: 'start', seed: '' }, server, NOW + HOUR);
    expect(later.try({ kind: 'start', seed: '' })).toBe('started');
  });

  test('lots decide between equal ratings: the seed and not the order of entry', () => {
    const order = (ids: string[], seed: string) => {
      const played = new Played(swiss);
      for (const id of ids) played.enter(id);
      return played.do({ kind: 'start', seed }).tournament.entrants.map(({ id }) => id);
    };
    expect(order(names(8), 'one')).toEqual(order(names(8).reverse(), 'one'));
    expect(order(names(8), 'one')).not.toEqual(order(names(8), 'two'));
  });
});

describe('results', () => {
  test('come from the server, once, and fit the table', () => {
    const played = Played.started(swiss, names(4)).advance();
    const report = (table: number, result = win): TournamentCommand => ({ kind: 'report-result', table, result });
    expect(played.try(report(1), person('p01'))).toBe('server-only');
    expect(played.try(report(9), server)).toBe('no-such-table');
    expect(played.try(report(1, { totals: [1], places: [1] }), server)).toBe('bad-result');
    expect(played.try(report(1, { totals: [1, 2], places: [1, 3] }), server)).toBe('bad-result');
    expect(played.try(report(1, { totals: [1, Number.NaN], places: [1, 2] }), server)).toBe('bad-result');
    played.do(report(1), server);
    expect(played.try(report(1), server)).toBe('result-known');
    played.do({ kind: 'end-round' });
    expect(played.try(report(2), server)).toBe('round-over');
    expect(played.try({ kind: 'end-round' })).toBe('round-over');
  });

  test('directors set them with a reason that is kept', () => {
    const played = Played.started(swiss, names(4)).advance().report(1, 0, 1);
    expect(played.try({ kind: 'set-result', table: 1, result: win, reason: '  ' })).toBe('needs-reason');
    expect(played.try({ kind: 'set-result', table: 1, result: win, reason: 'x'.repeat(201) })).toBe('needs-reason');
    played.do({ kind: 'set-result', table: 1, result: win, reason: ' wrong score ' });
    expect(played.tournament.rounds[0]?.tables[0]).toMatchObject({ result: win, setReason: 'wrong score' });
  });
});

describe('rounds', () => {
  test('nothing happens before all tables are finished, unless the time is out', () => {
    const played = Played.started({ ...swiss, times: { ...swiss.times, round: HOUR } }, names(4)).advance();
    played.report(1, 1, 0).advance();
    expect(played.tournament.rounds).toHaveLength(1);
    played.do({ kind: 'extend', until: NOW + 2 * HOUR }).advance(NOW + HOUR);
    expect(played.tournament.rounds).toHaveLength(1);
    played.advance(NOW + 2 * HOUR);
    expect(played.tournament.rounds).toHaveLength(2);
    expect(played.tournament.rounds[0]).toMatchObject({ isOver: true, tables: [{}, { result: null }] });
  });

  test('a pause stops the clock of the round', () => {
    const played = Played.started({ ...swiss, times: { ...swiss.times, round: HOUR } }, names(4)).advance();
    played.do({ kind: 'pause' });
    expect(played.try({ kind: 'advance' }, server, NOW + HOUR)).toBe('paused');
    expect(played.try({ kind: 'pause' })).toBe('paused');
    played.do({ kind: 'resume' }, director, NOW + 3 * HOUR);
    expect(played.try({ kind: 'resume' })).toBe('not-paused');
    expect(played.tournament.rounds[0]?.end).toBe(NOW + 4 * HOUR);
  });

  test('only what has an end ends later, and only later', () => {
    expect(
      Played.started(swiss, names(4))
        .advance()
        .try({ kind: 'extend', until: NOW + HOUR }),
    ).toBe('no-end-time');
    const arena = Played.started(settingsFor({ kind: 'arena' }), names(4));
    expect(arena.try({ kind: 'extend', until: NOW + HOUR })).toBe('bad-time');
    expect(arena.try({ kind: 'extend', until: Number.NaN })).toBe('bad-time');
    expect(arena.do({ kind: 'extend', until: NOW + 2 * HOUR }).tournament.end).toBe(NOW + 2 * HOUR);
  });

  test('byes and absences are for rounds of a Swiss to come; a bye brings the points of a win, once', () => {
    const played = Played.started(swiss, names(6));
    played.do({ kind: 'give-bye', entrant: 'p01', round: 1 });
    played.do({ kind: 'announce-absence', entrant: 'p02', round: 1 }, person('p02')).advance();
    expect(played.tournament.rounds[0]).toMatchObject({ byes: ['p01'], idle: ['p02'] });
    expect(played.try({ kind: 'give-bye', entrant: 'p01', round: 2 })).toBe('had-bye');
    expect(played.try({ kind: 'give-bye', entrant: 'p03', round: 1 })).toBe('bad-round');
    expect(played.try({ kind: 'announce-absence', entrant: 'p03', round: 4 })).toBe('bad-round');
    expect(played.try({ kind: 'announce-absence', entrant: 'p03', round: 2 }, person('p04'))).toBe('not-your-entry');
    played.do({ kind: 'give-bye', entrant: 'p03', round: 3 });
    expect(played.try({ kind: 'announce-absence', entrant: 'p03', round: 3 }, person('p03'))).toBe('already-excused');
    const robin = Played.started(settingsFor({ kind: 'round-robin', cycles: 1 }), names(4));
    expect(robin.try({ kind: 'give-bye', entrant: 'p01', round: 1 })).toBe('no-rounds');
  });

  test('directors pair by hand, the open round again while it has no result', () => {
    const played = Played.started(swiss, names(5)).advance();
    const hand = (tables: string[][], byes: string[] = []): TournamentCommand => ({
      kind: 'pair-by-hand',
      tables,
      byes,
      reason: 'they came together',
    });
    expect(played.try(hand([['p01', 'p01']]))).toBe('bad-pairing');
    expect(played.try(hand([['p01', 'p02', 'p03']]))).toBe('bad-pairing');
    expect(played.try(hand([]))).toBe('bad-pairing');
    expect(played.try(hand([['p01', 'x']]))).toBe('no-such-entrant');
    played.do(
      hand(
        [
          ['p02', 'p01'],
          ['p03', 'p04'],
        ],
        ['p05'],
      ),
    );
    expect(played.tournament.rounds).toHaveLength(1);
    expect(played.tournament.rounds[0]).toMatchObject({ handReason: 'they came together', byes: ['p05'], idle: [] });
    expect(played.tournament.rounds[0]?.tables.map(({ number }) => number)).toEqual([1, 2]);
    played.report(1, 1, 0);
    expect(played.try(hand([['p01', 'p02']]))).toBe('result-known');
    const robin = Played.started(settingsFor({ kind: 'round-robin', cycles: 1 }), names(4));
    expect(robin.try(hand([['p01', 'p02']]))).toBe('no-hand-pairing');
  });
});

describe('rights and ends', () => {
  const officialOnly: TournamentCommand[] = [
    { kind: 'start', seed: '' },
    { kind: 'advance' },
    { kind: 'pair-by-hand', tables: [['p01', 'p02']], byes: [], reason: 'r' },
    { kind: 'set-result', table: 1, result: win, reason: 'r' },
    { kind: 'give-bye', entrant: 'p01', round: 2 },
    { kind: 'end-round' },
    { kind: 'pause' },
    { kind: 'resume' },
    { kind: 'extend', until: NOW + HOUR },
    { kind: 'cancel', reason: 'r' },
    { kind: 'end' },
  ];

  test.each(officialOnly.map((command) => [command.kind, command] as const))('people cannot %s', (_, command) => {
    const played = Played.started(swiss, names(4)).advance();
    expect(played.try(command, person('p01'))).toBe('director-only');
  });

  const byServer = new Set(['start', 'advance']);
  const directorOnly = officialOnly.filter(({ kind }) => !byServer.has(kind));
  test.each(directorOnly.map((command) => [command.kind, command] as const))(
    'the server by itself cannot %s',
    (_, command) => {
      expect(Played.started(swiss, names(4)).advance().try(command, server)).toBe('director-only');
    },
  );

  const all: [TournamentCommand, Actor][] = [
    ...officialOnly.map((command): [TournamentCommand, Actor] => [command, director]),
    [{ kind: 'register', entrant: entrant('x') }, director],
    [{ kind: 'withdraw', entrant: 'p01' }, director],
    [{ kind: 'check-in', entrant: 'p01' }, director],
    [{ kind: 'announce-absence', entrant: 'p01', round: 2 }, director],
    [{ kind: 'wait', entrant: 'p01' }, director],
    [{ kind: 'rest', entrant: 'p01' }, director],
    [{ kind: 'report-result', table: 1, result: win }, server],
  ];

  test.each(all.map(([command, by]) => [command.kind, command, by] as const))(
    'after the end nobody can %s',
    (_, command, by) => {
      const cancelled = Played.started(swiss, names(4)).advance().do({ kind: 'cancel', reason: 'flood' });
      expect(cancelled.try(command, by)).toBe('over');
      expect(cancelled.tournament.cancelReason).toBe('flood');
      const ended = Played.started(swiss, names(4)).advance().do({ kind: 'end' });
      expect(ended.try(command, by)).toBe('over');
    },
  );

  test('before the start there is nothing to play, pause or end', () => {
    const played = new Played(swiss).enter('p01').enter('p02');
    expect(played.try({ kind: 'advance' }, server)).toBe('not-running');
    expect(played.try({ kind: 'pause' })).toBe('not-running');
    expect(played.do({ kind: 'start', seed: '' }).try({ kind: 'end' })).toBe('too-early');
    expect(played.try({ kind: 'wait', entrant: 'p01' })).toBe('not-waiting');
  });

  test('a time that is none is refused, and times do not run backwards', () => {
    const played = new Played(swiss);
    expect(played.try({ kind: 'cancel', reason: 'r' }, director, Number.NaN)).toBe('bad-time');
    played.do({ kind: 'register', entrant: entrant('a') }, director, NOW + HOUR);
    played.do({ kind: 'register', entrant: entrant('b') }, director, NOW);
    expect(played.log.map(({ at }) => at)).toEqual([NOW, NOW + HOUR, NOW + HOUR]);
  });
});
