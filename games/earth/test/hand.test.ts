import { itemAt } from '@grove/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANYTHING, searchCards } from '../board/cards/criteria.ts';
import { spokenCard } from '../board/cards/spoken.ts';
import { arrange, HAND_FILTERS, isShown, SORTS } from '../board/hand/arrange.ts';
import { reasonFor } from '../board/hand/reasons.ts';
import { leastMissed, worthOf } from '../board/hand/worth.ts';
import { cardById, cards, earthCards, idOf } from '../material/cards.ts';
import { earth } from '../rules/index.ts';
import { type Planted, table } from './kit.ts';
import { loadNames } from '../words/names/index.ts';

const number = (id: string): number => cardById(id).index;
const idsOf = (list: readonly number[]): string[] => list.map(idOf);
const facts = { isReady: () => true, isMarked: () => false };

describe('the hand can be arranged', () => {
  const hand = ['E076', 'E196', 'E001', 'E002', 'E014', 'E017'].map(number);

  test('by cost, points, colour and type; equals stay as they were drawn', () => {
    expect(idsOf(arrange(hand, 'drawn', 'all', facts))).toEqual(idsOf(hand));
    expect(idsOf(arrange(hand, 'cost', 'all', facts))).toEqual(['E017', 'E001', 'E014', 'E002', 'E076', 'E196']);
    expect(idsOf(arrange(hand, 'points', 'all', facts))).toEqual(['E014', 'E001', 'E002', 'E076', 'E017', 'E196']);
    expect(idsOf(arrange(hand, 'color', 'all', facts))).toEqual(['E002', 'E014', 'E017', 'E076', 'E001', 'E196']);
    expect(idsOf(arrange(hand, 'type', 'all', facts))).toEqual(['E076', 'E001', 'E014', 'E017', 'E002', 'E196']);
  });

  test('by filters, of which each shows some cards of the deck', () => {
    const deck = earthCards.map(({ index }) => index);
    for (const filter of HAND_FILTERS.filter((one) => one !== 'marked')) {
      const shown = arrange(deck, 'drawn', filter, facts);
      expect(shown.length, filter).toBeGreaterThan(0);
      expect(shown.every((card) => isShown(card, filter, facts))).toBe(true);
    }
    expect(idsOf(arrange(hand, 'drawn', 'kind tree', facts))).toEqual(['E076', 'E001']);
    expect(arrange(hand, 'drawn', 'marked', { ...facts, isMarked: (card) => card === hand[2] })).toEqual([hand[2]]);
  });

  test('in no order is a card lost or doubled', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(earthCards.length - 1)), fc.constantFrom(...SORTS), (some, sort) => {
        expect(new Set(arrange(some, sort, 'all', facts))).toEqual(new Set(some));
        expect(arrange(some, sort, 'all', facts)).toHaveLength(some.length);
      }),
      { seed: 8 },
    );
  });
});

describe('why a card of the hand cannot be used', () => {
  const { state } = table({
    players: [{ hand: ['E004', 'E014', 'E196', 'E190'], soil: 3, tableau: [{ card: 'E090', at: [0, 0] }] }, {}],
    phase: 'plant',
    color: 'green',
  });
  const player = itemAt(state.players, 0);
  const reason = (id: string) => reasonFor(player, number(id), 'en');

  test('E7.5: the rules’ own sentence, and how much soil is missing after discounts', () => {
    expect(reason('E004')).toEqual({
      isReady: false,
      missing: [{ what: 'soil', n: 1 }],
      text: 'African Baobab costs 4; you have 3 soil. You need 1 soil more.',
      brief: 'You need 1 soil more.',
    });
    expect(reason('E014')).toMatchObject({ isReady: true, text: 'Can be planted for 3 soil.' });
  });

  test('E7.5: what else may pay counts too', () => {
    const horn = number('E190'); // costs 3, and cards may pay for it
    expect(reasonFor({ ...player, soil: 1 }, horn, 'en').isReady).toBe(true);
    expect(reasonFor({ ...player, soil: 1, hand: [horn] }, horn, 'en').missing).toEqual([{ what: 'soil', n: 2 }]);
  });

  test('E7.7: a card that is too dear may still take the place of a terrain made for it', () => {
    const red = itemAt(
      table({
        players: [{ hand: ['E006', 'E062'], tableau: [{ card: 'E230', at: [0, 0] }] }, {}],
        phase: 'plant',
        color: 'green',
      }).state.players,
      0,
    );
    expect(reasonFor(red, number('E006'), 'en')).toMatchObject({
      isReady: true,
      text: 'Can replace Lava Plain for free.',
    });
    expect(reasonFor(red, number('E062'), 'en').isReady).toBe(false);
  });

  test('E11.3: an event says what its cost lacks', () => {
    expect(reason('E196')).toEqual({
      isReady: false,
      missing: [{ what: 'growth', n: 3 }],
      text: 'You need 3 growth more.',
      brief: 'You need 3 growth more.',
    });
  });

  test('is ready exactly where the rules offer it', () => {
    const moves = earth.moves(state, 0).map((move) => earth.notation.writeStep(state, move));
    for (const card of player.hand) {
      const isOffered = moves.some((move) => move.includes(idOf(card)));
      expect(reasonFor(player, card, 'en').isReady, idOf(card)).toBe(isOffered);
    }
  });

  test('is said in every language', () => {
    const texts = (['en', 'fr', 'de', 'es'] as const).map(
      (language) => reasonFor(player, number('E004'), language).text,
    );
    expect(new Set(texts).size).toBe(4);
  });
});

