import { itemAt } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { earthCards } from '../material/cards.ts';
import { costOf } from '../rules/payment.ts';
import { cardById } from '../material/cards.ts';
import { type Planted, table } from './kit.ts';

const row = (...cards: string[]): Planted[] => cards.map((card, i) => ({ card, at: [i >> 2, i & 3] }));
const many = (n: number): Planted[] =>
  row(
    ...earthCards
      .filter(({ kind }) => kind === 'terrain')
      .slice(20, 20 + n)
      .map(({ id }) => id),
  );

/** Fauna that nobody meets in these tests. */
const FAR_FAUNA = ['F339A', 'F340A', 'F339B', 'F340B'];

describe('the turn (E4)', () => {
  it('E4.2: a terrain can forbid its owner to choose a colour', () => {
    const sitting = table({ players: [{ tableau: row('E178') }, {}], phase: 'color' });
    expect(sitting.may(0).filter((step) => step.startsWith('choose'))).toEqual([
      'choose green',
      'choose blue',
      'choose yellow',
    ]);
    expect(sitting.refuses(0, 'choose red')).toMatchObject({ rule: 'E4.2', reason: 'color-forbidden' });
  });

  it('E5.1: red gives the active player 5 soil and 2 compost, the others one of two', () => {
    const sitting = table({ players: [{}, {}, {}], phase: 'color' });
    sitting.does(0, 'choose red').does(1, 'either first').does(2, 'either second');
    expect([0, 1, 2].map((seat) => sitting.player(seat).soil)).toEqual([5, 2, 0]);
    expect([0, 1, 2].map((seat) => sitting.player(seat).compost.length)).toEqual([2, 0, 2]);
  });

  it('E5.1: blue and yellow, with everything placed', () => {
    const blue = table({ players: [{ tableau: row('E005') }, {}], phase: 'color' });
    blue.does(0, 'choose blue', ...Array.from({ length: 6 }, () => 'sprout a1'));
    expect([blue.on(0, 'E005'), blue.player(0).soil]).toEqual([6, 2]);
    const yellow = table({ players: [{ tableau: row('E004') }, {}], phase: 'color' });
    yellow.does(0, 'choose yellow', 'grow a1', 'grow a1').does(1, 'either first');
    expect([yellow.hand(0).length, yellow.on(0, 'E004', 'growth'), yellow.hand(1).length]).toEqual([4, 2, 2]);
  });

  it('E5.3: green plants first, then the active player keeps one of four, two with I296B', () => {
    const sitting = table({ players: [{ island: 'I296B', hand: ['E005'] }, {}], phase: 'color' });
    sitting.does(0, 'choose green', 'plant E005 a1', 'done').does(1, 'done');
    expect(sitting.player(0).looking).toHaveLength(4);
    expect(sitting.may(0)).toHaveLength(4);
    sitting.does(0, itemAt(sitting.may(0), 0));
    sitting.does(0, itemAt(sitting.may(0), 0));
    expect([sitting.hand(0).length, sitting.state.discard.length, sitting.hand(1).length]).toEqual([2, 2, 1]);
  });

  it('E6.9: what was planted this turn can be activated in it', () => {
    const sitting = table({ players: [{ hand: ['E002'], soil: 4 }, {}], phase: 'color' });
    sitting.does(0, 'choose green', 'plant E002 a1', 'done').does(1, 'done');
    sitting.does(0, itemAt(sitting.may(0), 0));
    expect(sitting.may(0)).toContain('activate a1');
  });

  it('E5.5: E348 lets everybody plant once more, after all ordinary plantings and before the draw', () => {
    const sitting = table({ players: [{ hand: ['E348', 'E005'], soil: 3 }, { hand: ['E091'] }], phase: 'color' });
    sitting.does(0, 'choose green', 'plant E348 a1', 'done');
    sitting.does(1, 'done');
    expect([sitting.state.phase, sitting.hand(1).length]).toEqual(['extra', 1]);
    sitting.does(0, 'plant E005 b1').does(1, 'plant E091 a1');
    expect(sitting.tableau(0).slice(0, 2)).toEqual(['E348', 'E005']);
  });

  it('E7.6: a black ability cannot be refused; before 2.0 one that others take part in could be', () => {
    const planted = (card: string, rules?: string) =>
      table({ players: [{ hand: [card], soil: 3 }, {}], phase: 'plant', color: 'green', rules }).does(
        0,
        `plant ${card} a1`,
      );
    const sitting = planted('E349');
    expect(sitting.refuses(0, 'decline')?.reason).toBe('other-decision');
    expect([sitting.hand(0).length, sitting.may(1)]).toEqual([4, ['accept 2', 'accept 1', 'accept 0']]);
    expect(planted('E348').state.extra).toBe(1);
    expect(planted('E349', '1.0').may(0)).toEqual(['use', 'decline']);
    expect(planted('E349', '1.0').does(0, 'decline').hand(0)).toEqual([]);
    expect(planted('E348', '1.0').does(0, 'use').state.extra).toBe(1);
  });

  it('E9.7, D5: stored sprouts move in step 3 and in no other', () => {
    const sitting = table({ players: [{ store: 2, tableau: row('E005') }, {}], phase: 'activate', color: 'red' });
    expect(sitting.refuses(0, 'sprout a1')).toBeDefined();
    sitting.does(0, 'done').does(1, 'done');
    expect(sitting.may(0).slice(0, 2)).toEqual(['sprout a1', 'done']);
    sitting.does(0, 'sprout a1', 'done');
    expect([sitting.player(0).store, sitting.on(0, 'E005')]).toEqual([1, 1]);
  });

  it('E2.8: after the last stored sprout has been moved it may still be converted, in time for a claim', () => {
    const players = [{ store: 3, soil: 18, tableau: row('E005') }, {}];
    const sitting = table({ players, phase: 'move', color: 'red', fauna: ['F339A', 'F340A', 'F340B', 'F341A'] });
    sitting.does(0, 'sprout a1', 'sprout a1', 'sprout a1', 'convert soil', 'done');
    expect(sitting.may(0)).toContain('claim 1');
  });

  it('E9.7: spaces freed by a conversion in step 3 can be filled from the store', () => {
    const tableau: Planted[] = [{ card: 'E005', at: [0, 0], sprouts: 5 }];
    const sitting = table({ players: [{ store: 2, tableau }, {}], phase: 'move', color: 'red' });
    sitting.does(0, 'sprout a1', 'convert soil', 'unsprout a1', 'unsprout a1', 'unsprout a1', 'sprout a1');
    expect([sitting.player(0).store, sitting.on(0, 'E005')]).toEqual([0, 4]);
  });

  it('E9.7: sprouts that somebody gives during step 3 can be moved in it', () => {
    const players = [{ store: 1, hand: ['E301'], tableau: row('E005') }, { tableau: row('E014') }];
    const sitting = table({ players, phase: 'move', color: 'red' });
    sitting.does(0, 'event E301').does(1, 'accept 2', 'sprout a1');
    expect([sitting.player(1).store, sitting.on(1, 'E014')]).toEqual([1, 1]);
  });

  it('E8.3: nothing is converted while sprouts are being gained', () => {
    const tableau: Planted[] = [{ card: 'E005', at: [0, 0], sprouts: 3 }];
    const sitting = table({ players: [{ tableau, seeds: 1 }, {}], phase: 'color' });
    sitting.does(0, 'choose blue');
    expect(sitting.refuses(0, 'convert soil')).toMatchObject({ rule: 'E2.8', reason: 'only-at-checkpoint' });
    expect(sitting.refuses(0, 'seed')?.reason).toBe('only-at-checkpoint');
  });

  it('E14.1 to E14.3: the round is finished, and the active player has the bonus before the others', () => {
    const sitting = table({
      players: [{ tableau: many(16) }, { tableau: many(16) }],
      phase: 'move',
      active: 1,
      fauna: FAR_FAUNA,
      color: 'red',
    });
    sitting.state.first = 0;
    expect(sitting.state.complete).toBe(1);
    sitting.does(1, 'bonus');
    expect([sitting.state.bonus, sitting.state.phase]).toEqual([1, 'final']);
    sitting.does(0, 'done').does(1, 'done');
    expect(sitting.state.phase).toBe('over');
  });

  it('E14.1: completed by the first player of a round, the others still have their turn', () => {
    const sitting = table({
      players: [{ tableau: many(16), leaves: 0 }, {}],
      phase: 'move',
      active: 0,
      color: 'red',
      fauna: FAR_FAUNA,
    });
    expect([sitting.state.bonus, sitting.state.phase, sitting.state.active]).toEqual([-1, 'color', 1]); // E14.2: no leaf
  });
});

