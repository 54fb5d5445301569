import { BadInput, itemAt, type JsonObject, Match, SeededChance, type Viewer } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { asksOpenly } from '../asks-openly.ts';
import { drawText } from '../board/text.ts';
import { cardById, cards } from '../material/cards.ts';
import { seen } from '../rules/events.ts';
import { earth } from '../rules/index.ts';
import type { View } from '../rules/view.ts';
import { type Planted, type Seating, type Sitting, table } from './kit.ts';

const options = { planting: 'faceDown' } as const;
const one = (card: string): readonly Planted[] => [{ card, at: [0, 0] }];
const rich = { soil: 9, leaves: 0, seeds: 0 };

/** Everybody is about to plant; the first seat is active. */
const planting = (...players: Seating[]): Sitting =>
  table({
    players: players.map((player) => Object.assign({}, rich, player)),
    options,
    phase: 'plant',
    color: 'green',
  });

const seatIn = (sitting: Sitting, viewer: Viewer, seat: number): View['players'][number] =>
  itemAt(earth.view(sitting.state, viewer).players, seat);
const heard = (sitting: Sitting, viewer: Viewer): string[] =>
  sitting.events.flatMap((event) => seen(event, viewer)?.kind ?? []);
const number = (card: string): number => cardById(card).index;

describe('planting face down (E18.5)', () => {
  it('shows others a back in its place, and neither the card nor what it cost', () => {
    const sitting = planting({ hand: ['E001', 'E002'], tableau: one('E005') }, { hand: ['E003'] });
    sitting.does(0, 'plant E001 b1');
    for (const viewer of [1, 'public'] as const) {
      const { cells, faceDown, soil, handSize, planted } = seatIn(sitting, viewer, 0);
      expect([cells[0], cells[1], faceDown]).toEqual([number('E005'), -1, [1]]);
      expect({ soil, handSize, planted }).toEqual({ soil: 9, handSize: 1, planted: [] });
    }
    expect(sitting.player(0).soil).toBeLessThan(9);
    const { cells, faceDown } = seatIn(sitting, 0, 0);
    expect([cells[1], faceDown]).toEqual([number('E001'), [1]]);
  });

  it('moves what lies there along when a card is laid left of it', () => {
    const tableau = [{ card: 'E005', at: [0, 0], sprouts: 1 }] as const;
    const sitting = planting({ hand: ['E001'], tableau }, { hand: ['E003'] });
    sitting.does(0, 'plant E001 z1');
    const { cells, sprouts, faceDown } = seatIn(sitting, 1, 0);
    expect([cells.slice(0, 2), sprouts.slice(0, 2), faceDown]).toEqual([[-1, number('E005')], [0, 1], [0]]);
  });

  it('tells the owner at once and the others that a card lies there, and all when everybody has chosen', () => {
    const sitting = planting({ hand: ['E001', 'E002'] }, { hand: ['E003'] });
    sitting.does(0, 'plant E001 a1', 'done');
    expect(heard(sitting, 0)).toContain('planted');
    expect(heard(sitting, 1)).toEqual(['planted-face-down']);
    expect(sitting.state.faceDown).not.toBeNull();
    sitting.does(1, 'done');
    expect(sitting.state.faceDown).toBeNull();
    expect(heard(sitting, 'public').slice(0, 3)).toEqual(['planted-face-down', 'turned-up', 'planted']);
    expect(heard(sitting, 0).filter((kind) => kind === 'planted')).toHaveLength(1);
    const { cells, soil, faceDown } = seatIn(sitting, 1, 0);
    expect([cells[0], soil, faceDown]).toEqual([number('E001'), sitting.player(0).soil, undefined]);
  });

  it('hides the conversions and events that pay for it', () => {
    const tableau = [{ card: 'E005', at: [0, 0], sprouts: 3 }] as const;
    const sitting = planting({ hand: ['E001'], tableau, soil: 0 }, { hand: ['E003'] });
    const before = earth.view(sitting.state, 'public');
    sitting.does(0, 'convert soil');
    expect(earth.view(sitting.state, 'public')).toEqual(before);
    expect([sitting.player(0).soil, heard(sitting, 1)]).toEqual([2, []]);
  });

  it('lets an ability that looks at a neighbour wait until the cards are turned up (D17)', () => {
    const sitting = planting({ hand: ['E347', 'E002'], soil: 20 }, { hand: ['E010', 'E003'], soil: 20 });
    sitting.does(0, 'plant E347 a1', 'done');
    const soil = sitting.player(0).soil;
    expect(earth.view(sitting.state, 0).waiting).toMatchObject([{ seat: 0, task: { kind: 'ability' } }]);
    expect(earth.view(sitting.state, 1).waiting).toBeUndefined();
    sitting.does(1, 'plant E010 a1');
    if (sitting.state.faceDown !== null) sitting.does(1, 'done');
    const blue = itemAt(earth.view(sitting.state, 0).players, 1).cells.includes(number('E010'));
    expect([blue, sitting.player(0).soil - soil]).toEqual([true, blueAbilities(sitting, 1)]);
  });

  it('offers gifts and the planting for all only then (E5.5)', () => {
    const sitting = planting({ hand: ['E349', 'E348', 'E002'], soil: 20 }, { hand: ['E003', 'E004'], soil: 20 });
    sitting.does(0, 'plant E349 a1');
    expect(sitting.may(1)).not.toContain('accept 2');
    sitting.does(0, 'plant E348 b1');
    expect([sitting.state.phase, sitting.state.extra]).toEqual(['plant', 0]);
    sitting.does(1, 'done');
    expect(sitting.state.phase).toBe('reveal');
    sitting.does(1, 'accept 2');
    expect([sitting.player(1).store, sitting.state.phase]).toEqual([2, 'extra']);
    sitting.does(1, 'plant E003 a1');
    expect(seatIn(sitting, 0, 1).faceDown).toEqual([0]);
  });

  it('is drawn as text, and asked behind a curtain', () => {
    const sitting = planting({ hand: ['E001', 'E002'] }, { hand: ['E003'] });
    sitting.does(0, 'plant E001 a1');
    expect(drawText(earth.view(sitting.state, 1), 1, 'en')).toContain('  1  [ ]');
    expect(drawText(earth.view(sitting.state, 0), 0, 'en')).toContain('  1  [E001]');
    expect([0, 1].map((seat) => asksOpenly(earth.view(sitting.state, seat), seat))).toEqual([false, false]);
  });

  it('is off unless it is chosen, and needs others', () => {
    const start = (players: number, chosen: JsonObject) =>
      new Match(earth, players, chosen, SeededChance.from('options')).state.options;
    expect(start(2, {})).not.toHaveProperty('planting');
    expect(start(2, options)).toHaveProperty('planting', 'faceDown');
    expect(() => start(1, options)).toThrow(BadInput);
  });

  it('reads states that were saved before it could be chosen', () => {
    const { faceDown: _later, ...saved } = table({ players: [{}, {}], phase: 'color' }).state;
    expect(earth.restore(structuredClone(saved) as never).faceDown).toBeNull();
  });
});

/** How many cards of a seat's area have a blue ability (E347). */
const blueAbilities = (sitting: Sitting, seat: number): number => {
  const { cells, island, climate } = sitting.player(seat);
  return [...cells, island, climate].filter(
    (card) => card >= 0 && itemAt(cards, card).abilities.some(({ color }) => color === 'blue'),
  ).length;
};
