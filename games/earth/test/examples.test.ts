import { describe, expect, it } from 'vitest';
import { cardById } from '../material/cards.ts';
import { countArea } from '../rules/count/cards.ts';
import { table } from './kit.ts';

describe('the worked examples of the rulebook', () => {
  it('X1, E9.3: an unrestricted gain with every sprout space taken goes to the store', () => {
    const sitting = table({
      players: [
        {
          tableau: [
            { card: 'E316', at: [0, 0], sprouts: 6 },
            { card: 'E005', at: [0, 1], sprouts: 6 },
          ],
        },
        {},
      ],
      phase: 'activate',
      color: 'yellow',
    });
    sitting.does(0, 'activate a1');
    expect(sitting.may(0)).toEqual(['store 3', 'store 2', 'store 1', 'done']);
    sitting.does(0, 'store 3');
    expect([sitting.player(0).store, sitting.on(0, 'E316'), sitting.on(0, 'E005')]).toEqual([3, 6, 6]);
  });

  it('X2, E19.6: one sprout on the card itself and on each diagonal herb, nothing else', () => {
    const sitting = table({
      players: [
        {
          tableau: [
            { card: 'E351', at: [1, 1] },
            { card: 'E014', at: [0, 0] },
            { card: 'E022', at: [2, 2] },
            { card: 'E013', at: [0, 2] },
          ],
        },
        {},
      ],
      phase: 'activate',
      color: 'blue',
    });
    sitting.does(0, 'activate b2');
    expect(sitting.may(0)).toEqual(['all', 'sprout a1', 'sprout b2', 'sprout c3', 'done']);
    expect(sitting.refuses(0, 'sprout c1')?.rule).toBe('E9.1');
    sitting.does(0, 'sprout b2', 'sprout a1', 'sprout c3');
    expect(['E351', 'E014', 'E022', 'E013'].map((card) => sitting.on(0, card))).toEqual([1, 1, 1, 0]);
    expect(sitting.player(0).store).toBe(0);
    expect(sitting.may(0)).toContain('done'); // back at the activation
  });

  it('X3, E9.4: matching spaces are full: nothing gained, nothing stored, other spaces do not help', () => {
    const sitting = table({
      players: [
        {
          tableau: [
            { card: 'E141', at: [0, 0], sprouts: 4 },
            { card: 'E006', at: [0, 1], sprouts: 2 },
            { card: 'E015', at: [0, 2], sprouts: 6 },
            { card: 'E014', at: [1, 0] },
          ],
        },
        {},
      ],
      phase: 'activate',
      color: 'blue',
    });
    sitting.does(0, 'activate a1');
    expect(sitting.refuses(0, 'store 1')).toBeDefined();
    expect(sitting.refuses(0, 'sprout a2')).toBeDefined();
    expect([sitting.player(0).store, sitting.on(0, 'E014')]).toEqual([0, 0]);
    expect(sitting.events.filter(({ kind }) => kind === 'got')).toEqual([]);
  });

  it('X4, E19.5, E20.1: counted over the neighbour of choice, the surplus is stored', () => {
    const row = (...cards: string[]) => cards.map((card, i) => ({ card, at: [i >> 2, i & 3] as [number, number] }));
    const sitting = table({
      players: [
        { island: 'I288A', climate: 'C299B', tableau: row('E007', 'E009', 'E016', 'E032', 'E048') }, // Sacha
        { tableau: [{ card: 'E338', at: [0, 0], sprouts: 3 }] }, // David
        { island: 'I287A', climate: 'C296A', tableau: row('E036', 'E039', 'E043') }, // Coline
      ],
      phase: 'activate',
      color: 'blue',
      active: 1,
    });
    const blue = { color: 'blue' } as const;
    expect([0, 2].map((seat) => countArea(sitting.player(seat), blue))).toEqual([5, 3]);
    sitting.does(1, 'activate a1');
    expect(sitting.may(1)).toEqual(['neighbour 3', 'neighbour 1']);
    sitting.does(1, 'neighbour 1');
    expect(sitting.may(1)).toEqual(['store 2', 'store 1', 'done']);
    sitting.does(1, 'store 2');
    expect([sitting.player(1).store, sitting.on(1, 'E338')]).toEqual([2, 3]);
  });

  it('X5, E9.5: sprouts given to the others go to their stores, even with free spaces', () => {
    const sitting = table({
      players: [
        { soil: 3, hand: ['E349'] },
        { tableau: [{ card: 'E005', at: [0, 0], sprouts: 2 }] },
        { tableau: [{ card: 'E014', at: [0, 0], sprouts: 6 }], store: 1 },
      ],
      phase: 'plant',
      color: 'green',
    });
    sitting.does(0, 'plant E349 a1');
    expect(sitting.may(1)).toEqual(['accept 2', 'accept 1', 'accept 0']);
    expect(sitting.refuses(1, 'sprout a1')?.reason).toBe('other-decision');
    sitting.does(1, 'accept 2').does(2, 'accept 2');
    expect([0, 1, 2].map((seat) => sitting.player(seat).store)).toEqual([0, 2, 3]);
    expect([sitting.player(0).soil, sitting.hand(0).length]).toEqual([0, 4]);
    expect([sitting.on(1, 'E005'), sitting.on(2, 'E014')]).toEqual([2, 6]);
  });

  it('X6, E12.2, E12.7: germination reveals from the bottom, events never match an icon', () => {
    const sitting = table({
      players: [{ seeds: 1 }, {}],
      phase: 'activate',
      color: 'red',
      deck: ['E001', 'E059', 'E327', 'E196', 'E014'],
      discard: [],
    });
    sitting.does(0, 'seed', 'germinate icon:growth');
    expect([sitting.player(0).seeds, sitting.hand(0)]).toEqual([0, ['E327']]);
    const ids = (...list: string[]) => list.map((id) => cardById(id).index);
    expect(sitting.state.deck).toEqual(ids('E059', 'E001'));
    expect(new Set(sitting.state.discard)).toEqual(new Set(ids('E014', 'E196')));
    expect(sitting.events.find(({ kind }) => kind === 'germinated')).toMatchObject({
      revealed: ids('E014', 'E196', 'E327'),
    });
  });

  it('X7, E11.7: who plays a between-turns event must use it, the others may', () => {
    const sitting = table({
      players: [
        { hand: ['E297'], tableau: [{ card: 'E005', at: [0, 0], sprouts: 5 }] },
        { compost: ['E001', 'E002', 'E003'], tableau: [{ card: 'E014', at: [0, 0], sprouts: 4 }] },
        { compost: ['E004'], tableau: [{ card: 'E022', at: [0, 0], sprouts: 5 }] },
      ],
      phase: 'move',
      color: 'blue',
    });
    sitting.does(0, 'event E297');
    expect(sitting.refuses(0, 'decline')).toBeDefined();
    sitting.does(0, 'unsprout a1', 'unsprout a1', 'unsprout a1', 'unsprout a1');
    expect(sitting.may(1).slice(0, 2)).toEqual(['join', 'decline']);
    sitting.does(1, 'join').does(2, 'decline');
    const compostSizes = [0, 1, 2].map((seat) => sitting.player(seat).compost.length);
    const handSizes = [0, 1, 2].map((seat) => sitting.player(seat).hand.length);
    expect([compostSizes, handSizes]).toEqual([
      [6, 9, 1],
      [2, 2, 0],
    ]);
    expect([sitting.on(0, 'E005'), sitting.on(1, 'E014'), sitting.on(2, 'E022')]).toEqual([1, 0, 5]);
    expect([0, 1, 2].map((seat) => sitting.player(seat).events.length)).toEqual([1, 0, 0]);
  });
});
