import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { cards } from '../material/cards.ts';
import { earth } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';

const options = (given: Partial<Options> = {}) => readOptions(earth.options, given) as Options;
const begin = (players: number, given: Partial<Options> = {}, seed = 'set-up') => {
  const chance = SeededChance.from(seed);
  const state = earth.start(players, options(given), chance);
  return { state, chance };
};

/** Everybody takes the first side of everything and composts the first cards. */
function seated(players: number, given: Partial<Options> = {}) {
  const { state, chance } = begin(players, given);
  while (state.phase === 'sides' || state.phase === 'hands') {
    for (const seat of earth.waitingFor(state)) earth.play(state, seat, itemAt(earth.moves(state, seat), 0), chance);
  }
  return state;
}

describe('set-up (E3)', () => {
  it('E3.5: sides to choose from, common ecosystems and seeds by level', () => {
    const levels = (['beginner', 'standard', 'advanced'] as const).map((level) => {
      const { state } = begin(2, { level });
      return [
        itemAt(state.players, 0).dealt.length,
        state.common.length,
        itemAt(seated(2, { level }).players, 0).seeds % 2,
      ];
    });
    expect(levels).toEqual([
      [4, 0, 0],
      [6, 2, 0],
      [12, 2, 1],
    ]);
  });

  it('E3.7: the island’s start: draw, compost exactly so many, take soil', () => {
    const state = seated(3);
    for (const { island, hand, compost, soil } of state.players) {
      const { start } = itemAt(itemAt(cards, island).abilities, 0);
      expect([hand.length + compost.length, compost.length, soil]).toEqual([start?.draw, start?.compost, start?.soil]);
    }
  });

  it('E3.14: what the others choose is secret until all have chosen', () => {
    const { state, chance } = begin(2);
    const before = earth.view(state, 1);
    earth.play(state, 0, itemAt(earth.moves(state, 0), 0), chance);
    expect(itemAt(earth.view(state, 1).players, 0).island).toBe(itemAt(before.players, 0).island);
    expect(itemAt(earth.view(state, 0).players, 0).island).not.toBe(-1);
  });

  it('E16.1: teams may leave Abundance in the box', () => {
    expect(begin(4, { teams: '2v2', abundance: false }).state.boards).toHaveLength(2);
  });

  it('E3.12: base-only leaves every Abundance card out', () => {
    const { state } = begin(5, { abundance: false });
    const used = [...state.deck, ...state.fauna, ...state.common, ...state.players.flatMap(({ dealt }) => dealt)];
    expect(used.filter((card) => itemAt(cards, card).set === 'abundance')).toEqual([]);
    expect(state.deck).toHaveLength(283);
  });

  it('E3.11, E16.1: refuses tables that the rules do not know', () => {
    expect(() => begin(1, { level: 'beginner' })).toThrow('solo is played at standard or advanced');
    expect(() => begin(6, { abundance: false })).toThrow('six players need Abundance');
    expect(() => begin(4, { teams: '3v3' })).toThrow('teams 3v3 need 6 players, not 4');
  });
});

describe('a saved game', () => {
  it('of four players in progress stays under 64 kB', () => {
    const { state, chance } = begin(4);
    const choice = SeededChance.from('set-up', 'choices');
    let largest = 0;
    while (earth.waitingFor(state).length > 0) {
      const seat = itemAt(earth.waitingFor(state), 0);
      const moves = earth.moves(state, seat);
      earth.play(state, seat, itemAt(moves, choice.pick(moves.length)), chance);
      largest = Math.max(largest, JSON.stringify(earth.save(state)).length);
    }
    expect(largest).toBeLessThan(64 * 1024);
  });
});
