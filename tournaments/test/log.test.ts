import { BadInput, freezePlain } from '@grove/kernel';
import { expect, test } from 'vitest';
import { evolve, openTournament, type Settings, standings, type TournamentEvent, tournamentOf } from '../index.ts';
import { names, Played, seatsOf, settingsFor, totalsFrom } from './play.ts';

const rounds: Settings[] = [
  settingsFor({ kind: 'swiss', rounds: 4 }),
  settingsFor({ kind: 'swiss', rounds: 3 }, { seats: { least: 3, most: 4 } }),
  settingsFor({ kind: 'round-robin', cycles: 2 }),
  settingsFor({ kind: 'single-elimination' }),
  settingsFor({ kind: 'double-elimination' }),
  settingsFor({ kind: 'league', size: 4, promoted: 1, divisions: [] }),
];
const windows: Settings[] = [
  settingsFor({ kind: 'arena' }),
  settingsFor({ kind: 'duplicate', deals: 2, rotate: true, compare: 'lead' }, { seats: seatsOf(3) }),
];

const logs: [string, TournamentEvent[]][] = [
  ...rounds.map((settings) => Played.started(settings, names(9)).playRounds(totalsFrom('log')).log),
  ...windows.map((settings) => Played.started(settings, names(9)).playWindow(totalsFrom('log'), 5).log),
].map((log) => [log[0]?.kind === 'created' ? log[0].settings.format.kind : '', log]);

test.each(logs)('a log of %s that was written and read gives the same tournament', (_, log) => {
  const read = JSON.parse(JSON.stringify(log)) as TournamentEvent[];
  expect(tournamentOf(read)).toEqual(tournamentOf(log));
  expect(JSON.parse(JSON.stringify(tournamentOf(log)))).toEqual(tournamentOf(log));
  expect(standings(tournamentOf(read))).toEqual(standings(tournamentOf(log)));
});

test.each(logs)('an event of %s changes nothing in place', (_, log) => {
  let tournament = freezePlain(openTournament(log[0] as TournamentEvent));
  for (const event of log.slice(1)) {
    freezePlain(event);
    tournament = freezePlain(evolve(tournament, event));
    standings(tournament);
  }
  expect(tournament.phase).toBe('ended');
});

test('a log begins with its creation, and has no second one', () => {
  const [created] = new Played(settingsFor({ kind: 'arena' })).log as [TournamentEvent];
  expect(() => openTournament({ kind: 'ended', at: 0 })).toThrow(BadInput);
  expect(() => evolve(openTournament(created), created)).toThrow(BadInput);
});
