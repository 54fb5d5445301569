import { itemAt, NO_CHANCE } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { cardById, cards } from '../material/cards.ts';
import { NO_CARD } from '../rules/grid.ts';
import { earth } from '../rules/index.ts';
import { moveOf } from '../rules/move.ts';
import { writeMove } from '../rules/notation.ts';
import { openPlaces, placeAt } from '../rules/places.ts';
import { NOTHING_KEPT, readKept, writeKept } from '../board/model/kept.ts';
import { oddsOf, unseenCards } from '../board/model/odds.ts';
import { placingGain } from '../board/model/placing.ts';
import { isPlain, nextInPlan, planFor, planStep, quietStep } from '../board/model/plan.ts';
import { betterOrder } from '../board/model/rehearsal.ts';
import { bestPlacing, bestRemoving } from '../board/model/spread.ts';
import { isDrawnOut } from '../board/model/status.ts';
import { modelOf } from '../board/model/table.ts';
import { isEdge, spotsOf, windowOf } from '../board/model/window.ts';
import { type Planted, type Position, type Seating, table } from './kit.ts';

const number = (id: string): number => cardById(id).index;
const row = (...ids: string[]): Planted[] => ids.map((card, i) => ({ card, at: [i >> 2, i & 3] }));
const modelAt = (position: Position) => modelOf(earth.view(table(position).state, 0), 0, true);

describe('the window on the island', () => {
  const cellsAt = (...cells: number[]): number[] =>
    Array.from({ length: 16 }, (_, cell) => (cells.includes(cell) ? cell : NO_CARD));

  it.each([
    ['one card', cellsAt(0)],
    ['two in a row', cellsAt(0, 1)],
    ['three in a row', cellsAt(0, 1, 2)],
    ['three on the diagonal', cellsAt(0, 5, 10)],
    ['four on the diagonal', cellsAt(0, 5, 10, 15)],
    ['four in a row and two down', cellsAt(0, 1, 2, 3, 4)],
  ])('shows every place that is open to %s exactly once (E7.3)', (_name, cells) => {
    const mask = cells.reduce((bits, card, cell) => (card === NO_CARD ? bits : bits | (1 << cell)), 0);
    const shown = spotsOf(windowOf({ cells })).flat();
    const places = shown.map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
    expect(openPlaces(mask).filter((place) => !places.includes(place))).toEqual([]);
    const planted = shown.filter(({ cell }) => cell >= 0 && cells[cell] !== NO_CARD);
    expect(planted).toHaveLength(cells.filter((card) => card !== NO_CARD).length);
    expect(planted.some(isEdge)).toBe(false);
  });
});

describe('what a place would score', () => {
  it('adds printed points, terrains and ecosystems, and tells which objectives come nearer', () => {
    const terrain = cards.find(
      ({ kind, abilities }) =>
        kind === 'terrain' &&
        abilities.some(({ score, direction }) => score?.counter.count === 'cards' && direction === 'row'),
    );
    const position: Position = {
      players: [{ tableau: [{ card: terrain?.id ?? '', at: [0, 0] }], hand: ['E001', 'E005'], soil: 20 }, {}],
      phase: 'plant',
      color: 'green',
    };
    const { state } = table(position);
    const before = itemAt(earth.result(state).totals, 0);
    for (const place of openPlaces(1)) {
      const gain = placingGain(state, 0, number('E005'), place);
      const next = earth.copy(state);
      earth.play(next, 0, moveOf('plant', number('E005'), place), NO_CHANCE);
      expect(gain.total).toBe(itemAt(earth.result(next).totals, 0) - before);
    }
  });

  it('leaves the position as it was', () => {
    const { state } = table({ players: [{ hand: ['E005'], soil: 9 }, {}], phase: 'plant', color: 'green' });
    const saved = JSON.stringify(state);
    placingGain(state, 0, number('E005'), placeAt(0, 0));
    expect(JSON.stringify(state)).toBe(saved);
  });
});

describe('the activation as one plan', () => {
  const players = [{ tableau: row('E186', 'E005', 'E018') }, {}];

  it('tells what runs by itself and what asks (E6)', () => {
    const { state } = table({ players, phase: 'activate', color: 'blue' });
    const plan = planFor(state, 0, 2, 'first', []);
    expect(plan.map(({ card, asks }) => [itemAt(cards, card).id, asks])).toEqual([
      ['E186', false],
      ['E005', true],
    ]);
    expect(isPlain(plan)).toBe(false);
    expect(isPlain(plan.slice(0, 1))).toBe(true);
  });

  it('skips what is to be skipped, and ends when nothing is left', () => {
    const model = modelAt({ players, phase: 'activate', color: 'blue' });
    expect(writeMove(nextInPlan(model, 'first', []) ?? 0)).toBe('activate a1');
    expect(writeMove(nextInPlan(model, 'first', [number('E186')]) ?? 0)).toBe('activate b1');
    const all = itemAt(players, 0).tableau?.map(({ card }) => number(card)) ?? [];
    expect(planStep(model, 'first', all, false)).toBe(moveOf('done'));
    expect(planStep(model, 'first', all, true)).toBeUndefined();
  });

  it('waits before a card that takes something dear', () => {
    const dear = cards.find(
      ({ kind, abilities }) =>
        kind === 'flora' &&
        abilities.some(({ color, pay }) => color === 'yellow' && pay.some(({ what }) => what === 'sprout')),
    );
    const n = dear?.abilities.flatMap(({ pay }) => pay).find(({ what }) => what === 'sprout')?.n ?? 0;
    const tableau: Planted[] = [
      { card: dear?.id ?? '', at: [0, 0] },
      { card: 'E005', at: [0, 1], sprouts: n },
    ];
    const model = modelAt({ players: [{ tableau }, {}], phase: 'activate', color: 'yellow' });
    expect(planStep(model, 'last', [], false)).toBeUndefined();
    expect(nextInPlan(model, 'last', [])).toBe(moveOf('activate', 2));
  });

  it('puts island and climate where they gain more (E6.3)', () => {
    const orderFor = (seating: Seating) =>
      betterOrder(table({ players: [seating, {}], phase: 'activate', color: 'blue' }).state, 0);
    // I290B gives the soil that E065 needs; C298A needs one of the sprouts that E005 gives.
    expect(orderFor({ island: 'I290B', tableau: row('E065', 'E005') })).toBe('first');
    expect(orderFor({ climate: 'C298A', tableau: row('E005', 'E065') })).toBe('last');
  });
});

