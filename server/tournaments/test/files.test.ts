import type { TournamentView } from '@grove/protocol';
import { expect, test } from 'vitest';
import { calendarEvents, standingsCsv, standingsLines } from '../files.ts';

const entrant = (id: string, name: string) => ({
  id,
  name,
  rating: 1500,
  isBot: false,
  isCheckedIn: false,
  isWithdrawn: false,
  firstRound: 1,
});

const view: TournamentView = {
  tournament: 't-cup',
  number: 9,
  name: 'Cup',
  text: '',
  club: null,
  membersOnly: false,
  game: 'acorns',
  settings: {
    format: { kind: 'swiss', rounds: 2 },
    seats: { least: 2, most: 2 },
    tieBreaks: ['buchholz'],
    entry: { most: null, rating: null, bots: false, checkIn: false, lateRounds: 0 },
    times: { start: 10_000, end: null, round: 5000 },
    prizes: 1,
  },
  table: { options: {}, clock: { kind: 'none' }, botSeconds: 1, rated: false, spectators: true },
  maker: { id: 'p-a', name: 'Anna' },
  directors: [],
  after: null,
  next: null,
  createdAt: 0,
  phase: 'running',
  pausedAt: null,
  end: null,
  cancelReason: null,
  entrants: [entrant('p-a', 'Anna, "the oak"'), entrant('p-b', '=SUM(1)')],
  standings: [
    { entrant: 'p-a', rank: 1, prize: 1, points: 18, tieBreaks: [12], played: 2 },
    { entrant: 'p-b', rank: 2, prize: null, points: 8, tieBreaks: [18], played: 2 },
  ],
  divisions: [],
  rounds: [{ number: 1, tables: [], byes: [], idle: [], end: 20_000, isOver: false, handReason: null }],
  excuses: [],
  waiting: [],
  deals: [],
  holdings: [],
};

test('standings for a spreadsheet count in wins, and no name is a formula in it', () => {
  expect(standingsCsv(view).split('\r\n')).toEqual([
    'rank,name,points,buchholz,played,prize',
    '1,"Anna, ""the oak""",1.5,12,2,1',
    `2,'=SUM(1),0.667,18,2,`,
    '',
  ]);
  expect(standingsLines(view)[1]).toMatchObject({ name: '=SUM(1)', points: 0.667, tieBreaks: { buchholz: 18 } });
});

test('a calendar has the beginning and every round with an end', () => {
  expect(calendarEvents(view, 'https://grove.example')).toMatchObject([
    { id: 't-cup', from: 10_000, to: 10_000, url: 'https://grove.example/tournaments/t-cup' },
    { id: 't-cup-1', from: 15_000, to: 20_000, title: 'Cup (1)' },
  ]);
  expect(calendarEvents({ ...view, phase: 'cancelled' }, '')).toEqual([]);
});
