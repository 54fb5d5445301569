import { itemAt } from '@grove/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf, signOf } from '../board/cards/facts.ts';
import { ICONS } from '../board/cards/icons.ts';
import { NAMES, habitOf } from '../board/plants/genera.ts';
import { shapesOf } from '../board/plants/picture-shapes.ts';
import { plant } from '../board/plants/plant.ts';
import { randomFrom } from '../board/plants/random.ts';
import { area, merged } from '../board/plants/shape.ts';
import { CLIMATES } from '../board/scenes/climates.ts';
import { ECOSYSTEMS } from '../board/scenes/ecosystems.ts';
import { EVENTS } from '../board/scenes/events.ts';
import { ANIMALS } from '../board/scenes/fauna.ts';
import { GAIA } from '../board/scenes/gaia.ts';
import { ISLANDS } from '../board/scenes/islands.ts';
import { TERRAINS } from '../board/scenes/terrains.ts';
import { cardById, cards } from '../material/cards.ts';

const flora = cards.filter(({ kind }) => kind === 'flora');
const numbersIn = (d: string) => d.match(/-?\d*\.?\d+(?:e-?\d+)?/g)?.map(Number) ?? [];

describe('plants are grown from a seed', () => {
  test('the same seed always grows the same plant, another seed a relative of the same form', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.nat(400), (name, seed) => {
        const habit = habitOf(name);
        expect(plant(habit, seed)).toEqual(plant(habit, seed));
        expect(plant(habit, seed + 1)).not.toEqual(plant(habit, seed));
      }),
      { seed: 8, numRuns: 60 },
    );
  });

  test('numbers spread evenly and never leave their bounds', () => {
    const random = randomFrom(7);
    const drawn = Array.from({ length: 4000 }, () => random.between(2, 6));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...drawn)).toBeLessThan(6);
    expect(drawn.reduce((sum, n) => sum + n, 0) / drawn.length).toBeCloseTo(4, 1);
  });

  test('the table of genera has a row for every flora card, and none in vain', () => {
    const used = new Set(flora.flatMap(({ latin, id }) => (latin === null ? [id] : [latin.split(' ')[0], latin])));
    expect(NAMES.filter((name) => !used.has(name))).toEqual([]);
    for (const { latin, id } of flora) expect(() => habitOf(latin ?? id)).not.toThrow();
    expect(() => habitOf('Lapsana communis')).toThrow('Lapsana');
  });
});

describe('every card has a picture', () => {
  test('of its own, drawn with at most about 250 shapes, all of them numbers', () => {
    const seen = new Set<string>();
    for (const { index, id } of cards) {
      const shapes = shapesOf(index);
      expect(merged(shapes).length, id).toBeLessThanOrEqual(250);
      expect(shapes.length, id).toBeGreaterThan(3);
      for (const { d } of shapes) expect(d, id).not.toMatch(/NaN|undefined|Infinity/);
      seen.add(JSON.stringify(shapes));
    }
    expect(seen.size).toBe(cards.length);
  });

  test('that stays near its window', () => {
    for (const { index, id } of flora) {
      const numbers = shapesOf(index).flatMap(({ d }) => numbersIn(d));
      expect(Math.max(...numbers.map(Math.abs)), id).toBeLessThan(330);
    }
  });

  test('merging neighbours of one paint loses nothing', () => {
    const [red, more, line] = [area('red', 'M0 0z'), area('red', 'M1 1z'), { ...area('red', 'M2 2z'), line: 2 }];
    expect(merged([red, more, line])).toEqual([area('red', 'M0 0z', 'M1 1z'), line]);
    expect(merged([red, line, more])).toEqual([red, line, more]);
  });
});