describe('steps that the board makes by itself', () => {
  it('ends an activation without cards, and asks who could plant after a conversion', () => {
    expect(quietStep(modelAt({ players: [{ hand: ['E294'] }, {}], phase: 'activate', color: 'blue' }))).toBe(
      moveOf('done'),
    );
    const poor = { hand: ['E001'], soil: 0, leaves: 5 };
    expect(quietStep(modelAt({ players: [poor, {}], phase: 'plant', color: 'green' }))).toBeUndefined();
    const nothing = { hand: ['E294'], soil: 0 };
    expect(quietStep(modelAt({ players: [nothing, {}], phase: 'plant', color: 'green' }))).toBe(moveOf('done'));
  });
});

describe('the odds of a germination (E12)', () => {
  it('counts what the viewer has not seen, and is sure where every such card is in the deck', () => {
    const { state } = table({ players: [{ hand: ['E001'], seeds: 1 }, {}], phase: 'plant', color: 'green' });
    const view = earth.view(state, 0);
    const unseen = unseenCards(view);
    expect(unseen).not.toContain(number('E001'));
    const odds = oddsOf(view);
    for (const { matching, inDeck, turned } of odds) {
      expect(inDeck).toBeCloseTo(matching === 0 ? 0 : 1);
      expect(turned).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('placing for somebody in a hurry', () => {
  const tower = cards.find(({ growthSpaces, canopyPoints }) => growthSpaces === 2 && canopyPoints > 3);
  const tall = cards.find(({ growthSpaces, canopyPoints }) => growthSpaces > 4 && canopyPoints > 4);
  const tableau: Planted[] = [
    { card: tall?.id ?? '', at: [0, 0], growth: 2 },
    { card: tower?.id ?? '', at: [0, 1], growth: 2 },
    { card: tower?.id ?? '', at: [0, 2], growth: 0 },
  ];

  it('completes a tower first, and takes no canopy while there is something else (E10.5)', () => {
    const { state } = table({ players: [{ tableau }, {}], phase: 'activate', color: 'blue' });
    const player = itemAt(state.players, 0);
    expect(bestPlacing(player, 'growth', 2, -1).map(writeMove)).toEqual(['grow c1', 'grow c1']);
    expect(bestRemoving(player, 'growth', 2).map(writeMove)).toEqual(['ungrow a1', 'ungrow a1']);
    expect(bestRemoving(player, 'growth', 3).map(writeMove).at(-1)).toBe('ungrow b1');
  });
});

describe('what a person told the board about plans', () => {
  const kept = {
    0: {
      habits: { skips: [3, 40], always: true, stops: false, takesAll: true, places: true, passes: [5] },
      run: undefined,
    },
    2: {
      habits: { skips: [], always: false, stops: true, takesAll: false, places: false, passes: [] },
      run: { turn: 7, order: 'first', running: true, passed: [12] },
    },
  } as const;

  it('is the same for every seat after the page was loaded anew', () => {
    expect(readKept(JSON.parse(JSON.stringify(writeKept(kept))))).toEqual(kept);
  });

  it('counts as not said where it cannot be read', () => {
    for (const note of [undefined, null, 7, 'skips', { skips: [3] }, [1, 'x']]) expect(readKept(note)).toEqual({});
    const broken = [{ seat: 0, habits: { skips: ['no', -1, 9999], always: 1 }, run: null }];
    expect(readKept(broken)).toEqual({ 0: NOTHING_KEPT });
  });
});

it('E18.1: it is known when no card is left to draw, neither in the deck nor in the discard', () => {
  const { state } = table({ players: [{}, {}], phase: 'color' });
  const all = [...state.deck, ...state.discard];
  const drawnOut = (deck: number[], discard: number[]) =>
    isDrawnOut(earth.view(Object.assign(state, { deck, discard }), 0));
  expect([drawnOut(all, []), drawnOut([], all.slice(0, 1)), drawnOut([], [])]).toEqual([false, false, true]);
});