describe('planting (E7)', () => {
  it('E7.4: discounts add up, and a terrain does not discount itself', () => {
    const sitting = table({ players: [{ tableau: row('E090', 'E091') }, {}], phase: 'plant', color: 'green' });
    const cost = (id: string) => costOf(sitting.player(0), cardById(id).index);
    expect([cost('E348'), cost('E004'), cost('E141')]).toEqual([0, 4, 0]); // 3 less both; 6 less 2; never below 0
  });

  it('E7.5: hand cards, sprouts or growth may pay for some cards, never more than the cost', () => {
    const sitting = table({
      players: [{ hand: ['E190', 'E001', 'E002', 'E003'], soil: 2 }, {}],
      phase: 'plant',
      color: 'green',
    });
    sitting.does(0, 'plant E190 a1');
    expect(sitting.may(0)).toEqual(['compost E001', 'compost E002', 'compost E003']);
    sitting.does(0, 'compost E001');
    expect(sitting.may(0)).toContain('pay-soil');
    sitting.does(0, 'pay-soil');
    expect([sitting.player(0).soil, sitting.hand(0)]).toEqual([0, ['E002', 'E003']]);
  });

  it('E7.7: planting over is free, composts the terrain, draws two, and works with a full tableau', () => {
    const tableau = [...many(15), { card: 'E230', at: [3, 3] } as const];
    const sitting = table({ players: [{ hand: ['E014', 'E013'], tableau }, {}], phase: 'plant', color: 'green' });
    const plantings = sitting.may(0).filter((step) => step.startsWith('plant'));
    expect(plantings).toEqual(['plant-over E014 d4']); // E013 has no red ability
    sitting.does(0, 'plant-over E014 d4');
    expect([sitting.tableau(0)[15], sitting.player(0).compost, sitting.hand(0).length]).toEqual([
      'E014',
      [cardById('E230').index],
      3,
    ]);
  });

  it('E7.6: a black ability happens right after planting', () => {
    const sitting = table({ players: [{ hand: ['E004'], soil: 6 }, {}], phase: 'plant', color: 'green' });
    sitting.does(0, 'plant E004 a1', 'grow a1', 'grow a1', 'grow a1');
    expect(sitting.on(0, 'E004', 'growth')).toBe(3);
  });
});

