import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { cards, cardById } from '../material/cards.ts';
import type { Counter } from '../material/vocabulary.ts';
import { countedBy, isCounted } from '../rules/count/counted.ts';
import { countOf, type Counting } from '../rules/count/counters.ts';
import { goalForecast } from '../rules/goal.ts';
import { bitCount } from '../rules/grid.ts';
import { earth } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { table } from './kit.ts';

const number = (id: string): number => cardById(id).index;

/** A table that was played at random. */
function played(seed: string, steps: number): State {
  const chance = SeededChance.from(seed);
  const state = earth.start(3, readOptions(earth.options, {}) as Options, chance);
  for (let step = 0; step < steps && state.phase !== 'over'; step++) {
    const seats = earth.waitingFor(state);
    const seat = itemAt(seats, chance.pick(seats.length));
    const moves = earth.moves(state, seat);
    earth.play(state, seat, itemAt(moves, chance.pick(moves.length)), chance);
  }
  return state;
}

/** Everything that fauna, ecosystems and terrains ask for. */
const goals = cards.flatMap(({ abilities }) =>
  abilities.flatMap(({ need, score, direction }) => {
    const counter = need?.counter ?? score?.counter;
    return counter === undefined ? [] : [{ counter, direction }];
  }),
);

/** How many cards a count of so much must have ringed; undefined where pieces, goods or sets are counted. */
function ringsOf({ count }: Counter, counted: number): number | undefined {
  if (count === 'cards' || count === 'longest_line') return counted;
  if (count === 'this_line') return counted * 4;
  return count === 'soil' || count === 'hand' || count === 'compost' || count === 'events' ? 0 : undefined;
}

describe('the cards that count', () => {
  test.each(['one', 'two', 'three', 'four'])('E20: are as many as the rules count (game %s)', (seed) => {
    const state = played(seed, 1500);
    for (const { counter, direction } of goals) {
      const from: Counting = { areas: state.players, seat: 1, neighbour: 2, cell: 0, direction };
      const { cells, island, climate } = countedBy(counter, from);
      const rings = ringsOf(counter, countOf(counter, from));
      if (rings !== undefined) expect(bitCount(cells) + Number(island) + Number(climate)).toBe(rings);
    }
  });

  test('E21.5: a terrain counts where it lies, for its owner, whoever is looked at', () => {
    const { state } = table({
      players: [
        {},
        {
          tableau: [
            { card: 'E002', at: [0, 0] },
            { card: 'E004', at: [0, 1] },
            { card: 'E005', at: [1, 0] },
          ],
        },
      ],
      phase: 'color',
    });
    const goal = goalForecast(state, 0, number('E002'));
    expect(goal?.seat).toBe(1);
    const herbs = [0, 1].filter((cell) =>
      itemAt(cards, itemAt(itemAt(state.players, 1).cells, cell)).types.includes('herb'),
    );
    expect(goal?.count).toBe(herbs.length);
    expect([0, 1, 4].filter((cell) => goal && isCounted(goal.counted, cell))).toEqual(herbs);
    expect(goalForecast(state, 0, number('E029'))).toBeUndefined();
  });

  test('E20.1: of the player who has most, if that is somebody else', () => {
    const rocky = cards.filter(({ kind, habitats }) => kind === 'flora' && habitats.includes('rocky'));
    const [one, two] = [itemAt(rocky, 0), itemAt(rocky, 1)];
    const { state } = table({
      players: [
        { tableau: [{ card: 'E030', at: [0, 0] }] },
        {
          tableau: [
            { card: one.id, at: [0, 0] },
            { card: two.id, at: [0, 1] },
          ],
        },
      ],
      phase: 'color',
    });
    const goal = goalForecast(state, 0, number('E030'));
    expect(goal?.seat).toBe(0);
    expect(goal?.counted.seat).toBe(1);
    expect(goal?.counted.cells).toBe(0b11);
  });

  test('E21.4: fauna says how many are missing, an ecosystem at which count it brings more', () => {
    const { state } = table({ players: [{ tableau: [{ card: 'E005', at: [0, 0] }] }, {}], phase: 'color' });
    const fauna = goalForecast(state, 0, number('F341A'));
    expect(fauna?.nextAt).toBe(itemAt(itemAt(cards, number('F341A')).abilities, 0).need?.n);
    const trees = goalForecast(state, 0, number('S305A'));
    expect(trees?.nextPoints).toBeGreaterThan(trees?.points ?? 0);
  });
});
