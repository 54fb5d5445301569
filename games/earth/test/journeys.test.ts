import { describe, expect, it } from 'vitest';
import { changes, growths, journeys, type Scene } from '../board/motion/journeys.ts';

const GOODS = { soil: 3, seed: 0, sprout: 0, compost: 5 };
const scene = (zones: [number, 'hand' | 'offer' | 'island'][], part: Partial<Scene> = {}): Scene => ({
  seat: 0,
  isOwn: true,
  zones: new Map(zones),
  sprouts: new Map(),
  growth: new Map(),
  goods: GOODS,
  backs: 0,
  ...part,
});

describe('what is seen to move', () => {
  const before = scene([
    [1, 'hand'],
    [2, 'hand'],
    [3, 'island'],
  ]);

  it('is a card from the hand to the island, and back when it is taken back', () => {
    const after = scene([
      [1, 'island'],
      [2, 'hand'],
      [3, 'island'],
    ]);
    expect(journeys(before, after)).toEqual([{ card: 1, from: 'hand', to: 'island' }]);
    expect(journeys(after, before)).toEqual([{ card: 1, from: 'island', to: 'hand' }]);
  });

  it('is no card that is turned up in its place (E18.5)', () => {
    const hidden = scene([], { seat: 1, isOwn: false, backs: 1 });
    expect(journeys(hidden, scene([[4, 'island']], { seat: 1, isOwn: false }))).toEqual([]);
  });

  it('is what is drawn, from the deck', () => {
    const after = scene([...before.zones, [9, 'hand'], [8, 'offer']]);
    expect(journeys(before, after)).toEqual([
      { card: 9, from: 'deck', to: 'hand' },
      { card: 8, from: 'deck', to: 'offer' },
    ]);
  });

  it('is what is composted from the hand, but no event that is played', () => {
    const after = scene([[3, 'island']]);
    expect(journeys(before, after)).toEqual([]);
    const more = { ...after, goods: { ...GOODS, compost: 7 } };
    expect(journeys(before, more).map(({ card, to }) => [card, to])).toEqual([
      [1, 'compost'],
      [2, 'compost'],
    ]);
  });

  it('is a card that somebody plants whose island is looked at', () => {
    const theirs = { seat: 1, isOwn: false };
    expect(
      journeys(
        scene([[3, 'island']], theirs),
        scene(
          [
            [3, 'island'],
            [4, 'island'],
          ],
          theirs,
        ),
      ),
    ).toEqual([{ card: 4, from: 'seat', to: 'island' }]);
  });

  it('is nothing when another island is looked at', () => {
    const other = scene([[7, 'island']], { seat: 1, isOwn: false, goods: { ...GOODS, soil: 9 } });
    expect([journeys(before, other), growths(before, other), changes(before, other)]).toEqual([[], [], []]);
  });

  it('is every new piece, but none that a card brings along or loses', () => {
    const lies = (sprouts: [number, number][], growth: [number, number][]) =>
      scene([], { sprouts: new Map(sprouts), growth: new Map(growth) });
    const after = lies(
      [
        [3, 4],
        [5, 2],
      ],
      [[3, 1]],
    );
    expect(growths(lies([[3, 1]], [[3, 2]]), after)).toEqual([{ card: 3, piece: 'sprout', n: 3 }]);
  });

  it('is every good whose number changes', () => {
    expect(changes(before, scene([], { goods: { ...GOODS, soil: 4, compost: 6 } }))).toEqual(['soil', 'compost']);
  });
});
