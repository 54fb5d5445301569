import { itemAt } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { cardById } from '../material/cards.ts';
import { CRITERIA } from '../rules/germination.ts';
import { partsOf, result } from '../rules/result.ts';
import { type Planted, table } from './kit.ts';

const row = (...ids: string[]): Planted[] => ids.map((card, i) => ({ card, at: [i >> 2, i & 3] }));
/** Soil 20, hand 20, compost and events: nobody meets the last three in these tests. */
const SOIL_FAUNA = ['F339A', 'F340A', 'F339B', 'F340B'];

describe('claims and scores (E13, E15)', () => {
  it('E13.2, E13.6: a new turn asks anew whether an objective is met', () => {
    const sitting = table({ players: [{ soil: 20 }, {}], phase: 'activate', color: 'red', fauna: SOIL_FAUNA });
    sitting.does(0, 'done').does(1, 'done');
    expect(sitting.may(0)).toEqual(['claim 1', 'done']);
    sitting.does(0, 'done'); // passed over
    sitting.player(0).soil = 0;
    sitting.does(1, 'choose blue', 'store 6').does(0, 'either first', 'store 2', 'done').does(1, 'done');
    expect(sitting.state.active).toBe(0);
    expect(sitting.state.claims[0]).toEqual([]);
    expect(sitting.refuses(0, 'claim 1')).toBeDefined();
  });

  it('E13.5: a sixth player finds no place; at Beginner every claim is worth ten', () => {
    const six = Array.from({ length: 6 }, () => ({ soil: 20 }));
    const sitting = table({
      players: six,
      options: { level: 'beginner' },
      phase: 'activate',
      color: 'red',
      fauna: SOIL_FAUNA,
    });
    for (let seat = 0; seat < 6; seat++) sitting.does(seat, 'done');
    for (let seat = 0; seat < 5; seat++) sitting.does(seat, 'claim 1');
    expect(sitting.state.claims[0]).toEqual([0, 1, 2, 3, 4]);
    expect([sitting.state.phase, sitting.player(5).leaves]).toEqual(['color', 5]);
    expect([0, 4, 5].map((seat) => partsOf(sitting.state, seat).fauna)).toEqual([10, 10, 0]);
  });

  it('E13.7: without a leaf nothing can be claimed', () => {
    const sitting = table({
      players: [{ soil: 20, leaves: 0 }, {}],
      phase: 'activate',
      color: 'red',
      fauna: SOIL_FAUNA,
    });
    sitting.does(1, 'done'); // seat 1 has nothing to do, and is not asked
    expect(sitting.state.phase).toBe('color');
  });

  it('E15.3: ties are broken by soil, hand, growth, sprouts and compost; else the victory is shared', () => {
    const winners = (one: object, other: object) => {
      const players = [
        { tableau: row('E001'), ...one },
        { tableau: row('E001'), ...other },
      ];
      const sitting = table({ players: [itemAt(players, 0), {}], phase: 'color' });
      Object.assign(sitting.player(1), structuredClone(sitting.player(0)), other);
      sitting.state.phase = 'over';
      return result(sitting.state).winners;
    };
    expect(winners({}, {})).toEqual([0, 1]);
    expect(winners({}, { soil: 1 })).toEqual([1]);
    expect(winners({ soil: 1 }, { soil: 1, hand: [cardById('E200').index] })).toEqual([1]);
  });
});

describe('storing and paying', () => {
  it('E9.3, D4: nothing is stored while a sprout space is free', () => {
    const sitting = table({ players: [{ tableau: row('E316') }, {}], phase: 'activate', color: 'red' });
    sitting.does(0, 'activate a1');
    expect(sitting.may(0)).toEqual(['sprout a1', 'done']);
    expect(sitting.refuses(0, 'store 1')).toMatchObject({ rule: 'E9.3', reason: 'cannot-store' });
  });

  it('E7.5: the card being planted does not pay for itself', () => {
    const sitting = table({ players: [{ hand: ['E190'], soil: 2 }, {}], phase: 'plant', color: 'green' });
    expect(sitting.refuses(0, 'plant E190 a1')).toMatchObject({ reason: 'too-dear', facts: { cost: 3, soil: 2 } });
  });

  it('E11.3: an event whose benefit is of no use may be played', () => {
    const sitting = table({ players: [{ hand: ['E262'] }, {}], phase: 'activate', color: 'red' });
    sitting.does(0, 'event E262');
    expect(sitting.player(0).events).toEqual([cardById('E262').index]);
  });
});

describe('germination criteria (E12.6)', () => {
  const find = (criterion: string): string => {
    const sitting = table({ players: [{ seeds: 1 }, {}], phase: 'activate', color: 'red' });
    sitting.does(0, 'seed', `germinate ${criterion}`);
    return itemAt(sitting.hand(0), 0);
  };

  it('find what they name', () => {
    for (const criterion of CRITERIA) {
      const card = cardById(find(criterion));
      expect(card.kind === 'event', criterion).toBe(criterion === 'event'); // E12.3
    }
    expect(cardById(find('sproutSpaces=6')).sproutSpaces).toBe(6);
    expect(cardById(find('color:black')).abilities.some(({ color }) => color === 'black')).toBe(true);
    expect(cardById(find('two abilities')).abilities).toHaveLength(2);
    expect(cardById(find('name:italic')).marks).toContain('italic');
  });

  it('are 42 different ones', () => {
    expect(CRITERIA).toHaveLength(42);
    expect(new Set(CRITERIA).size).toBe(42);
  });
});