describe('what a card would add', () => {
  test('E15.1: the best place by what terrains count there', () => {
    const { state } = table({
      players: [{ hand: ['E014'], soil: 9, tableau: [{ card: 'E002', at: [0, 0] }] }, {}],
      phase: 'plant',
      color: 'green',
    });
    const worth = worthOf(state, 0, number('E014'));
    expect(worth).toMatchObject({ isEverywhere: false, gain: { printed: 3, total: 6 } });
    expect(worthOf(state, 0, number('E196'))).toBeUndefined();
  });
});

describe('E3.7 the cards that are missed least', () => {
  const leastOf = (hand: string[], tableau: Planted[] = []) =>
    idsOf(leastMissed(table({ players: [{ hand, tableau }, {}], phase: 'plant', color: 'green' }).state, 0));

  test('promise least: an event that takes points, then a plant without any', () => {
    expect(leastOf(['E180', 'E189', 'E196'])).toEqual(['E196', 'E189', 'E180']);
  });

  test('are not those that a terrain of the island counts', () => {
    const hand = ['E014', 'E180'];
    expect(leastOf(hand)).toEqual(['E014', 'E180']);
    expect(leastOf(hand, [{ card: 'E002', at: [0, 0] }])).toEqual(['E180', 'E014']);
  });

  test('are those that find no place on a full island', () => {
    const full = earthCards
      .filter(({ kind, id }) => kind === 'flora' && id !== 'E001')
      .slice(0, 16)
      .map(({ id }, cell): Planted => ({ card: id, at: [cell % 4, Math.floor(cell / 4)] }));
    expect(leastOf(['E196', 'E001', 'E180'], full)).toEqual(['E001', 'E180', 'E196']);
  });
});

describe('all cards can be searched', () => {
  const found = (criteria: Partial<typeof ANYTHING>) => idsOf(searchCards({ ...ANYTHING, ...criteria }, 'en'));

  test('by name, Latin name without accents, kind, colour, habitat and cost', () => {
    expect(found({ text: 'maple' })).toEqual(['E001']);
    expect(found({ text: 'acer PALM' })).toEqual(['E001']);
    expect(found({ text: 'jalapeno' })).toEqual(['E154']);
    expect(found({})).toHaveLength(cards.length);
    expect(found({ kind: 'sprouts' })).toEqual(['E280', 'E281', 'E282']);
    expect(found({ kind: 'tree', habitat: 'cold', color: 'yellow', cost: 3 })).toContain('E001');
    expect(found({ kind: 'event', cost: 3 })).toEqual([]);
  });

  test('names that begin with the word come first', () => {
    expect(found({ text: 'red' })[0]).toMatch(/^E/);
    expect(cardById(itemAt(found({ text: 'red' }), 0)).name).toMatch(/^Red/);
  });
});

test('a card is spoken of as a person would', async () => {
  await loadNames('de');
  expect(spokenCard(number('E001'), 'en', { sprouts: 1 }, false)).toBe(
    'Japanese Maple, Tree, costs 3 soil, 2 points, rocky, cold, 1 of 4 sprouts, 0 of 3 growth, 4 points when complete',
  );
  expect(spokenCard(number('E002'), 'de')).toContain('Prärie, Terrain, kostet 4\u00A0Erde');
});
