import type { TournamentSummary } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import type { TournamentEntry, TournamentFilter, TournamentRow } from '../store/store.ts';
import { newBackend, newStore } from './backend.ts';
import { CUP, CUP_CREATED } from './cup.ts';

const first: TournamentEntry = { number: 1, by: 'p-anna', event: CUP_CREATED };

const rowOf = (
  id: string,
  more: Partial<TournamentSummary> = {},
  alarm: number | null = null,
  people: readonly string[] = [],
): TournamentRow => ({
  summary: {
    tournament: id,
    name: 'Cup',
    club: null,
    membersOnly: false,
    game: 'acorns',
    format: { kind: 'swiss', rounds: 3 },
    seats: { least: 2, most: 2 },
    phase: 'registration',
    isPaused: false,
    start: 5000,
    end: null,
    entrants: 0,
    most: null,
    round: 0,
    rounds: 3,
    podium: [],
    updatedAt: 1000,
    ...more,
  },
  alarm,
  people,
});

const withdrawn = (number: number, entrant: string): TournamentEntry => ({
  number,
  by: entrant,
  event: { kind: 'withdrawn', entrant, at: 2000 },
});

describe('the store of tournaments', () => {
  test('gives back what was appended, also after it was closed', async () => {
    const backend = await newBackend();
    const { store } = await backend.open();
    await store.tournaments.createTournament('t-1', CUP, first, rowOf('t-1'));
    const more = [withdrawn(2, 'a'), withdrawn(3, 'b')];
    expect(await store.tournaments.appendToTournament('t-1', 1, more, rowOf('t-1'))).toBe(true);
    await store.close();
    const { tournaments } = (await backend.open()).store;
    expect(await tournaments.load('t-1')).toEqual({ details: CUP, entries: [first, ...more] });
    expect(await tournaments.entriesAfter('t-1', 2)).toEqual([more[1]]);
    expect(await tournaments.lastNumber('t-1')).toBe(3);
    expect(await tournaments.load('t-2')).toBeUndefined();
    expect(await tournaments.lastNumber('t-2')).toBeUndefined();
  });

  test('of two appends after the same number one wins, with its summary, and the other changes nothing', async () => {
    const { tournaments } = await newStore();
    await tournaments.createTournament('t-1', CUP, first, rowOf('t-1'));
    const outcomes = await Promise.all(
      ['a', 'b'].map((who) =>
        tournaments.appendToTournament('t-1', 1, [withdrawn(2, who)], rowOf('t-1', { name: who })),
      ),
    );
    expect(outcomes.filter((won) => won)).toHaveLength(1);
    const winner = outcomes[0] === true ? 'a' : 'b';
    expect(await tournaments.entriesAfter('t-1', 1)).toEqual([withdrawn(2, winner)]);
    expect(await tournaments.list({ phases: ['registration'], of: 'public' }, 9)).toMatchObject([{ name: winner }]);
  });

  test('one node gets what is due, until then and no other; an old alarm does not replace that of a longer log', async () => {
    const { tournaments } = await newStore();
    await tournaments.createTournament('t-1', CUP, first, rowOf('t-1', {}, 5000));
    expect(await tournaments.claimDueTournaments(4999, 9000)).toEqual([]);
    expect(await tournaments.claimDueTournaments(5000, 9000)).toEqual(['t-1']);
    expect(await tournaments.claimDueTournaments(6000, 9000)).toEqual([]);
    expect(await tournaments.claimDueTournaments(9001, 9900)).toEqual(['t-1']);
    await tournaments.appendToTournament('t-1', 1, [withdrawn(2, 'a')], rowOf('t-1', {}, 20_000));
    await tournaments.setTournamentAlarm('t-1', 1, null);
    expect(await tournaments.claimDueTournaments(20_000, 29_000)).toEqual(['t-1']);
    await tournaments.setTournamentAlarm('t-1', 2, null);
    expect(await tournaments.claimDueTournaments(90_000, 99_000)).toEqual([]);
  });

  test('lists the next first and the last first, by phase and club, and those of a person', async () => {
    const { tournaments, people, clubs } = await newStore();
    const club = { name: 'Oak Club', about: '', invitation: 'secret', createdAt: 1 };
    await clubs.addClub({ ...club, id: 'oak', entry: 'request' }, 'p-anna');
    await clubs.addClub({ ...club, id: 'elm', entry: 'link' }, 'p-anna');
    const add = (id: string, more: Partial<TournamentSummary>, who: readonly string[] = []) =>
      tournaments.createTournament(id, { ...CUP, club: more.club ?? null }, first, rowOf(id, more, null, who));
    await add('t-late', { start: 9000 }, ['p-anna']);
    await add('t-soon', { start: 6000, phase: 'running', club: 'oak', updatedAt: 3000 }, ['p-anna', 'p-bert']);
    await add('t-ours', { club: 'oak', membersOnly: true, start: 7000 });
    await add('t-hidden', { club: 'elm', start: 8000 });
    await add('t-dissolved', { club: 'ash', start: 8000 });
    await add('t-old', { phase: 'ended', updatedAt: 100 });
    await add('t-new', { phase: 'cancelled', updatedAt: 200 });
    const ids = (summaries: readonly TournamentSummary[]) => summaries.map(({ tournament }) => tournament);
    const list = async (of: TournamentFilter['of'], limit = 9) =>
      ids(await tournaments.list({ phases: ['registration', 'running'], of }, limit));
    expect(await list('public')).toEqual(['t-soon', 't-late']);
    expect(await list('public', 1)).toEqual(['t-soon']);
    expect(await list({ club: 'oak' })).toEqual(['t-soon', 't-ours']);
    expect(await list({ club: 'elm' })).toEqual(['t-hidden']);
    expect(await list('all')).toEqual(['t-soon', 't-ours', 't-dissolved', 't-hidden', 't-late']);
    expect(ids(await tournaments.list({ phases: ['ended', 'cancelled'], of: 'public' }, 9))).toEqual([
      't-new',
      't-old',
    ]);
    expect(ids(await tournaments.tournamentsOf('p-anna', 9))).toEqual(['t-soon', 't-late']);
    await people.deletePerson('p-anna');
    expect(await tournaments.tournamentsOf('p-anna', 9)).toEqual([]);
  });
});