describe('tables of pictures', () => {
  const tables = {
    event: EVENTS,
    terrain: TERRAINS,
    island: ISLANDS,
    climate: CLIMATES,
    ecosystem: ECOSYSTEMS,
    fauna: ANIMALS,
    gaia: GAIA,
  };

  test.each(Object.entries(tables))('every %s has a row, and none is in vain', (kind, table) => {
    const ids = cards.filter((card) => card.kind === kind).map(({ id }) => id);
    expect(Object.keys(table).toSorted()).toEqual(ids.toSorted());
  });

  test('animals leave the tracks of their kind', () => {
    const trackOf = (name: string) =>
      ANIMALS[cards.find((card) => card.kind === 'fauna' && card.name === name)?.id ?? '']?.[0];
    expect(trackOf('Western Moose')).toBe('cloven-hoof');
    expect(trackOf('African Bush Elephant')).toBe('elephant');
    expect(trackOf('Wild Boar')).toBe('cloven-hoof');
    expect(trackOf('Talamanca Hummingbird')).toBe('hummingbird');
    expect(trackOf('Plains Zebra')).toBe('round-hoof');
    expect(trackOf('King Penguin')).toBe('webbed-bird');
    expect(trackOf('Grey Wolf')).toBe('dog');
    expect(trackOf('Emerald Tree Boa')).toBe('snake');
    expect(trackOf('Bornean Orangutan')).toBe('hand');
  });
});

describe('what stands on a card', () => {
  test('E10.1: the last growth space is the canopy, the others are trunks', () => {
    const sequoia = factsOf(cardById('E076').index);
    expect(sequoia).toMatchObject({
      cost: 8,
      points: 1,
      sproutSpaces: 2,
      trunks: 7,
      canopy: 13,
    });
    expect(sequoia.bands).toEqual([
      {
        color: 'yellow',
        tokens: [{ kind: 'icon', icon: 'sprout', n: 2 }, { kind: 'colon' }, { kind: 'icon', icon: 'growth', n: 4 }],
      },
    ]);
  });

  test('a one is not written', () => {
    const prairie = factsOf(cardById('E002').index);
    expect(prairie).toMatchObject({ kinds: ['terrain'], canopy: null });
    expect(itemAt(prairie.bands, 0).tokens).toEqual([{ kind: 'icon', icon: 'draw' }]);
  });

  test('E13.1: the cards that count as having a colon are those that show one', () => {
    const shown = cards.filter(({ index }) =>
      factsOf(index).bands.some(({ tokens }) =>
        tokens.some((token) => token.kind === 'colon' || (token.kind === 'icon' && token.icon === 'has-colon')),
      ),
    );
    const counted = cards.filter(({ icons }) => icons.includes('colon'));
    // Fauna and ecosystems ask for colons and have none.
    const planted = shown.filter(({ kind }) => kind !== 'fauna' && kind !== 'ecosystem');
    expect(planted.map(({ id }) => id)).toEqual(counted.map(({ id }) => id));
  });

  test('E11.2, E11.7: events between turns have a sign of their own', () => {
    for (const { index, timing, id } of cards) {
      const isBetween = timing === 'between_turns';
      expect(
        factsOf(index).bands.some(({ sign }) => sign === 'between'),
        id,
      ).toBe(isBetween);
      if (isBetween) expect(signOf(factsOf(index), 'event')).toBe('between');
    }
  });

  test('every ability of every card reads as signs that exist', () => {
    for (const card of cards) {
      const { bands } = factsOf(card.index);
      expect(bands).toHaveLength(card.abilities.length);
      for (const { tokens } of bands) {
        expect(tokens.length, card.id).toBeGreaterThan(0);
        for (const token of tokens) if (token.kind === 'icon') expect(ICONS[token.icon], token.icon).toBeDefined();
      }
    }
  });

  test('abilities that do different things read differently', () => {
    const meanings = new Map<string, string>();
    for (const { id, abilities, index } of cards) {
      abilities.forEach((ability, i) => {
        const signs = JSON.stringify(factsOf(index).bands[i]);
        // E3.7, E13, E21: limits and tables are told by the sentence; the signs tell what is done or counted.
        const { score, ...does } = ability;
        const meaning = JSON.stringify({ ...does, when: '', counter: score?.counter, vp: score?.vp });
        expect(meanings.get(signs) ?? meaning, `${id}: ${signs}`).toBe(meaning);
        meanings.set(signs, meaning);
      });
    }
  });
});
