import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { BITS, emptyInputs, type Inputs, NUMBERS, writePlanet, writeTable } from '../bot/network/inputs.ts';
import { networkJudge } from '../bot/network/judge.ts';
import { layersOf, type NetworkData } from '../bot/network/load.ts';
import { Network, sizesOf } from '../bot/network/network.ts';
import { TURNED } from '../bot/network/turned.ts';
import { greedyBot } from '../bot/greedy.ts';
import { FITTED } from '../bot/weights.ts';
import { type Options, planet, type State } from '../rules/index.ts';
import { ROUNDS, SIDES, SIZE, SPACES } from '../material/facts.ts';

const HIDDEN = [8, 4] as const;
const SIZE_OF_ALL = sizesOf(HIDDEN).reduce((sum, size) => sum + size, 0);

/** A small network with weights by chance. */
function anyNetwork(seed: string): NetworkData {
  const chance = SeededChance.from(seed);
  const weights = Array.from({ length: SIZE_OF_ALL }, () => chance.pick(2001) - 1000);
  return { model: FITTED, hidden: HIDDEN, scales: [1, 2, 3, 4, 5, 6].map((scale) => scale / 1000), weights };
}

/** States from the beginning to the end of a game of two. */
function statesOf(seed: string): State[] {
  const chance = SeededChance.from(seed);
  const bot = greedyBot();
  const state = planet.start(2, readOptions(planet.options) as Options, chance);
  const states: State[] = [];
  for (let seats = planet.waitingFor(state); seats.length > 0; seats = planet.waitingFor(state)) {
    states.push(planet.copy(state));
    const seat = itemAt(seats, 0);
    planet.play(state, seat, bot.choose(planet.view(state, seat), seat, chance), chance);
  }
  return states;
}

function inputsOf(state: State): Inputs {
  const inputs = emptyInputs();
  writeTable(inputs, state);
  writePlanet(inputs, state, 0, 50);
  return inputs;
}

/** The same network, input by input and neuron by neuron; behind the first layer with the weights of the round. */
function plainly(data: NetworkData, { bits, bitCount, numbers, round }: Inputs): number {
  const { hidden, first, firstBias, second, secondBias, last, lastBias } = layersOf(data);
  const all = [...Array.from({ length: BITS }, (_, bit) => Number(bits.slice(0, bitCount).includes(bit))), ...numbers];
  const ofRound = (weights: Float32Array) => weights.slice((weights.length / ROUNDS) * round);
  const layer = (from: readonly number[], weights: Float32Array, bias: Float32Array, width: number) =>
    Array.from({ length: width }, (_, neuron) =>
      Math.max(
        0,
        from.reduce((sum, input, i) => sum + input * (weights[i * width + neuron] ?? 0), bias[neuron] ?? 0),
      ),
    );
  const one = layer(all, first, firstBias, hidden[0]);
  const two = layer(one, ofRound(second), ofRound(secondBias), hidden[1]);
  return two.reduce((sum, value, i) => sum + value * (ofRound(last)[i] ?? 0), lastBias[round] ?? 0);
}

describe('the network', () => {
  const data = anyNetwork('weights');
  const positions = statesOf('network').filter((_, i) => i % 9 === 0);

  test('says what the layers say, whichever planet it compares with', () => {
    const network = new Network(layersOf(data));
    for (const [i, state] of positions.entries()) {
      const inputs = inputsOf(state);
      expect(network.correction(inputs), `position ${i}`).toBeCloseTo(plainly(data, inputs), 6);
      if (i % 3 === 0) network.keep(inputs);
    }
  });

  test('judges the same whatever it judged before, once it knows the planet before the turn', () => {
    const fresh = (state: State) => {
      const judge = networkJudge(data);
      judge.beforeTurn(state, 1);
      return judge.value(state, 1);
    };
    const used = networkJudge(data);
    for (const state of positions) {
      used.beforeTurn(state, 1);
      expect(used.value(state, 1)).toBe(fresh(state));
    }
  });

  test('refuses weights that are too few', () => {
    expect(() => layersOf({ ...data, weights: data.weights.slice(1) })).toThrow(/has \d+ weights instead of \d+/);
  });
});

describe('its inputs', () => {
  test('are as many as they say and stay within their room', () => {
    for (const state of statesOf('inputs')) {
      const { bits, bitCount, numbers } = inputsOf(state);
      expect(bitCount).toBeLessThanOrEqual(bits.length);
      expect(bits.slice(0, bitCount).every((bit) => bit >= 0 && bit < BITS)).toBe(true);
      expect(numbers).toHaveLength(NUMBERS);
      expect(numbers.every(Number.isFinite)).toBe(true);
    }
  });

  test('turn the planet until the first sun stands at the top and the second at the right (P2.2, P7.4)', () => {
    const spaces = Array.from({ length: SPACES }, (_, space) => space);
    const row = (space: number) => Math.floor(space / SIZE);
    const column = (space: number) => space % SIZE;
    const isAtSide = [
      (space: number) => row(space) === 0,
      (space: number) => column(space) === SIZE - 1,
      (space: number) => row(space) === SIZE - 1,
      (space: number) => column(space) === 0,
    ];
    for (const side of SIDES.keys()) {
      const turned = itemAt(TURNED, side);
      expect(new Set(turned).size).toBe(SPACES);
      for (const [turns, isThere] of isAtSide.entries()) {
        const isNow = itemAt(isAtSide, (side + turns) % SIDES.length);
        expect(spaces.filter(isNow).every((space) => isThere(turned[space] ?? -1))).toBe(true);
      }
    }
  });

  test('do not tell apart what the seat cannot tell apart', () => {
    for (const [i, state] of statesOf('hidden').entries()) {
      if (i % 7 !== 0) continue;
      const other = planet.imagine(planet.view(state, 0), SeededChance.from(`other ${i}`));
      expect(inputsOf(other), `state ${i}`).toEqual(inputsOf(state));
    }
  });
});
