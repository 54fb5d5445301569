import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { earthBots } from '../bot/levels.ts';
import { STYLES, type Style } from '../material/styles.ts';
import { earth, type EarthTypes } from '../rules/index.ts';
import { type Parts, partsOf, totalOf } from '../rules/result.ts';
import type { State } from '../rules/state.ts';

const DEALS = 12;

const sum = (points: readonly number[]): number => points.reduce((all, some) => all + some, 0);

const OWN: Readonly<Record<Style, (parts: Parts) => number>> = {
  terrain: ({ terrain }) => terrain,
  flora: ({ cards, sprouts, growth }) => cards + sprouts + growth,
  fauna: ({ fauna }) => fauna,
  compost: ({ compost }) => compost,
};

/** The ends of the same games of two; the first seat is the bot's. */
function endsOf(name: string): State[] {
  const [bot, other] = [itemAt(earthBots, name)(earth), earthBots.tree(earth)];
  return Array.from({ length: DEALS }, (_, deal) => {
    const chance = SeededChance.from(`style ${deal}`);
    const state = earth.start(2, readOptions(earth.options) as EarthTypes['Options'], chance);
    for (let [seat] = earth.waitingFor(state); seat !== undefined; [seat] = earth.waitingFor(state)) {
      const player = seat === 0 ? bot : other;
      earth.play(state, seat, player.choose(earth.view(state, seat), seat, SeededChance.from('own')), chance);
    }
    return state;
  });
}

describe('a bot with a style', () => {
  const plain = endsOf('tree');
  const total = sum(plain.map((state) => totalOf(partsOf(state, 0))));
  test.each(STYLES)('%s scores more with that, and hardly less in all', (style) => {
    const ends = endsOf(`tree-${style}`);
    const own = (states: readonly State[]) => sum(states.map((state) => OWN[style](partsOf(state, 0))));
    expect(own(ends)).toBeGreaterThan(own(plain));
    expect(sum(ends.map((state) => totalOf(partsOf(state, 0))))).toBeGreaterThan(0.9 * total);
  });
});
