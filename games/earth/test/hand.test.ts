import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANYTHING, searchCards } from '../board/cards/criteria.ts';
import { spokenCard } from '../board/cards/spoken.ts';
import { gaiaCardLines, reactionLines } from '../board/gaia/gaia-text.ts';
import { arrange, HAND_FILTERS, isShown, SORTS } from '../board/hand/arrange.ts';
import { reasonFor } from '../board/hand/reasons.ts';
import { worthOf } from '../board/hand/worth.ts';
import { linesIn, padOf, SCORE_LINES } from '../board/scores/pad.ts';
import { meaningOf } from '../board/setup/meaning.ts';
import { lyingOn, teamSteps } from '../board/teams/goods.ts';
import { cardById, cards, earthCards, gaiaCards, idOf, islandSides } from '../material/cards.ts';
import { earth } from '../rules/index.ts';
import { totalOf } from '../rules/score/result.ts';
import { partsInView } from '../rules/score/view.ts';
import { table } from './kit.ts';

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
  const [player] = state.players;
  const reason = (id: string) => reasonFor(player, number(id), 'en');

  test('E7.5: the rules’ own sentence, and how much soil is missing after discounts', () => {
    expect(reason('E004')).toEqual({
      isReady: false,
      missing: [{ what: 'soil', n: 1 }],
      text: 'African Baobab costs 4; you have 3 soil. You lack 1 soil.',
      brief: 'You lack 1 soil.',
    });
    expect(reason('E014')).toMatchObject({ isReady: true, text: 'Can be planted for 3 soil.' });
  });

  test('E7.5: what else may pay counts too', () => {
    const horn = number('E190'); // costs 3, and cards may pay for it
    expect(reasonFor({ ...player, soil: 1 }, horn, 'en').isReady).toBe(true);
    expect(reasonFor({ ...player, soil: 1, hand: [horn] }, horn, 'en').missing).toEqual([{ what: 'soil', n: 2 }]);
  });

  test('E11.3: an event says what its cost lacks', () => {
    expect(reason('E196')).toEqual({
      isReady: false,
      missing: [{ what: 'growth', n: 3 }],
      text: 'You lack 3 growth.',
      brief: 'You lack 3 growth.',
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
    expect(cardById(found({ text: 'red' })[0]).name).toMatch(/^Red/);
  });
});

describe('scores at a glance', () => {
  test('E15.1: the ten lines are those of the rules, for everybody', () => {
    const { state } = table({
      players: [{ tableau: [{ card: 'E002', at: [0, 0] }], compost: ['E003'] }, { events: ['E196'] }],
      phase: 'color',
    });
    const view = earth.view(state, 0);
    const columns = padOf(state, 0);
    columns.forEach(({ seat, total, points }) => {
      expect(total).toBe(totalOf(partsInView(view, seat)));
      expect(SCORE_LINES.reduce((sum, line) => sum + (points[line] ?? 0), 0)).toBe(total);
    });
    expect(columns[1].points.events).toBe(-1);
  });

  test('can be kept secret, but for the own ones and at the end', () => {
    const { state } = table({ players: [{}, {}], phase: 'color', options: { scores: 'hidden' } });
    expect(padOf(state, 0).map(({ total }) => total === null)).toEqual([false, true]);
    state.phase = 'over';
    expect(padOf(state, 0).map(({ total }) => total === null)).toEqual([false, false]);
  });

  test('E3.13: beginners have no lines for ecosystems; E17.11: Gaia has a column', () => {
    const beginners = table({ players: [{}, {}], phase: 'color', options: { level: 'beginner' } });
    expect(linesIn(beginners.state)).toHaveLength(7);
    const solo = table({ players: [{}], phase: 'color' });
    const [, gaia] = padOf(solo.state, 0);
    expect(SCORE_LINES.reduce((sum, line) => sum + (gaia.points[line] ?? 0), 0)).toBe(gaia.total);
  });
});

describe('set-up, Gaia and teams in words', () => {
  test('E3.7: an island says what it starts with', () => {
    expect(meaningOf(number('I285A'), 'en')).toEqual([
      'You start with 7 cards in hand',
      '5 more go to your compost',
      '6 soil',
    ]);
    for (const { index } of islandSides) expect(meaningOf(index, 'de').length).toBeGreaterThanOrEqual(3);
    expect(meaningOf(number('C306B'), 'en')).toContain('2 seeds');
    expect(meaningOf(number('S305A'), 'en')).toEqual(['At most 30 points']);
  });

  test('E17.2: Gaia’s reactions, and E17.4 what each of her cards does', () => {
    const { state } = table({
      players: [{ tableau: [{ card: 'E005', at: [0, 0] }] }],
      phase: 'color',
      options: { gaia: 'hard' },
    });
    expect(reactionLines(state, 'en').map(({ text }) => text)).toEqual([
      'She scores the cards you do not keep',
      'She composts 5, and 1 for every 2 soil you gain',
      'She gets 4 sprouts',
      'She gets 3 growth, and 1 for each card you draw',
    ]);
    for (const { index } of gaiaCards) expect(gaiaCardLines(index, 'fr', true).length).toBeGreaterThan(0);
    expect(gaiaCardLines(number('G362'), 'en', false)).toEqual([
      'You take 2 sprouts or 2 soil',
      'She gets 7 sprouts, 1 sprout for each of your blue cards',
    ]);
  });

  test('E16.2: what lies on a team board, and the steps that lay and fetch', () => {
    const { state } = table({ players: [{}, {}, {}, {}], phase: 'share', options: { teams: '2v2' } });
    state.boards[0].soil = 2;
    state.boards[0].cards = [number('E001')];
    expect(lyingOn(state, 0)).toEqual([
      { good: 'soil', n: 2 },
      { good: 'card', n: 1 },
    ]);
    expect(lyingOn(state, 1)).toEqual([]);
    const steps = teamSteps(earth.moves(state, 0), 'en');
    for (const { isLay } of steps) expect(isLay).toBe(false);
  });
});

test('a card is spoken of as a person would', () => {
  expect(spokenCard(number('E001'), 'en', { sprouts: 1 }, false)).toBe(
    'Japanese Maple, Tree, costs 3 soil, 2 points, rocky, cold, 1 of 4 sprouts, 0 of 3 growth, 4 points when complete',
  );
  expect(spokenCard(number('E002'), 'de')).toContain('Prairie, Gelände, kostet 4 Erde');
});
