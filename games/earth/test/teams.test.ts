import { itemAt } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { result } from '../rules/result.ts';
import { neighboursOf, opponentsOf } from '../rules/seating.ts';
import { type Planted, table } from './kit.ts';

const row = (...cards: string[]): Planted[] => cards.map((card, i) => ({ card, at: [i >> 2, i & 3] }));
const four = [{}, {}, {}, {}];
const FAR_FAUNA = ['F339A', 'F340A', 'F339B', 'F340B'];
const pairs = { teams: '2v2' } as const;

describe('teams (E16)', () => {
  it('E16.7: numbers alternate between the teams, team-mates sit side by side', () => {
    const { state } = table({ players: four, options: pairs, phase: 'color' });
    expect(neighboursOf(state, 0)).toEqual([2, 3]);
    expect(neighboursOf(state, 1)).toEqual([3, 2]);
    const six = table({ players: [...four, {}, {}], options: { teams: '2v2v2' }, phase: 'color' }).state;
    expect(neighboursOf(six, 0)).toEqual([3, 5]);
  });

  it('E16.3: a team-mate cannot be named as opponent', () => {
    const { state } = table({ players: four, options: pairs, phase: 'color' });
    expect(opponentsOf(state, 0)).toEqual([1, 3]);
  });

  it('E16.2: soil just gained may be laid on the board and taken by a team-mate, not by others', () => {
    const sitting = table({ players: four, options: pairs, phase: 'color' });
    sitting.does(0, 'choose red');
    for (const seat of [1, 2, 3]) sitting.does(seat, 'either first');
    sitting.does(0, 'lay soil', 'lay soil');
    expect(sitting.may(1)).not.toContain('fetch soil');
    sitting.does(2, 'fetch soil');
    expect([sitting.player(0).soil, sitting.player(2).soil, itemAt(sitting.state.boards, 0).soil]).toEqual([3, 3, 1]);
  });

  it('E16.2: what was gained before cannot be laid any more', () => {
    const sitting = table({ players: [{ soil: 9, seeds: 3 }, {}, {}, {}], options: pairs, phase: 'color' });
    expect(sitting.may(0).filter((step) => step.startsWith('lay'))).toEqual([]);
  });

  it('E16.2, E8.1: a seed for a leaf is gained like any other and may be laid on the board', () => {
    const sitting = table({ players: four, options: pairs, phase: 'color' });
    sitting.does(0, 'leaf', 'lay seed');
    expect([sitting.player(0).seeds, itemAt(sitting.state.boards, 0).seeds]).toEqual([0, 1]);
  });

  it('E16.2: sprouts are laid instead of being placed; E16.6: the taker places them by the usual rules', () => {
    const tableau = row('E005');
    const sitting = table({ players: [{}, {}, { tableau }, {}], options: pairs, phase: 'color' });
    sitting.does(0, 'choose blue', 'lay piece', 'lay piece', 'done');
    expect(itemAt(sitting.state.boards, 0).sprouts).toBe(2);
    sitting.does(2, 'fetch sprout', 'sprout a1');
    expect([sitting.on(2, 'E005'), itemAt(sitting.state.boards, 0).sprouts]).toEqual([1, 1]);
  });

  it('E16.2, E19.6: one piece on each card: those not placed may be laid on the board; before 2.0 they could not', () => {
    const players = [{ tableau: row('E141', 'E141', 'E141') }, {}, {}, {}];
    const tied = (rules?: string) =>
      table({ players, options: pairs, phase: 'activate', color: 'blue', rules }).does(0, 'activate a1');
    expect(tied('1.0').may(0)).not.toContain('lay piece');
    const sitting = tied().does(0, 'sprout b1', 'lay piece', 'lay piece');
    expect([sitting.player(0).sprouts.slice(0, 3), itemAt(sitting.state.boards, 0).sprouts]).toEqual([[0, 1, 0], 2]);
  });

  it('E16.2, E9.4: pieces spread round a card may be laid on the board while there is a place for them', () => {
    const sitting = (sprouts: number) => {
      const tableau: Planted[] = [
        { card: 'E269', at: [0, 0] },
        { card: 'E005', at: [0, 1], sprouts },
      ];
      return table({ players: [{ tableau }, {}, {}, {}], options: pairs, phase: 'activate', color: 'blue' });
    };
    const one = sitting(5).does(0, 'activate a1', 'lay piece');
    expect([itemAt(one.state.boards, 0).sprouts, one.on(0, 'E005')]).toEqual([1, 5]);
    expect(itemAt(sitting(6).does(0, 'activate a1').state.boards, 0).sprouts).toBe(0);
  });

  it('E9.5, E16.2: an opponent’s gift goes to the store or on the board, a team-mate’s is taken like any gain', () => {
    const players = [{ tableau: row('E310') }, {}, { tableau: row('E005') }, {}];
    const given = (rules?: string) =>
      table({ players, options: pairs, phase: 'activate', color: 'blue', rules }).does(0, 'activate a1', 'done');
    const sitting = given();
    expect(sitting.may(1)).toEqual(['accept 1', 'accept 0', 'lay piece']);
    expect(sitting.may(2)).toEqual(['sprout a1', 'lay piece', 'done']);
    sitting.does(1, 'lay piece').does(2, 'sprout a1');
    expect([itemAt(sitting.state.boards, 1).sprouts, sitting.player(1).store, sitting.on(2, 'E005')]).toEqual([
      1, 0, 1,
    ]);
    for (const seat of [1, 2]) expect(given('1.0').may(seat)).toEqual(['accept 1', 'accept 0']);
  });

  it('E16.1, E16.2: teams share without Abundance too', () => {
    const sitting = table({ players: four, options: { ...pairs, abundance: false }, phase: 'color' });
    sitting.does(0, 'choose red');
    for (const seat of [1, 2, 3]) sitting.does(seat, 'either first');
    sitting.does(0, 'lay soil').does(2, 'fetch soil');
    expect([sitting.player(0).soil, sitting.player(2).soil]).toEqual([4, 3]);
    expect(sitting.may(0)).not.toContain('leaf');
  });

  it('E16.2: what is not taken before the end of the turn is discarded', () => {
    const sitting = table({ players: four, options: pairs, phase: 'color', fauna: FAR_FAUNA });
    sitting.does(0, 'choose red');
    for (const seat of [1, 2, 3]) sitting.does(seat, 'either first');
    sitting.does(0, 'lay soil', 'done');
    for (const seat of [1, 2, 3]) sitting.does(seat, 'done');
    expect(sitting.state.phase).toBe('share');
    for (const seat of [0, 1, 2, 3]) if (sitting.may(seat).length > 0) sitting.does(seat, 'done');
    expect([sitting.state.active, itemAt(sitting.state.boards, 0).soil]).toEqual([1, 0]);
  });

  it('E16.5: the team with the highest sum wins', () => {
    const sitting = table({
      players: [{ tableau: row('E026') }, { compost: ['E001'] }, {}, { compost: ['E002', 'E003'] }],
      options: pairs,
      phase: 'color',
    });
    sitting.state.phase = 'over';
    expect(result(sitting.state).winners).toEqual([0, 2]);
  });
});
