import { describe, expect, it } from 'vitest';
import { cardById } from '../material/cards.ts';
import { countArea } from '../rules/count/cards.ts';
import { growthScore } from '../rules/score/lines.ts';
import { partsOf } from '../rules/result.ts';
import { type Planted, table } from './kit.ts';

const row = (...cards: string[]): Planted[] => cards.map((card, i) => ({ card, at: [i >> 2, i & 3] }));

describe('classic mistakes', () => {
  it('1, E9.4: nothing is stored from a gain that is tied to a place', () => {
    const tableau: Planted[] = [
      { card: 'E269', at: [0, 0], sprouts: 1 },
      { card: 'E005', at: [0, 1], sprouts: 5 },
    ];
    const sitting = table({ players: [{ tableau }, {}], phase: 'activate', color: 'blue' });
    sitting.does(0, 'activate a1');
    expect(sitting.may(0)).toEqual(['sprout b1', 'done']);
    sitting.does(0, 'sprout b1'); // two are left, and nothing is free any more
    expect(sitting.player(0).store).toBe(0);
    expect(sitting.refuses(0, 'store 2')).toBeDefined();
  });

  it('2, E9.5, D15: of an opponent’s sprouts one may take fewer, and only into the store', () => {
    const sitting = table({
      players: [{ tableau: row('E310') }, { tableau: row('E005') }],
      phase: 'activate',
      color: 'blue',
    });
    sitting.does(0, 'activate a1', 'done'); // takes none of the own four; the others still get theirs (E6.5)
    expect(sitting.may(1)).toEqual(['accept 1', 'accept 0']);
    sitting.does(1, 'accept 0');
    expect([sitting.player(1).store, sitting.on(1, 'E005')]).toEqual([0, 0]);
  });

  it('3, E9.6: stored sprouts pay nothing, convert to nothing and score nothing', () => {
    const sitting = table({
      players: [{ store: 9, hand: ['E199'], tableau: [{ card: 'E005', at: [0, 0], sprouts: 2 }] }, {}],
      phase: 'activate',
      color: 'green',
    });
    expect(sitting.refuses(0, 'event E199')?.reason).toBe('cannot-play-event');
    expect(sitting.refuses(0, 'convert soil')?.reason).toBe('cannot-convert');
    expect(partsOf(sitting.state, 0).sprouts).toBe(2);
  });

  it('4, E19.3, E19.4: composting as a cost is exactly n, as a gain up to n', () => {
    const paying = table({
      players: [{ climate: 'C301A', hand: ['E001', 'E002', 'E003'], tableau: row('E005') }, {}],
      phase: 'activate',
      color: 'yellow',
    });
    paying.does(0, 'activate climate');
    expect(paying.may(0)).toEqual(['compost E001', 'compost E002', 'compost E003']);
    paying.does(0, 'compost E001');
    expect(paying.refuses(0, 'done')).toBeDefined();
    const gaining = table({
      players: [{ hand: ['E001', 'E002', 'E003'], tableau: row('E017') }, {}],
      phase: 'activate',
      color: 'red',
    });
    gaining.does(0, 'activate a1', 'compost E001', 'done');
    expect(gaining.player(0).compost).toEqual([cardById('E001').index]);
  });

  it('4, E6.5: a cost that cannot be paid in full cannot be begun', () => {
    const sitting = table({
      players: [{ climate: 'C301A', hand: ['E001'], tableau: row('E005') }, {}],
      phase: 'activate',
      color: 'yellow',
    });
    expect(sitting.refuses(0, 'activate climate')?.rule).toBe('E6.5');
  });

  it('5, E10.3 to E10.5: a canopy counts instead of the pieces, and is lost with a piece', () => {
    const sitting = table({
      players: [{ hand: ['E196'], tableau: [{ card: 'E004', at: [0, 0], growth: 5 }] }, {}],
      phase: 'activate',
      color: 'red',
    });
    expect(growthScore(sitting.player(0))).toBe(7);
    sitting.does(0, 'event E196', 'ungrow a1', 'ungrow a1', 'ungrow a1');
    expect(growthScore(sitting.player(0))).toBe(2);
  });

  it('6, E6.1: multicolour answers to red, blue and yellow, never to green', () => {
    const offered = (['red', 'blue', 'yellow', 'green'] as const).map((color) =>
      table({ players: [{ tableau: row('E316') }, {}], phase: 'activate', color })
        .may(0)
        .includes('activate a1'),
    );
    expect(offered).toEqual([true, true, true, false]);
  });

  it('7, E19.9: an island is a black card with two abilities and the icons of its start', () => {
    const sitting = table({ players: [{ island: 'I285A' }, {}], phase: 'activate', color: 'red' });
    const counts = [{ color: 'black' }, { abilities: { min: 2 } }, { icon: 'soil' }, { icon: 'colon' }] as const;
    expect(counts.map((filter) => countArea(sitting.player(0), filter))).toEqual([2, 1, 1, 0]); // C306B is black too
  });

  it('8, E2.10: cards are tableau, island and climate; events and hand are not', () => {
    const sitting = table({
      players: [{ island: 'I285B', climate: 'C295A', tableau: row('E005'), events: ['E294'], hand: ['E013'] }, {}],
      phase: 'activate',
      color: 'red',
    });
    expect(countArea(sitting.player(0), { habitat: 'sunny' })).toBe(3);
    expect(countArea(sitting.player(0), { points: { min: 2 } })).toBe(1);
  });

  it('9, E6.3, E6.4: activation goes one way, the board comes first or last, what is passed over is lost', () => {
    const players = [{ island: 'I296A', climate: 'C299A', hand: ['E001', 'E002'], tableau: row('E005', 'E186') }, {}];
    const start = () => table({ players, phase: 'activate', color: 'blue' });
    const sources = (sitting: ReturnType<typeof start>) => sitting.may(0).filter((step) => step.startsWith('activate'));
    expect(sources(start())).toEqual(['activate island', 'activate climate', 'activate a1', 'activate b1']);
    const last = start().does(0, 'activate b1');
    expect(sources(last)).toEqual(['activate island', 'activate climate']);
    expect(last.refuses(0, 'activate a1')?.reason).toBe('cannot-activate');
    const first = start().does(0, 'activate climate', 'compost E001', 'activate b1');
    expect(sources(first)).toEqual([]); // the board was used first, so it does not come again
  });

  it('9, E6.8: an ability for those who chose the colour is for the active player only', () => {
    const offered = [0, 1].map((active) =>
      table({ players: [{ climate: 'C296B' }, {}], phase: 'activate', color: 'red', active })
        .may(0)
        .includes('activate climate'),
    );
    expect(offered).toEqual([true, false]);
  });

  it('10, E19.7: a copy is carried out from the copying card, pays its costs, and copies no island and no copy', () => {
    const tableau: Planted[] = [
      { card: 'E141', at: [0, 0] },
      { card: 'E280', at: [1, 0] },
      { card: 'E006', at: [1, 1] },
    ];
    const sitting = table({
      players: [{ island: 'I296A', tableau }, {}],
      phase: 'activate',
      color: 'blue',
    });
    sitting.does(0, 'activate a2');
    expect(sitting.may(0)).toEqual(['copy a1']);
    sitting.does(0, 'copy a1', 'all');
    // The row of the copier: the joker itself counts as a bush, and so does E006; E141 lies in another row.
    expect([sitting.on(0, 'E141'), sitting.on(0, 'E280'), sitting.on(0, 'E006')]).toEqual([0, 1, 1]);
  });

  it('11, E7.3: the bounds move until four rows or columns are spanned', () => {
    const open = (tableau: Planted[]) =>
      table({ players: [{ hand: ['E005'], tableau }, {}], phase: 'plant', color: 'green' })
        .may(0)
        .filter((step) => step.startsWith('plant'))
        .map((step) => step.split(' ')[2]);
    expect(open([])).toEqual(['a1']);
    expect(open(row('E001'))).toEqual(['z0', 'a0', 'b0', 'z1', 'b1', 'z2', 'a2', 'b2']);
    expect(open(row('E001', 'E002', 'E003', 'E004'))).toEqual(
      ['a0', 'b0', 'c0', 'd0', 'a2', 'b2', 'c2', 'd2'], // four columns are fixed, the rows are not
    );
  });

  it('11, E7.2: a card planted above or left moves the others along', () => {
    const sitting = table({
      players: [{ hand: ['E005'], tableau: [{ card: 'E014', at: [0, 0], sprouts: 3 }] }, {}],
      phase: 'plant',
      color: 'green',
    });
    sitting.does(0, 'plant E005 z0');
    expect(sitting.tableau(0).slice(0, 6)).toEqual(['E005', '', '', '', '', 'E014']);
    expect(sitting.on(0, 'E014')).toBe(3);
  });

  it('12, E13.4: claims of one turn are ranked clockwise from the active player', () => {
    const sitting = table({
      players: [{ soil: 20 }, { soil: 20 }, { soil: 19 }],
      phase: 'activate',
      color: 'red',
      active: 1,
      fauna: ['F339A', 'F340A', 'F347A', 'F348A'],
    });
    for (const seat of [1, 2, 0]) sitting.does(seat, 'done');
    expect(sitting.may(0)).toEqual([]); // seat 2 is active and claims first
    sitting.does(1, 'claim 1').does(0, 'claim 1');
    expect(sitting.state.claims[0]).toEqual([1, 0]);
    expect([0, 1, 2].map((seat) => partsOf(sitting.state, seat).fauna)).toEqual([11, 15, 0]);
    expect([0, 1, 2].map((seat) => sitting.player(seat).leaves)).toEqual([4, 4, 5]);
  });

  it('12, E13.2: what held once in the turn can be claimed at its end', () => {
    const sitting = table({
      players: [{ soil: 19, hand: ['E001'], island: 'I285B', tableau: row('E070', 'E018') }, {}],
      phase: 'activate',
      color: 'red',
      fauna: ['F339A', 'F340A', 'F347A', 'F348A'],
    });
    sitting.player(0).soil = 20;
    sitting.does(0, 'leaf'); // a checkpoint: the soil is seen
    sitting.player(0).soil = 0;
    sitting.does(0, 'done').does(1, 'done').does(0, 'pass');
    expect(sitting.may(0)).toContain('claim 1');
  });

  it('14, E12.4: without a match in the deck the old discard is searched, newest first; else the seed comes back', () => {
    const found = table({
      players: [{ seeds: 1 }, {}],
      phase: 'activate',
      color: 'red',
      deck: ['E001', 'E014'],
      discard: ['E294', 'E002', 'E003'],
    });
    found.does(0, 'seed', 'germinate terrain');
    expect(found.hand(0)).toEqual(['E002']);
    expect(found.state.deck).toHaveLength(4); // E12.5: the deck was used up and made anew
    const failed = table({ players: [{ seeds: 1 }, {}], phase: 'activate', color: 'red', deck: ['E001'], discard: [] });
    failed.does(0, 'seed', 'germinate event');
    expect([failed.player(0).seeds, failed.hand(0)]).toEqual([1, []]);
  });
});
