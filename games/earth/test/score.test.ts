import * as fc from 'fast-check';
import { firstItems, itemAt, type Json } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { cards, cardById, earthCards } from '../material/cards.ts';
import { answersTo } from '../rules/count/matcher.ts';
import { longestDiagonal, longestOrthogonalThrough } from '../rules/count/paths.ts';
import { countSets } from '../rules/count/sets.ts';
import type { Area } from '../rules/area.ts';
import { worthOf } from '../rules/score/forms.ts';
import { scorePosition } from '../rules/score/position.ts';
import { emptyTableau } from '../rules/places.ts';

type Planted = { card: string; at: [number, number]; sprouts?: number; growth?: number };
type Lines = Record<string, number> & { common: number[]; faunaMet: string[] };

const score = (tableau: Planted[], more: Record<string, Json> = {}, commonEcosystems: string[] = []): Lines =>
  itemAt(scorePosition({ commonEcosystems, players: [{ tableau, ...more }] }) as Lines[], 0);
const find = (test: (card: (typeof earthCards)[number]) => boolean, n = 1) =>
  earthCards
    .filter(test)
    .slice(0, n)
    .map(({ id }) => id);

describe('the ten lines of the score pad (E15.1)', () => {
  it('E15.1.1 adds printed points of tableau, island and climate; E15.1.2 the events, negative ones too', () => {
    const lines = score([{ card: 'E026', at: [0, 0] }], { island: 'I285B', climate: 'C295B', events: ['E294'] });
    expect(lines.cards).toBe(9 + 10 + 4);
    expect(lines.events).toBe(2);
  });

  it('E10.5 a complete tower is worth its canopy instead of its pieces', () => {
    expect(score([{ card: 'E001', at: [0, 0], growth: 2 }]).growth).toBe(2);
    expect(score([{ card: 'E001', at: [0, 0], growth: 3 }]).growth).toBe(4);
  });

  it('E15.1.3 and .4 one per composted card and sprout', () => {
    const lines = score([{ card: 'E001', at: [0, 0], sprouts: 4 }], { compost: 7 });
    expect([lines.compost, lines.sprouts]).toEqual([7, 4]);
  });

  it('E20.8 spaces outside the grid count as empty', () => {
    expect(score([{ card: 'E026', at: [0, 0] }]).terrain).toBe(16);
    expect(
      score([
        { card: 'E026', at: [0, 0] },
        { card: 'E001', at: [0, 1] },
      ]).terrain,
    ).toBe(12);
  });

  it('E20.9 a terrain scores the best orthogonal line through itself', () => {
    const rocky = find((card) => card.kind === 'flora' && card.habitats.includes('rocky'), 4);
    const tableau: Planted[] = [
      { card: 'E012', at: [1, 1] },
      { card: itemAt(rocky, 0), at: [0, 1] },
      { card: itemAt(rocky, 1), at: [1, 2] },
      { card: itemAt(rocky, 2), at: [1, 3] },
      { card: itemAt(rocky, 3), at: [2, 0] }, // touches the terrain only at a corner
    ];
    expect(score(tableau).terrain).toBe(2 * 4);
  });

  it('E20.10 to E20.11 a line of fewer than four cards scores nothing', () => {
    const flora = find((card) => card.kind === 'flora' && card.sproutSpaces >= 3, 3);
    const row = flora.map((card, i): Planted => ({ card, at: [0, i + 1], sprouts: i + 1 }));
    expect(score([{ card: 'E292', at: [0, 0] }, ...row]).terrain).toBeGreaterThan(0);
    expect(score([{ card: 'E292', at: [0, 0] }, ...row.slice(1)]).terrain).toBe(0);
  });

  it('E21.5 best_player looks at every area, but only the owner scores', () => {
    const sunny = find((card) => card.kind === 'flora' && card.habitats.includes('sunny'), 3);
    const others = sunny.map((card, i): Planted => ({ card, at: [0, i] }));
    const position: Json = { players: [{ tableau: [{ card: 'E102', at: [0, 0] }] }, { tableau: others }] };
    const [owner, other] = firstItems(scorePosition(position) as Lines[], 2);
    const terrain = cardById('E102').abilities.find(({ score }) => score)?.score;
    expect(owner.terrain).toBe((terrain?.vp ?? 0) * Math.floor(3 / (terrain?.per ?? 1)));
    expect(other.terrain).toBe(0);
  });

  it('E3.13 Beginner has no ecosystems', () => {
    const players = [
      {
        ecosystem: 'S305A',
        tableau: [
          { card: 'E001', at: [0, 0] },
          { card: 'E013', at: [0, 1] },
        ],
      },
    ];
    const standard = itemAt(scorePosition({ level: 'standard', players }) as Lines[], 0);
    const beginner = itemAt(scorePosition({ level: 'beginner', players }) as Lines[], 0);
    expect([standard.ecosystem, beginner.ecosystem]).toEqual([4, 0]);
  });

  it('E15.2, E9.6 stored sprouts, seeds and leaves score nothing and may be mentioned', () => {
    const tableau: Planted[] = [{ card: 'E001', at: [0, 0] }];
    expect(score(tableau, { store: 9, seeds: 3, leaves: 5, name: 'Ana' })).toEqual(score(tableau));
  });

  it('D12 E308 counts itself for its colon', () => {
    expect(score([{ card: 'E308', at: [0, 0] }]).terrain).toBeGreaterThan(0);
  });

  it('E19.9 an island counts as black and as a card with two abilities', () => {
    const { faunaMet } = itemAt(scorePosition({ players: [{ tableau: [], island: 'I285A' }] }) as Lines[], 0);
    expect(faunaMet).toEqual([]);
    expect(answersTo(cardById('I285A'), 'black')).toBe(true);
    expect(cardById('I285A').abilities).toHaveLength(2);
  });

  it('E20.4 multicolour answers to red, yellow and blue and to nothing else', () => {
    const colors = ['red', 'yellow', 'blue', 'green', 'brown', 'black', 'multicolor'] as const;
    expect(colors.filter((color) => answersTo(cardById('E316'), color))).toEqual([
      'red',
      'yellow',
      'blue',
      'multicolor',
    ]);
  });

  it('says what is wrong with a position, and where', () => {
    expect(() => score([{ card: 'E001', at: [0, 0], sprouts: 5 }])).toThrow('holds at most 4 sprouts (E9.1)');
    expect(() => score([{ card: 'E294', at: [0, 0] }])).toThrow('E294 is event, not flora or terrain');
    const far: Planted[] = [
      { card: 'E001', at: [0, 0] },
      { card: 'E002', at: [4, 0] },
    ];
    expect(() => score(far)).toThrow('outside of 4 by 4');
    expect(() => scorePosition({})).toThrow('position.players must be a list of players');
    expect(() => scorePosition({ players: [{ tableu: [] }] })).toThrow('fields without a meaning: tableu');
  });
});

