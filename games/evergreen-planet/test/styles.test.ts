import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planetBots } from '../bot/levels.ts';
import { STYLES, type Style } from '../material/styles.ts';
import { planet } from '../rules/index.ts';
import { partsOf, totalOf } from '../rules/result.ts';
import type { Parts, PlanetTypes, State } from '../rules/types.ts';

const DEALS = 12;

const sum = (points: readonly number[]): number => points.reduce((all, some) => all + some, 0);

const OWN: Readonly<Record<Style, (parts: Parts) => number>> = {
  light: ({ light }) => sum(light),
  forest: ({ forest }) => sum(forest),
  fertility: ({ fertility }) => fertility,
};

/** The ends of the same solo games, played by one bot. */
function endsOf(name: string): State[] {
  const bot = itemAt(planetBots, name)(planet);
  return Array.from({ length: DEALS }, (_, deal) => {
    const chance = SeededChance.from(`style ${deal}`);
    const state = planet.start(1, readOptions(planet.options) as PlanetTypes['Options'], chance);
    for (let [seat] = planet.waitingFor(state); seat !== undefined; [seat] = planet.waitingFor(state)) {
      planet.play(state, seat, bot.choose(planet.view(state, seat), seat, SeededChance.from('own')), chance);
    }
    return state;
  });
}

describe('a bot with a style', () => {
  const plain = endsOf('tree');
  const total = sum(plain.map((state) => totalOf(state, 0)));
  test.each(STYLES)('%s scores more with that, and hardly less in all', (style) => {
    const ends = endsOf(`tree-${style}`);
    const own = (states: readonly State[]) => sum(states.map((state) => OWN[style](partsOf(state, 0))));
    expect(own(ends)).toBeGreaterThan(own(plain));
    expect(sum(ends.map((state) => totalOf(state, 0)))).toBeGreaterThan(0.95 * total);
  });
});
