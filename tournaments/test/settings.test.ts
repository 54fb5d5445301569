import { isRefusal } from '@grove/kernel';
import { expect, test } from 'vitest';
import { createTournament, type Settings, type TieBreak } from '../index.ts';
import { HOUR, NOW, seatsOf, settingsFor } from './play.ts';

const swiss = settingsFor({ kind: 'swiss', rounds: 5 });
const robin = settingsFor({ kind: 'round-robin', cycles: 1 });
const arena = settingsFor({ kind: 'arena' });
const alone = settingsFor({ kind: 'duplicate', deals: 3, rotate: false, compare: 'points' }, { seats: seatsOf(1) });
const league = { kind: 'league', size: 4, promoted: 1, divisions: [] } as const;

const possible: Settings[] = [
  swiss,
  robin,
  arena,
  alone,
  settingsFor(league),
  settingsFor({ kind: 'single-elimination' }),
  settingsFor({ kind: 'double-elimination' }),
  { ...swiss, seats: { least: 3, most: 4 } },
  { ...swiss, entry: { ...swiss.entry, lateRounds: 2 } },
];

test.each(possible.map((settings) => [settings.format.kind, settings] as const))('%s can be played', (_, settings) => {
  expect(createTournament(settings, NOW)).toEqual({ kind: 'created', settings, at: NOW });
});

const entry = (more: Partial<Settings['entry']>): Settings => ({ ...swiss, entry: { ...swiss.entry, ...more } });
const times = (settings: Settings, more: Partial<Settings['times']>): Settings => ({
  ...settings,
  times: { ...settings.times, ...more },
});

const impossible: [string, Settings][] = [
  ['bad-seats', { ...swiss, seats: { least: 4, most: 3 } }],
  ['bad-seats', { ...swiss, seats: seatsOf(5) }],
  ['bad-seats', { ...swiss, seats: seatsOf(2.5) }],
  ['solo-needs-duplicate', { ...swiss, seats: seatsOf(1) }],
  ['solo-needs-duplicate', { ...alone, seats: { least: 1, most: 2 } }],
  ['elimination-needs-two', settingsFor({ kind: 'single-elimination' }, { seats: seatsOf(3) })],
  ['needs-one-table-size', { ...robin, seats: { least: 3, most: 4 } }],
  ['bad-rounds', settingsFor({ kind: 'swiss', rounds: 0 })],
  ['bad-rounds', settingsFor({ kind: 'swiss', rounds: 31 })],
  ['bad-cycles', settingsFor({ kind: 'round-robin', cycles: 0 })],
  ['bad-deals', { ...alone, format: { kind: 'duplicate', deals: 0, rotate: true, compare: 'lead' } }],
  ['bad-division-size', settingsFor({ ...league, size: 1 })],
  ['bad-promotion', settingsFor({ ...league, promoted: 3 })],
  ['twice-in-divisions', settingsFor({ ...league, divisions: [['a', 'b'], ['a']] })],
  ['bad-capacity', entry({ most: 1 })],
  ['bad-rating-limits', entry({ rating: { least: 10, most: 5 } })],
  ['bad-rating-limits', entry({ rating: { least: Number.NaN, most: 5 } })],
  ['bad-late-entry', entry({ lateRounds: -1 })],
  ['no-late-entry', { ...robin, entry: { ...robin.entry, lateRounds: 1 } }],
  ['bad-start', times(swiss, { start: NOW - 1 })],
  ['bad-start', times(swiss, { start: Number.POSITIVE_INFINITY })],
  ['needs-end', times(arena, { end: null })],
  ['no-end-time', times(swiss, { end: NOW + HOUR })],
  ['ends-before-start', times(arena, { end: NOW })],
  ['bad-round-time', times(swiss, { round: 0 })],
  ['no-rounds', times(arena, { round: HOUR })],
  ['bad-tie-breaks', { ...swiss, tieBreaks: ['wins', 'wins'] }],
  ['bad-tie-breaks', { ...swiss, tieBreaks: ['luck' as TieBreak] }],
  ['bad-prizes', { ...swiss, prizes: -1 }],
];

test.each(impossible)('settings are refused: %s', (reason, settings) => {
  const answer = createTournament(settings, NOW);
  expect(isRefusal(answer) ? answer.reason : 'done').toBe(reason);
});

test('a time that is none is refused', () => {
  const answer = createTournament(swiss, Number.NaN);
  expect(isRefusal(answer) ? answer.reason : 'done').toBe('bad-time');
});