describe('score forms (E21)', () => {
  const counter = { count: 'soil' } as const;
  it('E21.1 divides, multiplies, then caps; E21.2 reads the table', () => {
    expect(worthOf({ counter, vp: 3, per: 2, maxVp: 6 }, 7)).toBe(6);
    expect(worthOf({ counter, vp: 3, per: 2 }, 7)).toBe(9);
    expect(worthOf({ counter, vp: 4, per: 1, maxCount: 7 }, 9)).toBe(28);
    const table = [0, 4, 8, 13, 23, 28, 30];
    expect([0, 1, 2, 7, 12].map((n) => worthOf({ counter, vp: 0, per: 1, table }, n))).toEqual([0, 0, 4, 30, 30]);
  });
});

describe('a plain second scorer agrees', () => {
  /** Grows every path cell by cell, without masks. */
  function plainLongest(cells: Set<number>, diagonal: boolean, through: number): number {
    const touching = (a: number, b: number) => {
      const rows = Math.abs(Math.floor(a / 4) - Math.floor(b / 4));
      const columns = Math.abs((a % 4) - (b % 4));
      return diagonal ? rows === 1 && columns === 1 : rows + columns === 1;
    };
    const grow = (path: number[]): number => {
      const next = [...cells].filter((cell) => !path.includes(cell) && touching(itemAt(path, path.length - 1), cell));
      const here = through < 0 || path.includes(through) ? path.length : 0;
      return Math.max(here, ...next.map((cell) => grow([...path, cell])));
    };
    return Math.max(0, ...[...cells].map((cell) => grow([cell])));
  }

  it('E20.9 on longest lines, by brute force', () => {
    const grid = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 11 });
    fc.assert(
      fc.property(grid, (cells) => {
        const mask = cells.reduce((bits, cell) => bits | (1 << cell), 0);
        const set = new Set(cells);
        expect(longestDiagonal(mask)).toBe(plainLongest(set, true, -1));
        for (const cell of cells.slice(0, 2)) {
          expect(longestOrthogonalThrough(mask, cell)).toBe(plainLongest(set, false, cell));
        }
      }),
      { seed: 20, numRuns: 60 },
    );
  });

  it('E20.6 on sets, by matching card after card', () => {
    const colored = earthCards
      .filter(({ kind, index }) => kind === 'flora' && index % 3 === 0)
      .map(({ index }) => index);
    const terrains = earthCards.filter(({ kind }) => kind === 'terrain').map(({ index }) => index);
    const events = earthCards.filter(({ kind }) => kind === 'event').map(({ index }) => index);
    const pick = (from: number[], maxLength: number) => fc.uniqueArray(fc.constantFrom(...from), { maxLength });
    fc.assert(
      fc.property(pick(colored, 9), pick(terrains, 3), pick(events, 3), (flora, land, played) => {
        expect(countSets(areaOf([...flora, ...land], played))).toBe(plainSets(flora, land.length, played.length));
      }),
      { seed: 21, numRuns: 200 },
    );
  });

  function areaOf(planted: number[], events: number[]): Area {
    const tableau = emptyTableau();
    planted.forEach((card, cell) => (tableau.cells[cell] = card));
    const none = { length: 0 };
    return { island: -1, climate: -1, ...tableau, events, planted: [], hand: none, compost: none, soil: 0 };
  }

  /** Gives every card one of its colours in all possible ways and takes the best. */
  function plainSets(flora: number[], terrains: number, events: number): number {
    const assign = (at: number, red: number, blue: number, yellow: number): number => {
      if (at === flora.length) return Math.min(red, blue, yellow, terrains, events);
      const card = itemAt(cards, itemAt(flora, at));
      let best = assign(at + 1, red, blue, yellow);
      if (answersTo(card, 'red')) best = Math.max(best, assign(at + 1, red + 1, blue, yellow));
      if (answersTo(card, 'blue')) best = Math.max(best, assign(at + 1, red, blue + 1, yellow));
      if (answersTo(card, 'yellow')) best = Math.max(best, assign(at + 1, red, blue, yellow + 1));
      return best;
    };
    return assign(0, 0, 0, 0);
  }
});
