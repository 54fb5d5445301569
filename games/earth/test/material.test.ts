import { itemAt } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import {
  bothSides,
  cardById,
  cards,
  climateSides,
  earthCards,
  ecosystemSides,
  faunaSides,
  gaiaCards,
  islandSides,
  otherSide,
} from '../material/cards.ts';
import type { Card } from '../material/card.ts';
import { Fields, readAll } from '../material/fields.ts';
import { readAbility } from '../material/ability.ts';
import type { Ability } from '../material/vocabulary.ts';

const count = (list: readonly Card[], test: (card: Card) => boolean) => list.filter(test).length;
const split = (list: readonly Card[], test: (card: Card) => boolean = () => true) => [
  count(list, (card) => card.set === 'base' && test(card)),
  count(list, (card) => card.set === 'abundance' && test(card)),
];

describe('the material', () => {
  it('has the numbers of cards of E1.1', () => {
    expect(split(earthCards, ({ kind }) => kind === 'flora')).toEqual([179, 45]);
    expect(split(earthCards, ({ kind }) => kind === 'terrain')).toEqual([66, 16]);
    expect(split(earthCards, ({ kind }) => kind === 'event')).toEqual([38, 9]);
    expect(split(islandSides)).toEqual([20, 4]);
    expect(split(climateSides)).toEqual([20, 4]);
    expect(split(ecosystemSides)).toEqual([64, 6]);
    expect(split(faunaSides)).toEqual([46, 6]);
    expect(split(gaiaCards)).toEqual([6, 0]);
  });

  it('has the flora of E1.1: 44 of each single type in base, three jokers, and the Abundance split', () => {
    const single = (type: string) => (card: Card) => card.types.length === 1 && card.types.includes(type as never);
    expect(['tree', 'herb', 'mushroom', 'bush'].map((type) => split(earthCards, single(type)))).toEqual([
      [44, 9],
      [44, 12],
      [44, 12],
      [44, 9],
    ]);
    expect(split(earthCards, ({ types }) => types.length === 4)).toEqual([3, 0]);
    expect(split(earthCards, ({ types }) => types.length === 2)).toEqual([0, 3]);
  });

  it('has both sides of every two-sided card, of one kind and one set', () => {
    for (const side of [...islandSides, ...climateSides, ...ecosystemSides, ...faunaSides]) {
      const other = otherSide(side);
      expect(other.id).not.toBe(side.id);
      expect(bothSides(other.id)).toBe(bothSides(side.id));
      expect([other.kind, other.set]).toEqual([side.kind, side.set]);
      expect(otherSide(other)).toBe(side);
    }
  });

  it('numbers every card by its place, and finds it by its id', () => {
    cards.forEach((card, index) => {
      expect(card.index).toBe(index);
      expect(cardById(card.id)).toBe(card);
    });
    expect(() => cardById('E999')).toThrow('there is no card E999');
  });

  it('gives every ability a meaning (E19): what it does fits when it happens', () => {
    for (const card of cards) for (const ability of card.abilities) expect(meaningOf(ability), card.id).not.toBe('');
  });

  it('keeps the ranges of E3.7 and E11.1', () => {
    const starts = islandSides.map(({ abilities }) => itemAt(abilities, 0).start ?? { draw: 0, compost: 0, soil: 0 });
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)];
    expect(range(starts.map(({ draw }) => draw))).toEqual([3, 12]);
    expect(range(starts.map(({ compost }) => compost))).toEqual([0, 6]);
    expect(range(starts.map(({ soil }) => soil))).toEqual([4, 8]);
    expect(range(starts.map(({ draw, compost }) => draw - compost))).toEqual([2, 8]);
    const events = earthCards.filter(({ kind }) => kind === 'event');
    expect(range(events.map(({ points }) => points))).toEqual([-4, 2]);
    expect(events.filter(({ timing }) => timing === 'between_turns').map(({ id }) => id)).toEqual(
      ['E294', 'E297', 'E298', 'E300'], // E11.6
    );
  });

  it('marks icons as E20.7 derives them from the abilities', () => {
    for (const card of cards.filter(({ kind }) => ['flora', 'terrain', 'island', 'climate'].includes(kind))) {
      const inText = Object.entries(ICON_IN_TEXT).flatMap(([icon, ids]) => (ids.includes(card.id) ? [icon] : []));
      expect(new Set(card.icons), card.id).toEqual(new Set([...derivedIcons(card), ...inText]));
    }
  });

  it('refuses fields that nobody reads and words outside the vocabulary', () => {
    expect(() => readAll({ a: 1, b: 2 }, 'x', (fields: Fields) => fields.whole('a'))).toThrow('without a meaning: b');
    expect(() => readAbility({ color: 'pink', when: 'activate' }, 'E000')).toThrow('E000.color must be one of');
    const ability = { color: 'red', when: 'activate', gain: [{ what: 'gold', n: 1 }] };
    expect(() => readAbility(ability, 'E000')).toThrow('E000.gain[0].what must be one of draw');
  });
});

/** Which of the few shapes of E19 an ability has; nothing if none fits. */
function meaningOf({ when, gain, effect, score, need, start, place, direction, per }: Ability): string {
  const shapes: Record<Ability['when'], boolean> = {
    activate: gain.length > 0 || effect?.kind === 'copy',
    plant: gain.length > 0 || effect?.kind === 'pay_planting_with' || effect?.kind === 'extra_planting_for_all',
    play: gain.length > 0,
    setup: start !== undefined || gain.length > 0,
    passive: effect !== undefined,
    event_played: gain.length > 0,
    game_end: score !== undefined,
    claim: need !== undefined,
  };
  const placed = place === undefined || (direction !== undefined && gain.length === 1);
  return shapes[when] && placed && (per === undefined || per.every > 0) ? when : '';
}

/** E20.7: fourteen terrains carry an icon inside their scoring text. */
const ICON_IN_TEXT = {
  growth: ['E119', 'E121', 'E306'],
  sprout: ['E120', 'E122', 'E307'],
  soil: ['E126', 'E127', 'E165', 'E304'],
  compost: ['E167', 'E305'],
  draw: ['E303'],
  colon: ['E308'],
};

/** E20.7: the icons that follow from the abilities. */
function derivedIcons(card: Card): Set<string> {
  const icons = new Set<string>();
  for (const { pay, gain, effect, start } of card.abilities) {
    for (const { what } of [...pay, ...gain]) {
      if (what.includes('compost')) icons.add('compost');
      else if (what.startsWith('sprout')) icons.add('sprout');
      else if (what !== 'seed') icons.add(what);
    }
    if (pay.length > 0) icons.add('colon');
    if (start) for (const icon of ['draw', 'soil', 'compost']) icons.add(icon);
    if (effect?.kind === 'discount') icons.add('soil');
    if (effect?.kind === 'plant_over') icons.add('compost').add('draw');
    if (effect?.kind === 'pay_planting_with') {
      icons.add('soil').add(effect.what === 'hand_card' ? 'compost' : effect.what);
    }
  }
  return icons;
}