describe('events and conversions (E8, E11)', () => {
  it('E11.5: the island’s bonus follows an event that was played', () => {
    const tableau: Planted[] = [
      { card: 'E005', at: [0, 0], sprouts: 6 },
      { card: 'E014', at: [0, 1], sprouts: 1 },
    ];
    const sitting = table({
      players: [{ island: 'I285B', hand: ['E199'], tableau }, {}],
      phase: 'activate',
      color: 'red',
    });
    sitting.does(0, 'event E199');
    expect([sitting.player(0).soil, sitting.player(0).events.length]).toEqual([9, 1]);
  });

  it('E19.4: of the top three of the compost one is kept, the rest goes back on top', () => {
    const compost = ['E001', 'E002', 'E003', 'E004'];
    const sitting = table({ players: [{ hand: ['E262'], compost }, {}], phase: 'activate', color: 'red' });
    sitting.does(0, 'event E262');
    expect(sitting.may(0)).toEqual(['keep E002', 'keep E003', 'keep E004']);
    sitting.does(0, 'keep E003');
    expect(sitting.hand(0)).toEqual(['E003']);
    expect(sitting.player(0).compost).toEqual(['E001', 'E002', 'E004'].map((id) => cardById(id).index));
  });

  it('E8.1: three sprouts for two soil, four for a seed, a leaf for a seed, a seed for other things', () => {
    const tableau: Planted[] = [
      { card: 'E005', at: [0, 0], sprouts: 6 },
      { card: 'E014', at: [0, 1], sprouts: 6 },
    ];
    const sitting = table({ players: [{ tableau }, {}], phase: 'activate', color: 'red' });
    sitting.does(0, 'convert soil', 'unsprout a1', 'unsprout a1', 'unsprout b1');
    sitting.does(0, 'convert seed', ...Array.from({ length: 4 }, () => 'unsprout b1'));
    sitting.does(0, 'leaf', 'seed', 'spend deck', 'seed', 'spend soil');
    const { soil, seeds, leaves, compost } = sitting.player(0);
    expect({ soil, seeds, leaves, compost: compost.length }).toEqual({ soil: 4, seeds: 0, leaves: 4, compost: 3 });
  });

  it('E3.12: without Abundance there are no seeds, no leaves to convert and no store', () => {
    const sitting = table({
      players: [{ tableau: [{ card: 'E005', at: [0, 0], sprouts: 6 }] }, {}],
      options: { abundance: false },
      phase: 'color',
    });
    expect(sitting.may(0)).not.toContain('leaf');
    sitting.does(0, 'choose blue');
    expect([sitting.player(0).store, sitting.player(0).soil]).toEqual([0, 2]); // the sprouts are lost
  });
});
